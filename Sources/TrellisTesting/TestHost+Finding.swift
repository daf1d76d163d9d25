public import Foundation
import TrellisDisplayList

/// Something that the window shows.
public struct ShownElement: Hashable, Sendable, CustomStringConvertible {
  /// What it draws, in the word that printing ``TestHost/displayList`` uses: `text`, `fill`, `shape`, `image`; `list` and
  /// `effect` are what others are in.
  public var kind: String
  /// Its text, where it is one.
  public var text: String?
  /// The name that the app gave it for tests, or nil.
  public var identifier: String?
  /// Where it is, in points in the window's coordinate space.
  public var frame: CGRect

  init(_ item: DisplayItem, _ frame: CGRect) {
    kind =
      switch item.content {
      case .fill: "fill"
      case .shape: "shape"
      case .text: "text"
      case .image: "image"
      case .list: "list"
      case .effect: "effect"
      }
    if case .text(let content) = item.content { text = content.string }
    identifier = item.semantics?.identifier
    self.frame = frame
  }

  /// The kind, the text, the identifier and the frame, as far as there are such.
  public var description: String {
    let words = [kind, text.map { "“\($0)”" }, identifier.map { "identifier “\($0)”" }]
    let place = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    return (words.compactMap(\.self) + [place]).joined(separator: " ")
  }
}

/// What went wrong when a test used the window, in words that say what there is.
public struct TestHostError: Error, Hashable, CustomStringConvertible {
  /// The message.
  public let description: String
}

extension TestHost {
  /// Everything that is a text or has an identifier, back to front.
  public var elements: [ShownElement] {
    var found: [ShownElement] = []
    displayList.forEachItem { item, frame in
      let element = ShownElement(item, frame)
      if element.text != nil || element.identifier != nil { found.append(element) }
    }
    return found
  }

  /// What lies at a point of the window, in points: the frontmost thing that is drawn there, and then what it is in, innermost first;
  /// empty where events find nothing.
  public func elements(at point: CGPoint) -> [ShownElement] {
    displayList.hits(at: point).map { ShownElement($0.item, $0.frame) }
  }

  /// The texts, back to front, each whole.
  public var texts: [String] { elements.compactMap(\.text) }

  /// The texts, back to front, as they are shown: with `…` where characters had no room.
  public var shownTexts: [String] {
    var found: [String] = []
    displayList.forEachItem { item, _ in
      if case .text(let content) = item.content { found.append(content.shown ?? content.string) }
    }
    return found
  }

  /// The element with a text; where several have it, the frontmost.
  ///
  /// Throws where none has, with the texts that there are.
  public func find(text: String) throws(TestHostError) -> ShownElement {
    if let element = elements.last(where: { $0.text == text }) { return element }
    let texts = texts.map { "“\($0)”" }.joined(separator: ", ")
    throw TestHostError(description: "no text “\(text)” is shown; the texts are: \(texts)")
  }

  /// The element with an identifier; where several have it, the frontmost.
  ///
  /// Throws where none has, with those that there are.
  public func find(identifier: String) throws(TestHostError) -> ShownElement {
    if let element = elements.last(where: { $0.identifier == identifier }) { return element }
    let names = elements.compactMap(\.identifier).map { "“\($0)”" }.joined(separator: ", ")
    throw TestHostError(description: "no element has the identifier “\(identifier)”; there are: \(names)")
  }

  /// The frame of the element with a text, in points in the window's coordinate space.
  public func frame(ofText text: String) throws(TestHostError) -> CGRect {
    try find(text: text).frame
  }

  /// The frame of the element with an identifier, in points in the window's coordinate space.
  public func frame(ofIdentifier identifier: String) throws(TestHostError) -> CGRect {
    try find(identifier: identifier).frame
  }
}
