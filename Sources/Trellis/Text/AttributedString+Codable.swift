public import Foundation
import TrellisFoundation

/// The coding of attributed strings: texts and attributes in turn, in one array.
///
/// The attributes are links, and emphasis, code and strikethrough from Markdown; others, such as fonts and colours, are left out.
///
/// Source: documented that Foundation's attributes are coded, and SwiftUI's aren't; the names: observed.
extension AttributedString: @retroactive Codable {
  /// Decodes texts and attributes.
  public init(from decoder: any Decoder) throws {
    self.init()
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      var run = AttributedString(try list.decode(String.self))
      let attributes = try list.decode(CodedAttributes.self)
      run.link = attributes.link
      run.inlinePresentationIntent = attributes.intent.map { InlinePresentationIntent(rawValue: $0) }
      append(run)
    }
  }

  /// Encodes texts and attributes.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for run in runs {
      try list.encode(String(self[run.range].characters))
      try list.encode(CodedAttributes(run.link, run.inlinePresentationIntent?.rawValue))
    }
  }
}

/// The coded attributes of a run.
private nonisolated struct CodedAttributes: Codable {
  enum CodingKeys: String, CodingKey {
    case link = "NSLink"
    case intent = "NSInlinePresentationIntent"
  }

  let link: URL?
  /// The bits of an `InlinePresentationIntent`; nil for none.
  let intent: UInt?

  init(_ link: URL?, _ intent: UInt?) { (self.link, self.intent) = (link, intent) }
}
