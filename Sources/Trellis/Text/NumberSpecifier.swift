import Foundation

/// A `printf` format for one number, validated so that it never reads a missing argument.
nonisolated struct NumberSpecifier {
  private let before: String
  /// The flags, the width and the precision.
  private let options: String
  private let conversion: Character
  private let after: String

  /// Creates a specifier from a format; nil unless the format is text with exactly one number conversion.
  init?(_ format: String) {
    var rest = Substring(format)
    func literal() -> String? {
      var text = ""
      while let character = rest.first {
        if character == "%" {
          guard rest.dropFirst().first == "%" else { return text }
          rest.removeFirst()
        }
        text.append(character)
        rest.removeFirst()
      }
      return text
    }
    before = literal() ?? ""
    guard rest.popFirst() == "%" else { return nil }
    let options = rest.prefix { "+- #0.'123456789".contains($0) }
    rest.removeFirst(options.count)
    while let size = rest.first, "hlqLzjt".contains(size) { rest.removeFirst() }
    // More than three digits of width or precision are rejected: the output would take that much memory.
    guard let conversion = rest.popFirst(), "diuxXoeEfFgGaA@".contains(conversion),
      options.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 3 })
    else { return nil }
    self.options = String(options)
    self.conversion = conversion
    after = literal() ?? ""
    guard rest.isEmpty else { return nil }
  }

  /// Returns the formatted number.
  func string(of value: Double) -> String {
    let isInteger = "diuxXo".contains(conversion)
    // Integer conversions drop the fraction; NaN counts as 0.
    if isInteger { return string(of: Int(value.isNaN ? 0 : min(max(value, -9e18), 9e18))) }
    return before + String(format: "%\(options)\(conversion == "@" ? "f" : conversion)", value) + after
  }

  /// Returns the formatted number.
  func string(of value: some BinaryInteger) -> String {
    switch conversion {
    case "d", "i", "@":
      return before + String(format: "%\(options)lld", Int64(clamping: value)) + after
    case "u", "x", "X", "o":
      let bits = value < 0 ? UInt64(bitPattern: Int64(clamping: value)) : UInt64(clamping: value)
      return before + String(format: "%\(options)ll\(conversion)", bits) + after
    default:
      return string(of: Double(value))
    }
  }
}
