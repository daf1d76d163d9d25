/// A scanner that splits source into tokens.
///
/// The compiler reads the same source, so errors needn't be reported. An unfinished literal of one line ends with the line.
///
/// Source: documented, docs.swift.org/swift-book, “Lexical Structure”.
struct Scanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The last token.
  private var last: Token?

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var scanner = Scanner(bytes: bytes)
    var tokens: [Token] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the byte at a distance from the position; 0 after the end.
  private func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private func isNext(_ text: StaticString) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where peek(index) != text.utf8Start[index] { return false }
    return true
  }

  private var isAtLineEnd: Bool { peek() == UInt8(ascii: "\n") || peek() == UInt8(ascii: "\r") }

  private mutating func next() -> Token? {
    let space = skipSpace()
    let start = position
    guard start < bytes.count else { return nil }
    let kind = scanToken(followsSpace: space.any)
    // Every token advances the position, whatever it is.
    position = max(position, start + 1)
    let token = Token(
      kind: kind, range: start..<min(position, bytes.count), startsLine: space.line, followsSpace: space.any)
    last = token
    return token
  }

  /// Skips spaces and comments, and returns whether there were any, and whether the next token starts a line.
  ///
  /// For the first token of the source, both are true.
  private mutating func skipSpace() -> (any: Bool, line: Bool) {
    let start = position
    var line = start == 0
    while position < bytes.count {
      if isNext("//") {
        while position < bytes.count, !isAtLineEnd { position += 1 }
      } else if isNext("/*") {
        skipComment()
      } else if (9...13).contains(peek()) || peek() == UInt8(ascii: " ") {
        if isAtLineEnd { line = true }
        position += 1
      } else {
        break
      }
    }
    return (start == 0 || position > start, line)
  }

  /// Skips a comment, which may contain nested ones.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        position += 2
      } else if isNext("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func scanToken(followsSpace: Bool) -> Token.Kind {
    let byte = peek()
    switch byte {
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      return .literal
    case UInt8(ascii: "#"):
      let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
      if peek(hashes) == UInt8(ascii: "\"") {
        position += hashes
        skipString(hashes: hashes)
        return .literal
      }
      if peek(hashes) == UInt8(ascii: "/") {
        position += hashes + 1
        while position < bytes.count, !matches(UInt8(ascii: "/"), count: 1, hashes: hashes) {
          position += peek() == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1 + hashes
        return .literal
      }
      position += 1
      return .punctuation(byte)
    case UInt8(ascii: "`"):
      position += 1
      while position < bytes.count, peek() != byte, !isAtLineEnd { position += 1 }
      if peek() == byte { position += 1 }
      return .name
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      return .literal
    default:
      if "()[]{},;:@\\".utf8.contains(byte) {
        position += 1
        return .punctuation(byte)
      }
      if let end = expressionEnd(followsSpace: followsSpace) {
        position = end
        return .literal
      }
      if operatorLength() > 0 {
        skipOperator(followsSpace: followsSpace)
        return .symbol
      }
      position += 1
      while position < bytes.count, isNameByte(peek()), peek() < 0x80 || operatorLength() == 0 {
        position += 1
      }
      return .name
    }
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipNumber() {
    let exponents = isNext("0x") ? "pP".utf8 : "eE".utf8
    while position < bytes.count {
      if exponents.contains(peek()), "+-".utf8.contains(peek(1)) {
        position += 2
      } else if isNameByte(peek())
        || peek() == UInt8(ascii: ".") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek(1))
      {
        position += 1
      } else {
        return
      }
    }
  }
}

// MARK: - Strings and regular expressions

extension Scanner {
  /// Skips the string that begins at the position, with its interpolations.
  private mutating func skipString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    // `#"""#` is a quote between quotes.
    let quotes = isNext("\"\"\"") && (hashes == 0 || isRestOfLineEmpty(after: 3)) ? 3 : 1
    position += quotes
    while position < bytes.count, !matches(quote, count: quotes, hashes: hashes) {
      if quotes == 1, isAtLineEnd { return }
      guard peek() == UInt8(ascii: "\\"), matches(UInt8(ascii: "\\"), count: 1, hashes: hashes) else {
        position += 1
        continue
      }
      position += 1 + hashes
      if peek() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
    }
    position += quotes + hashes
  }

  private func isRestOfLineEmpty(after distance: Int) -> Bool {
    let line = bytes[min(position + distance, bytes.count)...]
    let end = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return end == nil || end == UInt8(ascii: "\n") || end == UInt8(ascii: "\r")
  }

  /// Returns whether `count` of a byte are at the position, followed by `hashes` of `#`.
  private func matches(_ byte: UInt8, count: Int, hashes: Int) -> Bool {
    (0..<count).allSatisfy { peek($0) == byte }
      && (0..<hashes).allSatisfy { peek(count + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    let outer = last
    var depth = 0
    repeat {
      guard let token = next() else { break }
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
    } while depth > 0
    last = outer
  }

  /// Returns the end of the regular expression at the position; nil if there is none.
  ///
  /// A regular expression begins with a slash where an operand may begin, and ends with a slash on the same line. There is no
  /// space after the first slash or before the last one. Text with a parenthesis that closes no group isn't a regular expression:
  /// `sum(1, /)`.
  private func expressionEnd(followsSpace: Bool) -> Int? {
    guard peek() == UInt8(ascii: "/"), ![32, 9, 10, UInt8(ascii: "="), 0].contains(peek(1)) else {
      return nil
    }
    switch last?.kind {
    case .name, .literal: return nil
    case .punctuation where last?.closes == true: return nil
    default: break
    }
    var end = position + 1
    var groups = 0
    var classes = 0
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "/"): return bytes[end - 1] == 32 ? nil : end + 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0: groups -= 1
      default: break
      }
      if groups < 0 { return nil }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}

// MARK: - Operators

extension Scanner {
  /// The characters of operators that aren't ASCII.
  private static let operatorScalars: [ClosedRange<UInt32>] = [
    0xa1...0xa7, 0xa9...0xa9, 0xab...0xac, 0xae...0xae, 0xb0...0xb1, 0xb6...0xb6, 0xbb...0xbb, 0xbf...0xbf,
    0xd7...0xd7, 0xf7...0xf7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203e, 0x2041...0x2053,
    0x2055...0x205e, 0x2190...0x23ff, 0x2500...0x2775, 0x2794...0x2bff, 0x2e00...0x2e7f, 0x3001...0x3003,
    0x3008...0x3030,
  ]

  /// Returns the number of bytes of the operator's character at the position; 0 if there is none.
  private func operatorLength() -> Int {
    let byte = peek()
    if byte < 0x80 { return "/=-+!*%<>&|^~?.".utf8.contains(byte) ? 1 : 0 }
    let length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1
    let letter = String(decoding: bytes[position..<min(position + length, bytes.count)], as: UTF8.self)
    let scalar = letter.unicodeScalars.first!.value
    return Scanner.operatorScalars.contains { $0.contains(scalar) } ? length : 0
  }

  private mutating func skipOperator(followsSpace: Bool) {
    // A `?` or `!` right after an operand is a token of its own: `a?.b`, `a!`, `Int?=nil`.
    if !followsSpace, peek() == UInt8(ascii: "?") || peek() == UInt8(ascii: "!") {
      position += 1
      return
    }
    let dots = peek() == UInt8(ascii: ".")
    while !isNext("//"), !isNext("/*"), dots || peek() != UInt8(ascii: ".") {
      let length = operatorLength()
      if length == 0 { return }
      position += length
    }
  }
}
