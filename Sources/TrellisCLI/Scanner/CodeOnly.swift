/// Source text in which spaces replace comments, string literals and `#/…/#` regular expressions; line ends are kept.
///
/// Declarations stay at their positions, and no brace or keyword is left that isn't code. Interpolations are replaced with their
/// literals: no view that a user could name is declared in one.
struct CodeOnly {
  /// The text, in UTF-8; as long as the source.
  private(set) var bytes: [UInt8]
  private let source: [UInt8]
  private var position = 0

  init(_ source: some Sequence<UInt8>) {
    self.source = Array(source)
    bytes = self.source
    scanCode(isInterpolation: false)
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < source.count ? source[position + offset] : nil
  }

  private func sees(_ text: StaticString, at offset: Int = 0) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where peek(offset + index) != text.utf8Start[index] {
      return false
    }
    return true
  }

  private func count(of byte: UInt8, at offset: Int) -> Int {
    var count = 0
    while peek(offset + count) == byte { count += 1 }
    return count
  }

  /// Replaces bytes that aren't code by spaces, and moves past them.
  private mutating func blank(_ count: Int = 1) {
    for index in position..<min(position + count, source.count) where !isLineEnd(source[index]) {
      bytes[index] = UInt8(ascii: " ")
    }
    position = min(position + count, source.count)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Scans code to its end; an interpolation ends at the parenthesis that closes it.
  private mutating func scanCode(isInterpolation: Bool) {
    var depth = 0
    while let byte = peek() {
      if sees("//") {
        scanLineComment()
      } else if sees("/*") {
        scanBlockComment()
      } else if byte == UInt8(ascii: "\"") {
        scanString(hashes: 0)
      } else if byte == UInt8(ascii: "#") {
        scanHashes(isInterpolation: isInterpolation)
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if isInterpolation { blank() } else { position += 1 }
        if isInterpolation && depth < 0 { return }
      }
    }
  }

  private mutating func scanLineComment() {
    while let byte = peek(), !isLineEnd(byte) { blank() }
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        blank(2)
      } else if sees("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < source.count
  }

  /// Scans `#`, which starts a raw string, a regular expression, or code: `#if`, `#Preview`.
  private mutating func scanHashes(isInterpolation: Bool) {
    let hashes = count(of: UInt8(ascii: "#"), at: 0)
    if peek(hashes) == UInt8(ascii: "\"") {
      blank(hashes)
      scanString(hashes: hashes)
    } else if peek(hashes) == UInt8(ascii: "/") {
      blank(hashes + 1)
      while position < source.count
        && !(sees("/") && count(of: UInt8(ascii: "#"), at: 1) >= hashes)
      {
        blank(peek() == UInt8(ascii: "\\") ? 2 : 1)
      }
      blank(hashes + 1)
    } else if isInterpolation {
      blank(hashes)
    } else {
      position += hashes
    }
  }

  /// Scans a string literal from its first quote.
  private mutating func scanString(hashes: Int) {
    let isMultiline = sees("\"\"\"") && (hashes == 0 || isRestOfLineEmpty(at: 3))
    let quotes = isMultiline ? 3 : 1
    blank(quotes)
    while let byte = peek() {
      if !isMultiline && isLineEnd(byte) { return }  // the compiler reports this
      if byte == UInt8(ascii: "\\"), count(of: UInt8(ascii: "#"), at: 1) >= hashes {
        let isInterpolation = peek(1 + hashes) == UInt8(ascii: "(")
        blank(2 + hashes)
        if isInterpolation { scanCode(isInterpolation: true) }
      } else if count(of: UInt8(ascii: "\""), at: 0) >= quotes,
        count(of: UInt8(ascii: "#"), at: quotes) >= hashes
      {
        return blank(quotes + hashes)
      } else {
        blank()
      }
    }
  }

  private func isRestOfLineEmpty(at offset: Int) -> Bool {
    var offset = offset
    while let byte = peek(offset), !isLineEnd(byte) {
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else { return false }
      offset += 1
    }
    return true
  }
}
