/// A lenient tokenizer of XML documents, for bounding their nesting.
///
/// Malformed markup also yields pieces: otherwise a parser that continues after an error wouldn't be bounded.
struct XMLText {
  enum Piece {
    case start(name: String, attributes: [(name: String, value: ArraySlice<UInt8>)], isEmpty: Bool)
    case end
    /// The text between tags, including style sheets.
    case text(ArraySlice<UInt8>)
  }

  static let quotes = Set("\"'".utf8)
  /// The bytes that make an entity more than plain text.
  static let markup = Set("<([{".utf8).union("#".utf8)
  private static let blanks = Set(" \t\r\n".utf8)
  private static let nameEnds = blanks.union("=/>\"'".utf8)

  private var rest: ArraySlice<UInt8>

  init(_ text: [UInt8]) { rest = text[...] }

  mutating func next() -> Piece? {
    while let first = rest.first {
      guard first == UInt8(ascii: "<") else { return .text(take { $0 != UInt8(ascii: "<") }) }
      if rest.starts(with: "<!--".utf8) {
        skip(behind: "-->")
      } else if rest.starts(with: "<![CDATA[".utf8) {
        let start = rest
        skip(behind: "]]>")
        return .text(start[..<rest.startIndex])
      } else if rest.starts(with: "<?".utf8) {
        skip(behind: "?>")
      } else if rest.starts(with: "</".utf8) {
        skip(behind: ">")
        return .end
      } else if rest.starts(with: "<!".utf8) {
        rest = rest.dropFirst()
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> Piece {
    rest = rest.dropFirst()
    let name = String(decoding: take { !Self.nameEnds.contains($0) }, as: UTF8.self)
    var attributes: [(name: String, value: ArraySlice<UInt8>)] = []
    var isEmpty = false
    while let byte = rest.first, byte != UInt8(ascii: ">") {
      isEmpty = byte == UInt8(ascii: "/")
      guard !Self.nameEnds.contains(byte) else {
        rest = rest.dropFirst()
        continue
      }
      let name = String(decoding: take { !Self.nameEnds.contains($0) }, as: UTF8.self)
      _ = take { Self.blanks.contains($0) || $0 == UInt8(ascii: "=") }
      guard let quote = rest.first, Self.quotes.contains(quote) else { continue }
      rest = rest.dropFirst()
      attributes.append((name, take { $0 != quote }))
      rest = rest.dropFirst()
    }
    rest = rest.dropFirst()
    let local = name.split(separator: ":").last.map(String.init) ?? name
    return .start(name: local, attributes: attributes, isEmpty: isEmpty)
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: condition)
    rest = rest[taken.endIndex...]
    return taken
  }

  private mutating func skip(behind end: String) {
    let end = Array(end.utf8)
    while !rest.isEmpty, !rest.starts(with: end) {
      rest = rest.dropFirst()
      rest = rest.drop { $0 != end[0] }
    }
    rest = rest.dropFirst(end.count)
  }

  /// Returns the names after number signs, to which a value may refer.
  static func names(in value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let value = value.contains(UInt8(ascii: "\\")) ? withoutEscapes(value)[...] : value
    guard value.contains(UInt8(ascii: "#")) else { return [] }
    var names: [ArraySlice<UInt8>] = []
    var rest = value.drop { $0 != UInt8(ascii: "#") }
    while !rest.isEmpty {
      let name = rest.dropFirst().prefix { !referenceEnds.contains($0) }
      if !name.isEmpty { names.append(name) }
      rest = rest.dropFirst().drop { $0 != UInt8(ascii: "#") }
    }
    return names
  }

  private static let referenceEnds = Set(" \t\r\n\"'();,{}#".utf8)

  /// Returns a style's text with its backslash escapes resolved.
  private static func withoutEscapes(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = value
    while let first = rest.first {
      rest = rest.dropFirst()
      guard first == UInt8(ascii: "\\") else {
        result.append(first)
        continue
      }
      let digits = rest.prefix(6).prefix { Character(Unicode.Scalar($0)).isHexDigit }
      guard let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else { continue }
      result.append(contentsOf: String(Unicode.Scalar(number).map(Character.init) ?? "?").utf8)
      rest = rest.dropFirst(digits.count)
      if let blank = rest.first, blanks.contains(blank) { rest = rest.dropFirst() }
    }
    return result
  }
}
