/// A piece of source as its tokens.
struct Source {
  let bytes: [UInt8]
  let tokens: [Token]
  let location: Piece.Location

  init(_ piece: Piece) {
    bytes = Array(piece.source.utf8)
    location = piece.location
    tokens = Token.tokens(of: bytes)
  }

  /// Returns the characters in a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns a token's characters.
  func text(_ token: Token) -> String { text(token.range) }

  /// Returns whether there is a token at an index with the given text.
  func isToken(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && bytes[tokens[index].range].elementsEqual(text.utf8)
  }

  /// The range from the first token to the last, without the comments around them.
  var extent: Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The line of the first token, in its file.
  var line: Int {
    location.line + bytes[..<extent.lowerBound].count { $0 == UInt8(ascii: "\n") }
  }

  /// Returns the index after the token at an index, or after the closing bracket if the token opens one.
  func next(after index: Int) -> Int {
    tokens.next(after: index)
  }
}
