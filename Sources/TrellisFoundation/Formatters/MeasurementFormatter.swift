public import Foundation

/// A formatter of measurements and units.
///
/// Without options, a measurement is converted to the unit that the locale prefers: distances to kilometres or miles.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Options of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement.
    public static let providedUnit = Self(rawValue: 1 << 0)
    /// A unit that suits the size of the value, of those that the locale prefers.
    public static let naturalScale = Self(rawValue: 1 << 1)
    /// A temperature without the name of its scale.
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  /// The unit's options.
  ///
  /// The default is none.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name: `short` as in “5km”, `medium` as in “5 km”, `long` as in “5 kilometers”.
  ///
  /// The default is `medium`.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale.
  ///
  /// The default is the current locale.
  open var locale: Locale! = .current
  /// The formatter of the number.
  ///
  /// The default has a decimal style and at most three fraction digits.
  ///
  /// The locale of this formatter is used as it is, except for the default formatter, which has the locale of the measurements.
  open var numberFormatter: NumberFormatter! {
    get { ownNumberFormatter ?? defaultNumberFormatter }
    set { ownNumberFormatter = newValue }
  }

  private var ownNumberFormatter: NumberFormatter?
  private let defaultNumberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Returns the text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let locale: Locale = locale ?? .current
    defaultNumberFormatter.locale = locale
    var text = MeasurementText(width: width, locale: locale)
    let formatter = numberFormatter ?? defaultNumberFormatter
    text.number = { formatter.string(from: NSNumber(value: $0)) ?? "" }
    var (value, unit) = (measurement.value, measurement.unit as Unit)
    if unit is UnitTemperature { text.hidesScaleName = unitOptions.contains(.temperatureWithoutUnit) }
    if !unitOptions.contains(.providedUnit) {
      if unitOptions.contains(.naturalScale) {
        text.usage = "default"
      } else if let preferred = preferredUnit(of: unit, in: locale), let given = unit as? Dimension {
        value = preferred.converter.value(fromBaseUnitValue: given.converter.baseUnitValue(fromValue: value))
        unit = preferred
      }
    }
    return text.string(value, unit)
  }

  /// Returns the name of a unit, as for 0 of them.
  open func string(from unit: Unit) -> String {
    MeasurementText(width: width, locale: locale ?? .current).name(of: unit)
  }

  /// Returns the name of a unit; nil for other objects.
  open override func string(for obj: Any?) -> String? { (obj as? Unit).map { string(from: $0) } }

  private var width: String {
    switch unitStyle {
    case .short: "narrow"
    case .long: "full-name"
    default: "short"
    }
  }

  private func preferredUnit(of unit: Unit, in locale: Locale) -> Dimension? {
    switch unit {
    case is UnitLength: PreferredUnit.unit(UnitLength.self, usage: "default", in: locale)
    case is UnitMass: PreferredUnit.unit(UnitMass.self, usage: "default", in: locale)
    case is UnitTemperature: PreferredUnit.unit(UnitTemperature.self, usage: "default", in: locale)
    case is UnitSpeed: PreferredUnit.unit(UnitSpeed.self, usage: "default", in: locale)
    case is UnitVolume: PreferredUnit.unit(UnitVolume.self, usage: "default", in: locale)
    case is UnitEnergy: PreferredUnit.unit(UnitEnergy.self, usage: "default", in: locale)
    case is UnitArea: PreferredUnit.unit(UnitArea.self, usage: "default", in: locale)
    case is UnitPressure: PreferredUnit.unit(UnitPressure.self, usage: "default", in: locale)
    default: nil
    }
  }
}
