import Foundation
import TrellisGeometry

/// Reads the words of a line of a display list's text.
struct WordReader {
  /// An error in a line.
  struct Problem: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private var rest: Substring.UnicodeScalarView

  init(_ line: Substring) {
    rest = line.unicodeScalars
  }

  // MARK: - Words

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

  /// The next characters, for messages.
  private var sight: String {
    rest.isEmpty ? "the line's end" : "“\(String(String.UnicodeScalarView(rest.prefix(20))))”"
  }

  /// Reads a word of letters, which is empty if there is none.
  mutating func word() -> String {
    skipSpaces()
    let word = rest.prefix { $0.properties.isAlphabetic }
    rest = rest.dropFirst(word.count)
    return String(String.UnicodeScalarView(word))
  }

  /// Reads a word if it comes next, and returns whether it was read.
  mutating func reads(_ word: String) -> Bool {
    var copy = self
    guard copy.word() == word else { return false }
    self = copy
    return true
  }

  private mutating func reads(sign: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  mutating func expect(_ sign: Unicode.Scalar) throws(Problem) {
    guard reads(sign: sign) else { throw Problem("“\(sign)” is missing before \(sight)") }
  }

  mutating func expectEnd() throws(Problem) {
    skipSpaces()
    guard rest.isEmpty else { throw Problem("\(sight) is more than belongs here") }
  }

  mutating func numberIfAny() -> Double? {
    skipSpaces()
    let word = rest.prefix { "0123456789+-.eEinfa".unicodeScalars.contains($0) }
    // A sign may belong to the following text, so the longest prefix that is a number is read.
    var length = word.count
    while length > 0 {
      let part = String(String.UnicodeScalarView(word.prefix(length)))
      if let number = Double(part) {
        rest = rest.dropFirst(length)
        return number
      }
      length -= 1
    }
    return nil
  }

  mutating func number() throws(Problem) -> Double {
    guard let number = numberIfAny() else { throw Problem("a number is missing before \(sight)") }
    return number
  }

  mutating func whole<Number: FixedWidthInteger>(_ type: Number.Type) throws(Problem) -> Number {
    skipSpaces()
    let digits = rest.prefix { $0 == "-" || "0"..."9" ~= $0 }
    guard let number = Number(String(String.UnicodeScalarView(digits))) else {
      throw Problem("a whole number is missing before \(sight)")
    }
    rest = rest.dropFirst(digits.count)
    return number
  }

  mutating func id() throws(Problem) -> UInt64 {
    try expect("#")
    return try whole(UInt64.self)
  }

  /// Reads the version that may follow an item's number; nil if there is none.
  mutating func version() throws(Problem) -> UInt64? {
    guard rest.first == "@" else { return nil }
    rest.removeFirst()
    if rest.first == " " { throw Problem("a version is missing after “@”") }
    let version = try whole(UInt64.self)
    guard version >> 63 == 0 else { throw Problem("\(version) is no version; those end at 2⁶³") }
    return version
  }

  mutating func string() throws(Problem) -> String {
    try expect("\"")
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escaped())
      default: text.append(scalar)
      }
    }
    throw Problem("a string has no end")
  }

  private mutating func escaped() throws(Problem) -> Unicode.Scalar {
    guard let sign = rest.popFirst() else { throw Problem("a string has no end") }
    guard sign == "u" else { return sign }
    guard rest.popFirst() == "{" else { throw Problem("“\\u” is missing its braces") }
    let digits = rest.prefix { $0 != "}" }
    rest = rest.dropFirst(digits.count + 1)
    guard let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw Problem("\\u{\(String(String.UnicodeScalarView(digits)))} is no character") }
    return scalar
  }

  // MARK: - Values

  mutating func point() throws(Problem) -> CGPoint {
    let x = try number()
    try expect(",")
    return CGPoint(x: x, y: try number())
  }

  mutating func rect() throws(Problem) -> CGRect {
    let numbers = [try number(), try number(), try number(), try number()]
    return CGRect(
      origin: CGPoint(x: numbers[0], y: numbers[1]), size: CGSize(width: numbers[2], height: numbers[3]))
  }

  mutating func colorIfAny() throws(Problem) -> RGBAColor? {
    if reads("rgba") {
      try expect("(")
      let color = RGBAColor(red: try number(), green: try number(), blue: try number(), opacity: try number())
      try expect(")")
      return color
    }
    guard reads(sign: "#") else { return nil }
    let digits = rest.prefix { $0.properties.isASCIIHexDigit }
    guard digits.count == 6 || digits.count == 8,
      let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
    else { throw Problem("a colour has six or eight digits, not \(digits.count)") }
    rest = rest.dropFirst(digits.count)
    let bytes = digits.count == 8 ? value : value << 8 | 255
    func component(_ shift: UInt32) -> Double { Double(bytes >> shift & 255) / 255 }
    return RGBAColor(red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }

  mutating func color() throws(Problem) -> RGBAColor {
    guard let color = try colorIfAny() else { throw Problem("a colour is missing before \(sight)") }
    return color
  }

  mutating func path() throws(Problem) -> Path {
    let text = try string()
    guard let path = Path(text) else { throw Problem("“\(text.prefix(40))” is no path") }
    return path
  }

  /// Reads one of a few words, or throws if another word comes next.
  mutating func choice<Choice>(_ name: String, _ choices: [Choice], _ word: (Choice) -> String)
    throws(Problem) -> Choice
  {
    let found = self.word()
    guard let choice = choices.first(where: { word($0) == found }) else {
      throw Problem("“\(found)” is no \(name): \(choices.map(word).joined(separator: ", ")) are")
    }
    return choice
  }
}
