public import Foundation

extension String.LocalizationValue {
  /// A builder that collects the parts of a literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    /// Creates an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds the literal text between interpolations.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds a string, unchanged.
    public mutating func appendInterpolation(_ string: some StringProtocol) {
      parts.append(.value(Argument(String(string)), specifier: "%@"))
    }

    /// Adds another localized string, in the same locale.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      parts.append(.value(Argument(resource), specifier: "%@"))
    }

    /// Adds an integer with the locale's group separators.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      parts.append(.value(Argument(value), specifier: "%lld"))
    }

    /// Adds a number with six fraction digits.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      parts.append(.value(Argument(Double(value)), specifier: "%lf"))
    }

    /// Adds a number in a `printf` format with a single conversion, such as `%.2f` or `%03d`.
    public mutating func appendInterpolation(_ value: some CVarArg & BinaryFloatingPoint, specifier: String) {
      let string = String(format: specifier.replacing("ll", with: ""), Double(value))
      parts.append(.value(Argument(string), specifier: specifier))
    }

    /// Adds an integer in a `printf` format with a single conversion, such as `%03d` or `%x`.
    public mutating func appendInterpolation(_ value: some CVarArg & BinaryInteger, specifier: String) {
      // The format reads 64 bits, whatever the size of the value's type.
      let format = specifier.filter { $0 != "l" && $0 != "h" }
      let wide = format.dropLast() + "ll" + format.suffix(1)
      let string = String(format: String(wide), Int64(truncatingIfNeeded: value))
      parts.append(.value(Argument(string), specifier: specifier))
    }

    /// Adds a value in a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.value(Argument(input, format), specifier: "%@"))
    }

    /// Adds a value as a formatter shows it; nothing if the formatter doesn't support the value's type.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendInterpolation(
        formatter?.string(for: subject) ?? (formatter == nil ? String(describing: subject) : ""))
    }
  }
}
