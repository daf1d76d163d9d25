import Foundation

/// A reader of inline Markdown: emphasis, code, links, strikethrough, character references and grammatical agreement.
///
/// Foundation's own reader isn't available on Linux. Unclosed or unknown syntax stays as it is written. So do strings longer than
/// `greatestLength`, because delimiters without partners take quadratic time. Emphasis is paired as CommonMark specifies.
nonisolated struct InlineMarkdown {
  /// A part of the source: a literal or an interpolated value.
  enum Part: Hashable {
    case literal(String)
    /// An interpolated value, which isn't read as Markdown.
    case value([Text.Piece])
  }

  /// A character, or the index of an interpolated value.
  private enum Element: Hashable {
    case character(Character)
    case value(Int)
  }

  /// Pieces of text, or a run of delimiters that may begin or end emphasis.
  struct Node {
    var pieces: [Text.Piece] = []
    var sign: Character?
    var count = 0
    var canOpen = false
    var canClose = false
  }

  private let elements: [Element]
  private let values: [[Text.Piece]]
  var nodes: [Node] = []
  /// Characters that aren't in a node yet.
  private var pending = ""
  /// Whether the reader is inside a link's text, which can't contain links.
  private var isInLink = false
  /// The locale that determines grammatical agreement with numbers.
  private let locale: Locale

  /// The maximum length of literals that are read as Markdown, in bytes.
  private static let greatestLength = 10_000

  /// Returns the styled pieces of literals and interpolated values.
  static func pieces(of parts: [Part], in locale: Locale) -> [Text.Piece] {
    var hasSigns = false
    var length = 0
    for case .literal(let literal) in parts {
      length += literal.utf8.count
      if length <= greatestLength, self.hasSigns(literal) { hasSigns = true }
    }
    var pieces: [Text.Piece] = []
    if !hasSigns || length > greatestLength {
      for part in parts {
        switch part {
        case .literal(let literal): pieces.append(Text.Piece(string: literal, styling: TextStyling()))
        case .value(let value): pieces += value
        }
      }
    } else {
      var reader = InlineMarkdown(parts, locale)
      pieces = reader.read(0..<reader.elements.count)
    }
    return joined(pieces)
  }

  /// Returns whether a literal contains any character that could be Markdown.
  static func hasSigns(_ literal: String) -> Bool { literal.utf8.contains(where: isSign) }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  /// Returns the pieces with adjacent pieces of the same styling joined and empty pieces removed.
  private static func joined(_ pieces: [Text.Piece]) -> [Text.Piece] {
    var result: [Text.Piece] = []
    for piece in pieces where !piece.string.isEmpty {
      if let last = result.last, last.styling == piece.styling {
        result[result.count - 1].string += piece.string
      } else {
        result.append(piece)
      }
    }
    return result
  }

  private init(_ parts: [Part], _ locale: Locale) {
    self.locale = locale
    var elements: [Element] = []
    var values: [[Text.Piece]] = []
    for part in parts {
      switch part {
      case .literal(let literal): elements += literal.map(Element.character)
      case .value(let value):
        elements.append(.value(values.count))
        values.append(value)
      }
    }
    self.elements = elements
    self.values = values
  }

  func character(at index: Int) -> Character? {
    guard elements.indices.contains(index), case .character(let character) = elements[index] else {
      return nil
    }
    return character
  }
}

// MARK: - Reading

extension InlineMarkdown {
  /// Returns the pieces of a range of the elements.
  private mutating func read(_ range: Range<Int>) -> [Text.Piece] {
    let outer = (nodes, pending)
    (nodes, pending) = ([], "")
    let brackets = matchingBrackets(in: range)
    var index = range.lowerBound
    while index < range.upperBound {
      switch elements[index] {
      case .value(let value):
        flush()
        nodes.append(Node(pieces: values[value]))
        index += 1
      case .character(let character):
        index = read(character, at: index, in: range, brackets)
      }
    }
    flush()
    pairEmphasis()
    let pieces = nodes.flatMap { node in
      node.sign.map { [Text.Piece(string: String(repeating: $0, count: node.count), styling: TextStyling())] }
        ?? node.pieces
    }
    (nodes, pending) = outer
    return pieces
  }

