public import Foundation

/// A string as it is written down for people in the source, with Markdown and interpolations.
///
/// It is shown as it is written: there are no tables of translations yet. Markdown is that of a line: `*italic*`,
/// `**bold**`, `~~struck through~~`, `` `code` `` and `[links](https://example.org)`; a backslash before a sign takes its
/// meaning, and more than 10,000 bytes are shown as they are. What is interpolated isn't read as Markdown. Integers get the locale's separators (`1,000`), other
/// numbers six digits behind the point, as `%lf` gives, where no `specifier` or `format` says otherwise.
///
/// Source: documented, developer.apple.com/documentation/swiftui/localizedstringkey.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    case value([Text.Piece])
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

  /// What is shown.
  var pieces: [Text.Piece] { InlineMarkdown.pieces(of: parts) }

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

    private mutating func append(_ string: String) {
      parts.append(.value([Text.Piece(string: string, styling: TextStyling())]))
    }

    /// Adds a string, as it is.
    public mutating func appendInterpolation(_ string: some StringProtocol) {
      append(String(string))
    }

    /// Adds a text with its own looks.
    public mutating func appendInterpolation(_ text: Text) {
      parts.append(.value(text.pieces))
    }

    /// Adds a string with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      parts.append(.value(attributedString.textPieces))
    }

    /// Adds an integer with the locale's separators.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      append(value.formatted())
    }

    /// Adds a number with six digits behind the point.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      append(String(format: "%lf", Double(value)))
    }

    /// Adds a number as a format of `printf` spells it: one number's, such as `%.2f` or `%03d`.
    public mutating func appendInterpolation(_ value: some CVarArg & BinaryFloatingPoint, specifier: String) {
      append(NumberSpecifier(specifier).map { $0.string(of: Double(value)) } ?? specifier)
    }

    /// Adds an integer as a format of `printf` spells it: one number's, such as `%03d` or `%x`.
    public mutating func appendInterpolation(_ value: some CVarArg & BinaryInteger, specifier: String) {
      append(NumberSpecifier(specifier).map { $0.string(of: value) } ?? specifier)
    }

    /// Adds a value as a format style spells it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    /// Adds a value as a formatter spells it; nothing where that doesn't know the value's type.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(formatter.string(for: subject) ?? "")
    }

    /// Adds an object as a formatter spells it; nothing where that doesn't know its type.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
      append(formatter.string(for: subject) ?? "")
    }
  }
}
