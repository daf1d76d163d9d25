import Foundation

extension String {
  /// A localizable string in source code, with interpolations, to be looked up and formatted.
  ///
  /// The string is the key in a table of translations. In the key, an interpolation is `%@`, an integer `%lld`, and another number `%lf` or
  /// its `specifier`. Equal values have equal literals and equal interpolated values.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    package var parts: [Part]

    package enum Part: Hashable, Sendable {
      case literal(String)
      /// An interpolated value, and its placeholder in a table's keys.
      case value(Argument, specifier: String)
    }

    /// Creates a value from a string that isn't a literal.
    public init(_ value: String) { parts = [.literal(value)] }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) { parts = [.literal(value)] }

    /// Creates a value from a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// The key in tables; with interpolations, the key is a format.
    package var key: String {
      if parts.count == 1, case .literal(let literal) = parts[0] { return literal }
      return parts.map { part in
        switch part {
        case .literal(let literal): literal.replacing("%", with: "%%")
        case .value(_, let specifier): specifier
        }
      }.joined()
    }

    /// The interpolated values.
    private var arguments: [Argument] {
      parts.compactMap { if case .value(let argument, _) = $0 { argument } else { nil } }
    }

    /// Returns the string of this value in a locale, or its translation if the table has one for a key.
    package func string(key: String? = nil, from table: StringTable, in locale: Locale) -> String {
      let arguments = arguments
      guard
        let translation = table.string(for: key ?? self.key, numbers: arguments.map(\.integer), in: locale)
      else {
        return parts.map { part in
          switch part {
          case .literal(let literal): literal
          case .value(let argument, _): argument.string(in: locale)
          }
        }.joined()
      }
      if arguments.isEmpty { return translation }
      return TranslationFormat.parts(of: translation, valueCount: arguments.count).map { part in
        switch part {
        case .literal(let literal): literal
        case .value(let index): arguments[index].string(in: locale)
        }
      }.joined()
    }
  }
}

extension String.LocalizationValue {
  /// An interpolated value.
  ///
  /// The value doesn't change after its creation, and format styles take value types. So it may be sent between threads, even if its type
  /// isn't declared `Sendable`.
  package struct Argument: Hashable, @unchecked Sendable {
    /// The value if it is a whole number without a format of its own, which chooses the plural of a translation.
    package let integer: Int?
    private let spelling: any Spelling

    init(_ string: String) { (integer, spelling) = (nil, Verbatim(string: string)) }

    init(_ number: some BinaryInteger) {
      let number = Int64(clamping: number)
      (integer, spelling) = (Int(exactly: number), Formatted(input: number, format: IntegerFormatStyle()))
    }

    init(_ number: Double) { (integer, spelling) = (nil, Plain(number: number)) }

    init(_ resource: LocalizedStringResource) { (integer, spelling) = (nil, resource) }

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      (integer, spelling) = (nil, Formatted(input: input, format: format))
    }

    /// Returns the text in a locale.
    package func string(in locale: Locale) -> String { spelling.string(in: locale) }

    package static func == (one: Self, other: Self) -> Bool { one.spelling.isEqual(to: other.spelling) }

    package func hash(into hasher: inout Hasher) { spelling.hash(into: &hasher) }
  }
}

/// The text of a value in a locale that isn't known yet.
private protocol Spelling: Hashable {
  func string(in locale: Locale) -> String
}

extension Spelling {
  fileprivate func isEqual(to other: any Spelling) -> Bool { (other as? Self) == self }
}

private struct Verbatim: Spelling {
  let string: String
  func string(in locale: Locale) -> String { string }
}

private struct Plain: Spelling {
  let number: Double
  func string(in locale: Locale) -> String { String(format: "%lf", locale: locale, number) }
}

private struct Formatted<F: FormatStyle>: Spelling where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in locale: Locale) -> String { format.locale(locale).format(input) }
  static func == (one: Self, other: Self) -> Bool { one.input == other.input && one.format == other.format }
  func hash(into hasher: inout Hasher) { hasher.combine(format) }
}

extension LocalizedStringResource: Spelling {
  fileprivate func string(in locale: Locale) -> String {
    var copy = self
    copy.locale = locale
    return String(localized: copy)
  }
}