  /// Reads the syntax that begins with a character, and returns the index after it.
  private mutating func read(
    _ character: Character, at index: Int, in range: Range<Int>, _ brackets: [Int: Int]
  ) -> Int {
    switch character {
    case "\\":
      if index + 1 < range.upperBound, let next = self.character(at: index + 1), next.isASCII,
        next.isPunctuation || next.isSymbol
      {
        pending.append(next)
        return index + 2
      }
    case "`":
      if let end = readCode(at: index, in: range) { return end }
      let count = length(of: "`", at: index, in: range)
      pending += String(repeating: "`", count: count)
      return index + count
    case "[":
      if !isInLink, let end = brackets[index].flatMap({ readLink(index, $0, in: range) }) { return end }
    case "!":
      if self.character(at: index + 1) == "[",
        let end = brackets[index + 1].flatMap({ readImage(index + 1, $0, in: range) })
      {
        return end
      }
    case "^":
      if self.character(at: index + 1) == "[",
        let end = brackets[index + 1].flatMap({ readAttributes(index + 1, $0, in: range) })
      {
        return end
      }
    case "&":
      if let end = readNamedCharacter(at: index, in: range) { return end }
    case "<":
      if !isInLink, let end = readAddress(at: index, in: range) { return end }
    case "*", "_", "~":
      return readSigns(character, at: index, in: range)
    default:
      break
    }
    pending.append(character)
    return index + 1
  }

  mutating func flush() {
    guard !pending.isEmpty else { return }
    nodes.append(Node(pieces: [Text.Piece(string: pending, styling: TextStyling())]))
    pending = ""
  }

  /// Returns the index of the matching `]` for each `[` in a range.
  private func matchingBrackets(in range: Range<Int>) -> [Int: Int] {
    var open: [Int] = []
    var matches: [Int: Int] = [:]
    var index = range.lowerBound
    while index < range.upperBound {
      switch character(at: index) {
      case "\\": index += 1
      case "[": open.append(index)
      case "]": if let start = open.popLast() { matches[start] = index }
      default: break
      }
      index += 1
    }
    return matches
  }

  func length(of sign: Character, at index: Int, in range: Range<Int>) -> Int {
    var end = index
    while end < range.upperBound, character(at: end) == sign { end += 1 }
    return end - index
  }

  /// Reads code between backtick runs of equal length; returns nil if the first run isn't closed.
  private mutating func readCode(at index: Int, in range: Range<Int>) -> Int? {
    let count = length(of: "`", at: index, in: range)
    let start = index + count
    var end = start
    while end < range.upperBound {
      let run = length(of: "`", at: end, in: range)
      if run == count {
        var styling = TextStyling()
        styling.isMonospaced = true
        flush()
        var pieces = verbatim(start..<end)
        // A space at each end separates a backtick in the code from the delimiters, as in `` ` ``, and isn't part of the code.
        if pieces.count == 1, pieces[0].string.count > 2, pieces[0].string.hasPrefix(" "),
          pieces[0].string.hasSuffix(" "), pieces[0].string.contains("`")
        {
          pieces[0].string = String(pieces[0].string.dropFirst().dropLast())
        }
        nodes.append(
          Node(pieces: pieces.map { Text.Piece(string: $0.string, styling: $0.styling.within(styling)) }))
        return end + run
      }
      end += max(run, 1)
    }
    return nil
  }

  private func verbatim(_ range: Range<Int>) -> [Text.Piece] {
    var pieces: [Text.Piece] = []
    for element in elements[range] {
      switch element {
      case .character(let character):
        pieces.append(Text.Piece(string: String(character), styling: TextStyling()))
      case .value(let value): pieces += values[value]
      }
    }
    return InlineMarkdown.joined(pieces)
  }

