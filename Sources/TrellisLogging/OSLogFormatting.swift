import Foundation

/// The format of an integer in the log.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var minDigits = 0
  var prefix = ""
  var isUppercase = false
  var showsPlus = false

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// Decimal digits, at least `minDigits`, with a plus sign if requested.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(minDigits: minDigits(), showsPlus: explicitPositiveSign)
  }

  /// Hexadecimal digits, at least `minDigits`, after `0x` if requested.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, minDigits: minDigits(), prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      showsPlus: explicitPositiveSign)
  }

  func text(_ value: some FixedWidthInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = value < 0 ? "-" : showsPlus ? "+" : ""
    return sign + prefix + zeros + digits
  }
}

/// The format of a floating-point number in the log.
public struct OSLogFloatFormatting: Sendable {
  var conversion = "f"
  var precision = 6
  var showsPlus = false

  /// Six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// An exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// The shorter of a fixed format and one with an exponent.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  /// A number of digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision(), showsPlus: explicitPositiveSign)
  }

  func text(_ value: Double) -> String {
    String(format: "%\(showsPlus ? "+" : "").\(max(0, precision))\(conversion)", value)
  }
}

/// The words for a Boolean value in the log.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `yes` and `no`.
  case answer
}

/// The width and alignment of a value in the log.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isRight = false

  /// No alignment.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// Spaces after the value, up to a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }
  /// Spaces before the value, up to a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  func text(_ value: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - value.count))
    return isRight ? spaces + value : value + spaces
  }
}
