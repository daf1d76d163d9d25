public import Foundation

/// A string as it is written down for people in the source, with Markdown and interpolations.
///
/// It is looked up in a table of translations (`Localizable.strings` in a bundle's `fr.lproj` and the like, or the string catalog
/// `Localizable.xcstrings`) in the language of the environment's locale, where each interpolation counts as `%@`, an integer as `%lld`, another number as `%lf` or
/// its `specifier`; a translation may take them in another order (`%2$@`). What isn't there is shown as it is written.
///
/// Markdown is that of a line: `*italic*`,
/// `**bold**`, `~~struck through~~`, `` `code` `` and `[links](https://example.org)`; a backslash before a sign takes its
/// meaning, and more than 10,000 bytes are shown as they are. `&amp;`, `&#38;` and their like are characters, of an image
/// (`![text](address)`) the text is shown, and in English `^[3 apple](inflect: true)` is "3 apples". What is interpolated isn't read as Markdown. Integers get the locale's separators (`1,000`), other
/// numbers six digits behind the point, as `%lf` gives, where no `specifier` or `format` says otherwise.
///
/// Source: documented, developer.apple.com/documentation/swiftui/localizedstringkey.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    /// Something interpolated, and how a table's keys spell its place.
    case value([Text.Part], specifier: String)
  }

  private let parts: [Part]

  /// Creates a key of a string, whose Markdown counts.
  public init(_ value: String) {
    parts = [.literal(value)]
  }

  /// Creates a key of a literal.
  public init(stringLiteral value: String) {
    parts = [.literal(value)]
  }

  /// Creates a key of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// What is shown in a locale, where that is a string that nothing is said of; nil elsewhere.
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

  /// What is shown in a locale.
  func pieces(from table: StringTable, in locale: Locale) -> [Text.Piece] {
    InlineMarkdown.pieces(of: verbatimParts(from: table, in: locale), in: locale)
  }

  /// The literals and values of what is shown in a locale, before Markdown is read.
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

  /// What tables call the key: with interpolations, it is a format.
  private var key: String {
    if parts.count == 1, case .literal(let literal) = parts[0] { return literal }
    return parts.map { part in
      switch part {
      case .literal(let literal): literal.replacing("%", with: "%%")
      case .value(_, let specifier): specifier
      }
    }.joined()
  }

  /// Gathers the parts of a literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Creates an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds what stands between interpolations.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    private mutating func append(_ string: String, specifier: String = "%@") {
      append([Text.Part(content: .string(string))], specifier: specifier)
    }

    private mutating func append(_ parts: [Text.Part], specifier: String = "%@") {
      self.parts.append(.value(parts, specifier: specifier))
    }

    /// Adds a string, as it is.
    public mutating func appendInterpolation(_ string: some StringProtocol) {
      append(String(string))
    }

    /// Adds a date as a style shows it; a style that follows the clock goes on doing so.
    ///
    /// Source: documented, developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:style:).
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds an interval, from its beginning to its end.
    ///
    /// Source: documented, developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-81qv3.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds a text with its own looks.
    public mutating func appendInterpolation(_ text: Text) {
      append(text.parts)
    }

    /// Adds a picture, which stands among the characters as one of them.
    ///
    /// Source: documented,
    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:).
    public mutating func appendInterpolation(_ image: Image) {
      append([Text.Part(image)])
    }

    /// Adds a string with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(attributedString.textPieces.map(Text.Part.init))
    }

    /// Adds an integer with the locale's separators.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      append([Text.Part(content: .value(LocalizedValue(value)))], specifier: "%lld")
    }

    /// Adds a number with six digits behind the point.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      append([Text.Part(content: .value(LocalizedValue(Double(value))))], specifier: "%lf")
    }

    /// Adds a number as a format of `printf` spells it: one number's, such as `%.2f` or `%03d`.
    public mutating func appendInterpolation(
      _ value: some CVarArg & BinaryFloatingPoint, specifier: String
    ) {
      append(
        NumberSpecifier(specifier).map { $0.string(of: Double(value)) } ?? specifier,
        specifier: specifier)
    }

    /// Adds an integer as a format of `printf` spells it: one number's, such as `%03d` or `%x`.
    public mutating func appendInterpolation(
      _ value: some CVarArg & BinaryInteger, specifier: String
    ) {
      append(
        NumberSpecifier(specifier).map { $0.string(of: value) } ?? specifier, specifier: specifier)
    }

    /// Adds a value as a format style spells it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append([Text.Part(content: .value(LocalizedValue(input, format: format)))])
    }

    /// Adds a value as a formatter spells it; nothing where that doesn't know the value's type.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(formatter.string(for: subject) ?? "")
    }

    /// Adds a date as a formatter spells it; nothing where that spells no dates.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      append(formatter.string(for: date) ?? "")
    }

    /// Adds an object as a formatter spells it; nothing where that doesn't know its type.
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
  /// The whole number that is interpolated; nil for a literal, and the inner nil for any other value.
  fileprivate nonisolated var number: Int?? {
    guard case .value(let parts, _) = self else { return nil }
    return .some(parts.count == 1 ? parts[0].number : nil)
  }

  /// What is shown in a locale, where that is a string that nothing is said of; nil elsewhere.
  fileprivate nonisolated func string(in locale: Locale) -> String? {
    switch self {
    case .literal(let literal): return InlineMarkdown.hasSigns(literal) ? nil : literal
    case .value(let parts, _): return parts.count == 1 ? parts[0].string(in: locale) : nil
    }
  }
}
