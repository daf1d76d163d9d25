public import Foundation
import TrellisDisplayList

/// Something that the window shows.
public struct ShownElement: Hashable, Sendable {
  /// Its text, where it is one.
  public var text: String?
  /// The name that the app gave it for tests, or nil.
  public var identifier: String?
  /// Where it is, in points in the window's coordinate space.
  public var frame: CGRect
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
      var text: String?
      if case .text(let content) = item.content { text = content.string }
      let identifier = item.semantics?.identifier
      if text != nil || identifier != nil {
        found.append(ShownElement(text: text, identifier: identifier, frame: frame))
      }
    }
    return found
  }

  /// The texts, back to front.
  public var texts: [String] { elements.compactMap(\.text) }

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
