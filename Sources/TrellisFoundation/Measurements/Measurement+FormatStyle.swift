public import Foundation

extension Measurement where UnitType: Dimension {
  /// A style that formats measurements as text, in the unit that a region prefers.
  ///
  /// ```swift
  /// Measurement(value: 5, unit: UnitLength.kilometers)
  ///   .formatted(.measurement(width: .abbreviated, usage: .road))  // "3.1 mi" in American English
  /// ```
  ///
  /// The unit's names, the preferred units and their rounding are CLDR's. A unit that CLDR doesn't have is shown by its symbol.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of the unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let skeleton: String

      /// The full name, as in “5 kilometers”.
      public static var wide: Self { Self(skeleton: "full-name") }
      /// An abbreviation, as in “5 km”.
      public static var abbreviated: Self { Self(skeleton: "short") }
      /// The shortest name, as in “5km”.
      public static var narrow: Self { Self(skeleton: "narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The locale, which determines language and unit.
    public var locale: Locale
    /// The purpose of the text, which determines the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number; nil means the rounding that CLDR has for the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesScale = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the text of a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText(
        width: width.skeleton, locale: locale, usage: usage.flatMap(\.name), hidesScaleName: hidesScale,
        number: numberFormatStyle.map { style in { style.locale(locale).format($0) } }
      ).string(value.value, value.unit)
    }

    /// Returns this style for a locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// Returns the text of this measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement {
    style.format(self)
  }

  /// Returns the text of this measurement, abbreviated, in the unit that the region prefers.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement<UnitTemperature>.FormatStyle {
  /// Whether the name of the temperature scale is omitted, as in “25°”.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  /// Creates a style for temperatures, with or without the name of the scale.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }
}

extension FormatStyle {
  /// Returns a style for measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style for temperatures, with or without the name of the scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
