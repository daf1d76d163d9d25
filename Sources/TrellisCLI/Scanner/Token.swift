/// A word or symbol of source code, with its line.
struct Token: Hashable {
  /// An identifier, keyword or number, or one symbol; `->` is one symbol.
  var text: String
  /// The line, from 1.
  var line: Int
  /// The offset, in bytes from the file's beginning.
  var offset = 0

  /// Whether the token is a word rather than a symbol.
  var isWord: Bool { text.utf8.first.map(Token.isWordByte) ?? false }

  /// Returns the tokens of source text, without comments and literals.
  static func tokens(of source: some Sequence<UInt8>) -> [Token] {
    let bytes = CodeOnly(source).bytes
    var tokens: [Token] = []
    var line = 1
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      var end = index + 1
      if isWordByte(byte) {
        while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
      } else if byte == UInt8(ascii: "-"), end < bytes.count, bytes[end] == UInt8(ascii: ">") {
        end += 1
      }
      if byte == UInt8(ascii: "\n") {
        line += 1
      } else if byte > UInt8(ascii: " ") {
        tokens.append(
          Token(text: String(decoding: bytes[index..<end], as: UTF8.self), line: line, offset: index))
      }
      index = end
    }
    return tokens
  }

  /// Returns whether a byte is part of a word.
  ///
  /// Words consist of letters, digits, `_`, the backticks around a keyword that serves as a name, and everything beyond ASCII.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }
}
