public import Foundation
import TrellisDisplayList

/// An element that the window shows.
public struct ShownElement: Hashable, Sendable, CustomStringConvertible {
  /// The kind of drawing, as printing ``TestHost/displayList`` names it: `text`, `fill`, `shape`, `image`; `list` and `effect`
  /// contain others.
  public var kind: String
  /// The text; nil if the element isn't a text.
  public var text: String?
  /// The name that the app gave the element for tests, or nil.
  public var identifier: String?
  /// The frame, in points in the window's coordinate space.
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

  /// The kind, the text, the identifier and the frame; text and identifier are omitted if nil.
  public var description: String {
    let words = [kind, text.map { "“\($0)”" }, identifier.map { "identifier “\($0)”" }]
    let place = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    return (words.compactMap(\.self) + [place]).joined(separator: " ")
  }
}

/// An error in a test's use of the window; its message lists the contents of the window.
public struct TestHostError: Error, Hashable, CustomStringConvertible {
  /// The message.
  public let description: String
}

extension TestHost {
  /// The elements that are texts or have an identifier, back to front.
  public var elements: [ShownElement] {
    var found: [ShownElement] = []
    displayList.forEachItem { item, frame in
      let element = ShownElement(item, frame)
      if element.text != nil || element.identifier != nil { found.append(element) }
    }
    return found
  }

  /// Returns the elements at a point of the window, in points: the frontmost one that is drawn there, then those that contain it,
  /// innermost first.
  ///
  /// The result is empty if hit testing finds nothing.
  public func elements(at point: CGPoint) -> [ShownElement] {
    displayList.hits(at: point).map { ShownElement($0.item, $0.frame) }
  }

  /// The texts, back to front, without truncation.
  public var texts: [String] { elements.compactMap(\.text) }

  /// The texts, back to front, as they are shown: with `…` in place of characters that don't fit.
  public var shownTexts: [String] {
    var found: [String] = []
    displayList.forEachItem { item, _ in
      if case .text(let content) = item.content { found.append(content.shown ?? content.string) }
    }
    return found
  }

  /// Returns the element with a text; the frontmost if several have it.
  ///
  /// Throws if there is none; the error lists the texts.
  public func find(text: String) throws(TestHostError) -> ShownElement {
    if let element = elements.last(where: { $0.text == text }) { return element }
    let texts = texts.map { "“\($0)”" }.joined(separator: ", ")
    throw TestHostError(description: "no text “\(text)” is shown; the texts are: \(texts)")
  }

  /// Returns the element with an identifier; the frontmost if several have it.
  ///
  /// Throws if there is none; the error lists the identifiers.
  public func find(identifier: String) throws(TestHostError) -> ShownElement {
    if let element = elements.last(where: { $0.identifier == identifier }) { return element }
    let names = elements.compactMap(\.identifier).map { "“\($0)”" }.joined(separator: ", ")
    throw TestHostError(
      description: "no element has the identifier “\(identifier)”; the identifiers are: \(names)")
  }

  /// Returns the frame of the element with a text, in points in the window's coordinate space.
  public func frame(ofText text: String) throws(TestHostError) -> CGRect {
    try find(text: text).frame
  }

  /// Returns the frame of the element with an identifier, in points in the window's coordinate space.
  public func frame(ofIdentifier identifier: String) throws(TestHostError) -> CGRect {
    try find(identifier: identifier).frame
  }
}
