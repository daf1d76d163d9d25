/// A word, literal, operator or bracket of source.
struct Token {
  enum Kind {
    /// A keyword too.
    case name
    /// A number, a string with all that is interpolated in it, a regular expression.
    case literal
    case symbol
    /// A bracket, or one of `,;:@#\`.
    case punctuation(UInt8)
  }

  let kind: Kind
  /// In bytes.
  let range: Range<Int>
  /// Whether it is the first of its line.
  let startsLine: Bool
  /// Whether a space, a comment or a line's end stands before it.
  let followsSpace: Bool

  var opens: Bool { isPunctuation(UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")) }
  var closes: Bool { isPunctuation(UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")) }

  private func isPunctuation(_ bytes: UInt8...) -> Bool {
    if case .punctuation(let byte) = kind { bytes.contains(byte) } else { false }
  }
}
