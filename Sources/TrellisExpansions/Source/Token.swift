/// A word, literal, operator or bracket of source.
struct Token {
  enum Kind {
    /// A name or a keyword.
    case name
    /// A number, a string with its interpolations, or a regular expression.
    case literal
    case symbol
    /// A bracket, or one of `,;:@#\`.
    case punctuation(UInt8)
  }

  let kind: Kind
  /// The range, in bytes.
  let range: Range<Int>
  /// Whether the token is the first of its line.
  let startsLine: Bool
  /// Whether a space, a comment or a line end precedes the token.
  let followsSpace: Bool

  var opens: Bool { isPunctuation(UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")) }
  var closes: Bool { isPunctuation(UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")) }

  private func isPunctuation(_ bytes: UInt8...) -> Bool {
    if case .punctuation(let byte) = kind { bytes.contains(byte) } else { false }
  }
}
