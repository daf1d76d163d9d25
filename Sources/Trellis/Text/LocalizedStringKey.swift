public import Foundation
public import TrellisFoundation

/// A localizable string in source code, with Markdown and interpolations.
///
/// The string is looked up in a table of translations for the language of the environment's locale. A table is a file `Localizable.strings`
/// in a bundle's `fr.lproj` or similar folder, or the string catalog `Localizable.xcstrings`. In the key, an interpolation is `%@`, an
/// integer `%lld`, and another number `%lf` or its `specifier`. A translation may reorder the interpolations (`%2$@`). A string without a
/// translation is shown as written.
///
/// Markdown is inline only: `*italic*`, `**bold**`, `~~struck through~~`, `` `code` `` and `[links](https://example.org)`. A
/// backslash escapes a delimiter. Literals of more than 10,000 bytes are shown as written. `&amp;`, `&#38;` and the like are
/// characters. An image (`![text](address)`) is shown as its text. In English, `^[3 apple](inflect: true)` is "3 apples".
/// Interpolated values aren't read as Markdown. Integers get the locale's group separators (`1,000`), and other numbers six
/// fraction digits, as `%lf` gives, unless a `specifier` or `format` is given.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    /// An interpolated value, and its placeholder in a table's keys.
    case value([Text.Part], specifier: String)
  }

  private let parts: [Part]
  /// The key in tables if it isn't the string itself; nil otherwise.
  private var ownKey: String?

  /// Creates a key from a string, which is read as Markdown.
  public init(_ value: String) {
    parts = [.literal(value)]
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    parts = [.literal(value)]
  }

  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Creates the key of a resource.
  init(_ resource: LocalizedStringResource) {
    parts = resource.defaultValue.parts.map { part in
      switch part {
      case .literal(let literal): .literal(literal)
      case .value(let argument, let specifier):
        .value([Text.Part(content: .value(LocalizedValue(argument)))], specifier: specifier)
      }
    }
    ownKey = resource.key
  }

  /// Returns the string shown in a locale if it is a plain string; nil otherwise.
  ///
  /// A key with Markdown or styled values isn't a plain string, and neither is any key if the locale has translations.
  func string(from table: StringTable, in locale: Locale) -> String? {
    guard table.isEmpty(in: locale) else { return nil }
    if parts.count == 1 { return parts[0].string(in: locale) }
    var result = ""
    for part in parts {
      guard let string = part.string(in: locale) else { return nil }
      result += string
    }
    return result
  }

  /// Returns the styled pieces shown in a locale.
  func pieces(from table: StringTable, in locale: Locale) -> [Text.Piece] {
    InlineMarkdown.pieces(of: verbatimParts(from: table, in: locale), in: locale)
  }

  /// Returns the literals and values shown in a locale, before Markdown is read.
  func verbatimParts(from table: StringTable, in locale: Locale) -> [InlineMarkdown.Part] {
    var values: [[Text.Piece]] = []
    var written: [InlineMarkdown.Part] = []
    for part in parts {
      switch part {
      case .literal(let literal): written.append(.literal(literal))
      case .value(let parts, _):
        let pieces = parts.flatMap { $0.pieces(in: locale) }
        values.append(pieces)
        written.append(.value(pieces))
      }
    }
    guard let translation = table.string(for: key, numbers: parts.compactMap(\.number), in: locale)
    else {
      return written
    }
    return values.isEmpty
      ? [.literal(translation)] : InlineMarkdown.Part.parts(of: translation, values: values)
  }

  /// The key in tables; with interpolations, the key is a format.
  private var key: String {
    if let ownKey { return ownKey }
    if parts.count == 1, case .literal(let literal) = parts[0] { return literal }
    return parts.map { part in
      switch part {
      case .literal(let literal): literal.replacing("%", with: "%%")
      case .value(_, let specifier): specifier
      }
    }.joined()
  }

  /// A builder that collects the parts of a literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Creates an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds the literal text between interpolations.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    private mutating func append(_ string: String, specifier: String = "%@") {
      append([Text.Part(content: .string(string))], specifier: specifier)
    }

    private mutating func append(_ parts: [Text.Part], specifier: String = "%@") {
      self.parts.append(.value(parts, specifier: specifier))
    }

    /// Adds a string, unchanged.
    public mutating func appendInterpolation(_ string: some StringProtocol) {
      append(String(string))
    }

    /// Adds a date in a style; a relative style keeps following the clock.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds the interval between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds a text with its own styling.
    public mutating func appendInterpolation(_ text: Text) {
      append(text.parts)
    }

    /// Adds another localized string, in the same locale.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Adds an image inline with the characters.
    public mutating func appendInterpolation(_ image: Image) {
      append([Text.Part(image)])
    }

    /// Adds a string with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(attributedString.textPieces.map(Text.Part.init))
    }

    /// Adds an integer with the locale's group separators.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      append([Text.Part(content: .value(LocalizedValue(value)))], specifier: "%lld")
    }

    /// Adds a number with six fraction digits.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      append([Text.Part(content: .value(LocalizedValue(Double(value))))], specifier: "%lf")
    }

    /// Adds a number in a `printf` format with a single conversion, such as `%.2f` or `%03d`.
    public mutating func appendInterpolation(
      _ value: some CVarArg & BinaryFloatingPoint, specifier: String
    ) {
      append(
        NumberSpecifier(specifier).map { $0.string(of: Double(value)) } ?? specifier,
        specifier: specifier)
    }

    /// Adds an integer in a `printf` format with a single conversion, such as `%03d` or `%x`.
    public mutating func appendInterpolation(
      _ value: some CVarArg & BinaryInteger, specifier: String
    ) {
      append(
        NumberSpecifier(specifier).map { $0.string(of: value) } ?? specifier, specifier: specifier)
    }

    /// Adds a value in a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append([Text.Part(content: .value(LocalizedValue(input, format: format)))])
    }

    /// Adds a value as a formatter shows it; nothing if the formatter doesn't support the value's type.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(formatter.string(for: subject) ?? "")
    }

    /// Adds a date as a formatter shows it; nothing if the formatter doesn't support dates.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      append(formatter.string(for: date) ?? "")
    }

    /// Adds an object as a formatter shows it; nothing if the formatter doesn't support its type.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(formatter.string(for: subject) ?? "")
    }
  }
}

extension Text.Part {
  /// The whole number that the part shows; nil if it shows anything else.
  fileprivate nonisolated var number: Int? {
    if case .value(let value) = content { value.number } else { nil }
  }
}

extension LocalizedStringKey.Part {
  /// The interpolated whole number; nil for a literal, and `.some(nil)` for any other value.
  fileprivate nonisolated var number: Int?? {
    guard case .value(let parts, _) = self else { return nil }
    return .some(parts.count == 1 ? parts[0].number : nil)
  }

  /// Returns the string shown in a locale if it is a plain string without Markdown or styling; nil otherwise.
  fileprivate nonisolated func string(in locale: Locale) -> String? {
    switch self {
    case .literal(let literal): return InlineMarkdown.hasSigns(literal) ? nil : literal
    case .value(let parts, _): return parts.count == 1 ? parts[0].string(in: locale) : nil
    }
  }
}
