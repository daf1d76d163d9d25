/// A lexical token of a formula.
enum Token: Hashable {
  case number(Double)
  case text(String)
  /// A word in capitals: a letter, and then letters, digits, points and underscores.
  case word(String)
  case symbol(BinaryOperator)
  case open
  case close
  case comma
  case colon
  case end
}

/// Splits a formula into tokens.
struct TokenScanner {
  private let text: [UInt8]
  private var position = 0

  init(text: [UInt8]) {
    self.text = text
  }

  /// Returns the next token; `end` forever after the last one.
  mutating func next() throws(CellError) -> Token {
    while position < text.count, text[position] == 0x20 { position += 1 }
    guard position < text.count else { return .end }
    let byte = text[position]
    if isDigit(byte) || byte == UInt8(ascii: ".") { return try number() }
    if isLetter(byte) { return word() }
    if byte == UInt8(ascii: "\"") { return try quoted() }
    position += 1
    switch byte {
    case UInt8(ascii: "("): return .open
    case UInt8(ascii: ")"): return .close
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ":"): return .colon
    default: return try symbol(byte)
    }
  }

  private mutating func number() throws(CellError) -> Token {
    guard let end = NumberScanner.end(in: text, from: position),
      let number = Double(String(decoding: text[position..<end], as: UTF8.self))
    else { throw .syntax }
    position = end
    guard number.isFinite else { throw .value }
    return .number(number)
  }

  private mutating func word() -> Token {
    let start = position
    while position < text.count {
      let byte = text[position]
      guard isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") else {
        break
      }
      position += 1
    }
    return .word(String(decoding: text[start..<position], as: UTF8.self).uppercased())
  }

  /// Scans a quoted text.
  ///
  /// Two successive quotes within the quotes are one quote of the text.
  private mutating func quoted() throws(CellError) -> Token {
    var content: [UInt8] = []
    position += 1
    while position < text.count {
      let byte = text[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard position < text.count, text[position] == byte else {
          return .text(String(decoding: content, as: UTF8.self))
        }
        position += 1
      }
      content.append(byte)
    }
    throw .syntax
  }

  /// Scans an operator of one or two characters; the longer one takes precedence.
  private mutating func symbol(_ byte: UInt8) throws(CellError) -> Token {
    let one = String(UnicodeScalar(byte))
    if position < text.count, let two = BinaryOperator(rawValue: one + String(UnicodeScalar(text[position])))
    {
      position += 1
      return .symbol(two)
    }
    guard let symbol = BinaryOperator(rawValue: one) else { throw .syntax }
    return .symbol(symbol)
  }
}

/// Finds numbers: digits with an optional point and an optional exponent.
enum NumberScanner {
  /// Returns the end of the number that starts at a position; nil if no number does.
  static func end(in text: [UInt8], from start: Int) -> Int? {
    var position = start
    func skipDigits() -> Int {
      let first = position
      while position < text.count, isDigit(text[position]) { position += 1 }
      return position - first
    }
    var digits = skipDigits()
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    let mantissa = position
    if position < text.count, text[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < text.count, text[position] == UInt8(ascii: "+") || text[position] == UInt8(ascii: "-") {
        position += 1
      }
      if skipDigits() == 0 { return mantissa }
    }
    return position
  }
}
