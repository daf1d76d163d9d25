public import Foundation

extension Measurement<UnitInformationStorage>.FormatStyle {
  /// A style that formats an amount of data as a count of bytes, such as “128 MB”.
  public struct ByteCount: Foundation.FormatStyle {
    private var bytes: ByteCountFormatStyle

    /// The number of bytes in a kilobyte, and the names of units.
    public var style: ByteCountFormatStyle.Style {
      get { bytes.style }
      set { bytes.style = newValue }
    }

    /// The units that may be used.
    public var allowedUnits: ByteCountFormatStyle.Units {
      get { bytes.allowedUnits }
      set { bytes.allowedUnits = newValue }
    }

    /// Whether zero is a word.
    public var spellsOutZero: Bool {
      get { bytes.spellsOutZero }
      set { bytes.spellsOutZero = newValue }
    }

    /// Whether the number of bytes follows in parentheses.
    public var includesActualByteCount: Bool {
      get { bytes.includesActualByteCount }
      set { bytes.includesActualByteCount = newValue }
    }

    /// The locale.
    public var locale: Locale {
      get { bytes.locale }
      set { bytes.locale = newValue }
    }

    /// Creates a style.
    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units,
      spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale
    ) {
      bytes = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    /// Returns the text of an amount, rounded to whole bytes.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let count = value.converted(to: .bytes).value.rounded()
      return bytes.format(Int64(exactly: count) ?? (count > 0 ? .max : count < 0 ? .min : 0))
    }

    /// Returns this style for a locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Returns a style for amounts of data.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}
