import Foundation

/// Reads the Markdown of a line: emphasis, code, links, lines through, characters by name, and words that agree with a number.
///
/// Foundation's own reader isn't there on Linux. What isn't closed, or isn't Markdown of a line, stays as it is written,
/// and so does what is longer than any line: signs that never find their partners take time quadratic in the string.
/// Emphasis pairs up as CommonMark says.
nonisolated struct InlineMarkdown {
  /// Something that Markdown is read in.
  enum Part: Hashable {
    case literal(String)
    /// Something interpolated, which isn't read.
    case value([Text.Piece])
  }

  /// A character, or something interpolated.
  private enum Element: Hashable {
    case character(Character)
    case value(Int)
  }

  /// Characters with one look, or a run of signs that perhaps begins or ends emphasis.
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
  /// Whether what is read is a link's text, in which there are no links.
  private var isInLink = false
  /// Whose language words agree in with a number.
  private let locale: Locale

  /// The most bytes that are read as Markdown.
  private static let greatestLength = 10_000

  /// The pieces that a literal with values stands for.
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

  /// Whether anything in a literal could be Markdown.
  static func hasSigns(_ literal: String) -> Bool { literal.utf8.contains(where: isSign) }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  /// The pieces where neighbours of the same look are one.
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
  /// Reads a part of the elements, from the first to the last.
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

  /// Reads what begins with a character, and answers where it is over.
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

  /// For each `[` in a range, its `]`.
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

  /// Reads code between runs of as many backticks; nil where they aren't closed.
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
        // A space at each end only keeps the signs apart, as in `` ` ``.
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

  /// What stands in the parentheses behind a bracket, and where they are over; nil where there are none.
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

  /// Reads `[text](address)`; nil where no address follows.
  private mutating func readLink(_ open: Int, _ close: Int, in range: Range<Int>) -> Int? {
    guard let (address, end) = parentheses(behind: close, in: range) else { return nil }
    // A title behind the address isn't shown anywhere.
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

  /// Reads `![text](address)`, of which the text is shown: no picture is; nil where no address follows.
  private mutating func readImage(_ open: Int, _ close: Int, in range: Range<Int>) -> Int? {
    guard let (_, end) = parentheses(behind: close, in: range) else { return nil }
    let text = read((open + 1)..<close)
    flush()
    nodes.append(Node(pieces: text))
    return end
  }

  /// Reads `^[text](inflect: true)`, where the text agrees with its number.
  ///
  /// Other attributes change nothing. Nil where none follow.
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

  /// Reads `&amp;`, `&#38;` or `&#x26;`; nil where it is none that is known.
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

  /// Reads `<https://…>`; nil where it isn't an address.
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
