/// A word, literal, operator or bracket of source.
package struct Token {
  package enum Kind: Hashable {
    /// A name or a keyword.
    case name
    /// A number, a string with its interpolations, or a regular expression.
    case literal
    case symbol
    /// A bracket, or one of `,;:@#\`.
    case punctuation(UInt8)
  }

  package let kind: Kind
  /// The range, in bytes.
  package let range: Range<Int>
  /// Whether the token is the first of its line.
  package let startsLine: Bool
  /// Whether a space, a comment or a line end precedes the token.
  package let followsSpace: Bool

  /// Returns the tokens of source in UTF-8; for source that doesn't compile, they are arbitrary.
  package static func tokens(of bytes: [UInt8]) -> [Token] { Scanner.tokens(of: bytes) }

  package var opens: Bool { isPunctuation(UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")) }
  package var closes: Bool { isPunctuation(UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")) }

  private func isPunctuation(_ bytes: UInt8...) -> Bool {
    if case .punctuation(let byte) = kind { bytes.contains(byte) } else { false }
  }
}
