import TrellisExpansions

/// A word or symbol of code, with its line.
struct CodeToken: Hashable {
  /// A name or keyword, an operator, or one bracket or separator.
  var text: String
  /// Whether the token is a name or a keyword.
  var isWord: Bool
  /// The line, from 1.
  var line: Int
  /// The offset, in bytes from the file's beginning.
  var offset: Int

  /// Returns the tokens of source text, without comments and literals.
  static func tokens(of source: some Sequence<UInt8>) -> [CodeToken] {
    let bytes = Array(source)
    var tokens: [CodeToken] = []
    var (line, position) = (1, 0)
    for token in Token.tokens(of: bytes) {
      let start = token.range.lowerBound
      line += bytes[position..<start].count { $0 == UInt8(ascii: "\n") }
      position = start
      guard token.kind != .literal else { continue }
      tokens.append(
        CodeToken(
          text: String(decoding: bytes[token.range], as: UTF8.self), isWord: token.kind == .name, line: line,
          offset: start))
    }
    return tokens
  }
}