  /// Returns the content of the parentheses after a bracket, and the index after them; nil if there are none.
  private func parentheses(behind close: Int, in range: Range<Int>) -> (content: String, end: Int)? {
    guard close + 1 < range.upperBound, character(at: close + 1) == "(" else { return nil }
    var end = close + 2
    var depth = 0
    while end < range.upperBound {
      let character = character(at: end)
      if character == "(" { depth += 1 }
      if character == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      if let character, character.isNewline { return nil }
      end += 1
    }
    guard end < range.upperBound else { return nil }
    return (verbatim((close + 2)..<end).map(\.string).joined(), end + 1)
  }

  /// Reads `[text](address)`; returns nil if no address follows.
  private mutating func readLink(_ open: Int, _ close: Int, in range: Range<Int>) -> Int? {
    guard let (address, end) = parentheses(behind: close, in: range) else { return nil }
    // A title after the address isn't shown.
    let target =
      address.trimmingCharacters(in: .whitespaces).split(separator: " ").first.map(String.init) ?? ""
    guard let url = URL(string: target.trimmingCharacters(in: CharacterSet(charactersIn: "<>"))) else {
      return nil
    }
    isInLink = true
    let text = read((open + 1)..<close)
    isInLink = false
    appendLink(text, to: url)
    return end
  }

  /// Reads `![text](address)`, showing the text instead of the image; returns nil if no address follows.
  private mutating func readImage(_ open: Int, _ close: Int, in range: Range<Int>) -> Int? {
    guard let (_, end) = parentheses(behind: close, in: range) else { return nil }
    let text = read((open + 1)..<close)
    flush()
    nodes.append(Node(pieces: text))
    return end
  }

  /// Reads `^[text](inflect: true)`, whose text agrees with its number.
  ///
  /// Other attributes are ignored. Returns nil if no attributes follow.
  private mutating func readAttributes(_ open: Int, _ close: Int, in range: Range<Int>) -> Int? {
    guard let (attributes, end) = parentheses(behind: close, in: range), attributes.contains(":") else {
      return nil
    }
    let text = read((open + 1)..<close)
    let inflects = attributes.split(separator: ",").contains { attribute in
      attribute.filter { !$0.isWhitespace } == "inflect:true"
    }
    flush()
    nodes.append(Node(pieces: inflects ? Inflection.inflected(text, in: locale) : text))
    return end
  }

  /// Reads `&amp;`, `&#38;` or `&#x26;`; returns nil if the reference is unknown.
  private mutating func readNamedCharacter(at index: Int, in range: Range<Int>) -> Int? {
    var name = ""
    var end = index + 1
    while end < range.upperBound, name.count < 10, let next = character(at: end), next != ";" {
      name.append(next)
      end += 1
    }
    guard end < range.upperBound, character(at: end) == ";", let named = NamedCharacters.character(name)
    else {
      return nil
    }
    pending += named
    return end + 1
  }

  /// Reads `<https://…>`; returns nil if the content isn't an address.
  private mutating func readAddress(at index: Int, in range: Range<Int>) -> Int? {
    guard let end = (index..<range.upperBound).first(where: { isAddressEnd(at: $0) }),
      character(at: end) == ">"
    else { return nil }
    let pieces = verbatim((index + 1)..<end)
    let address = pieces.map(\.string).joined()
    guard let colon = address.firstIndex(of: ":"), address.distance(from: address.startIndex, to: colon) > 1,
      let url = URL(string: address)
    else { return nil }
    appendLink(pieces, to: url)
    return end + 1
  }

  private func isAddressEnd(at index: Int) -> Bool {
    guard let character = character(at: index) else { return false }
    return character == ">" || character.isWhitespace
  }

  private mutating func appendLink(_ pieces: [Text.Piece], to url: URL) {
    var styling = TextStyling()
    styling.link = url
    flush()
    nodes.append(
      Node(pieces: pieces.map { Text.Piece(string: $0.string, styling: $0.styling.within(styling)) }))
  }
}
