public import Foundation

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
      var styling = attributes.styling
      styling.link = attributes.link
      if !styling.isEmpty { run[MarkdownStylingAttribute.self] = styling }
      append(run)
    }
  }

  /// Encodes texts and attributes.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for run in runs {
      try list.encode(String(self[run.range].characters))
      try list.encode(CodedAttributes(run.link, run[MarkdownStylingAttribute.self] ?? TextStyling()))
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
  /// The bits of emphasis (1), strong emphasis (2), code (4) and strikethrough (32); nil for none.
  let intent: Int?

  init(_ link: URL?, _ styling: TextStyling) {
    self.link = link
    var bits = 0
    if styling.isItalic == true { bits |= 1 }
    if styling.isBold == true { bits |= 2 }
    if styling.isMonospaced == true { bits |= 4 }
    if styling.strikethrough != nil { bits |= 32 }
    intent = bits == 0 ? nil : bits
  }

  var styling: TextStyling {
    let bits = intent ?? 0
    var styling = TextStyling()
    if bits & 1 != 0 { styling.isItalic = true }
    if bits & 2 != 0 { styling.isBold = true }
    if bits & 4 != 0 { styling.isMonospaced = true }
    if bits & 32 != 0 { styling.strikethrough = .line(.single) }
    return styling
  }
}
