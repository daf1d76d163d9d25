public import Foundation
import _FoundationICU

/// The units that regions prefer.
enum PreferredUnit {
  /// Returns the unit that a locale prefers for a kind of unit and a usage of CLDR; nil if it has no preference.
  ///
  /// If a region combines units for a usage, as feet and inches, the result is the largest of them.
  static func unit<U: Dimension>(_ type: U.Type, usage: String?, in locale: Locale) -> U? {
    guard let category = categories[ObjectIdentifier(type)] else { return nil }
    // In general, distances are in kilometres or miles, not in metres or feet (observed in MeasurementFormatter).
    let name = usage == "default" ? (type == UnitLength.self ? "road" : nil) : usage
    var status = U_ZERO_ERROR
    var units = [UAMeasureUnit](repeating: UAMEASUNIT_LENGTH_METER, count: 4)
    let count = uameasfmt_getUnitsForUsage(locale.identifier(.icu), category, name, &units, 4, &status)
    guard status.isSuccess, count > 0 else { return nil }
    return table[units[0].rawValue] as? U
  }

  /// CLDR's names of the kinds of units for which regions have preferences.
  private static let categories: [ObjectIdentifier: String] = [
    ObjectIdentifier(UnitLength.self): "length", ObjectIdentifier(UnitMass.self): "mass",
    ObjectIdentifier(UnitTemperature.self): "temperature", ObjectIdentifier(UnitSpeed.self): "speed",
    ObjectIdentifier(UnitVolume.self): "volume", ObjectIdentifier(UnitEnergy.self): "energy",
    ObjectIdentifier(UnitArea.self): "area", ObjectIdentifier(UnitPressure.self): "pressure",
    ObjectIdentifier(UnitFuelEfficiency.self): "consumption",
  ]

  private static let table: [UInt32: Dimension] = {
    let units: [(UAMeasureUnit, Dimension)] = [
      (UAMEASUNIT_LENGTH_METER, UnitLength.meters), (UAMEASUNIT_LENGTH_CENTIMETER, UnitLength.centimeters),
      (UAMEASUNIT_LENGTH_MILLIMETER, UnitLength.millimeters),
      (UAMEASUNIT_LENGTH_KILOMETER, UnitLength.kilometers), (UAMEASUNIT_LENGTH_FOOT, UnitLength.feet),
      (UAMEASUNIT_LENGTH_INCH, UnitLength.inches), (UAMEASUNIT_LENGTH_MILE, UnitLength.miles),
      (UAMEASUNIT_LENGTH_YARD, UnitLength.yards), (UAMEASUNIT_MASS_GRAM, UnitMass.grams),
      (UAMEASUNIT_MASS_KILOGRAM, UnitMass.kilograms), (UAMEASUNIT_MASS_POUND, UnitMass.pounds),
      (UAMEASUNIT_MASS_OUNCE, UnitMass.ounces), (UAMEASUNIT_MASS_STONE, UnitMass.stones),
      (UAMEASUNIT_TEMPERATURE_CELSIUS, UnitTemperature.celsius),
      (UAMEASUNIT_TEMPERATURE_FAHRENHEIT, UnitTemperature.fahrenheit),
      (UAMEASUNIT_SPEED_METER_PER_SECOND, UnitSpeed.metersPerSecond),
      (UAMEASUNIT_SPEED_KILOMETER_PER_HOUR, UnitSpeed.kilometersPerHour),
      (UAMEASUNIT_SPEED_MILE_PER_HOUR, UnitSpeed.milesPerHour), (UAMEASUNIT_SPEED_KNOT, UnitSpeed.knots),
      (UAMEASUNIT_VOLUME_LITER, UnitVolume.liters), (UAMEASUNIT_VOLUME_MILLILITER, UnitVolume.milliliters),
      (UAMEASUNIT_VOLUME_GALLON, UnitVolume.gallons),
      (UAMEASUNIT_VOLUME_GALLON_IMPERIAL, UnitVolume.imperialGallons),
      (UAMEASUNIT_VOLUME_FLUID_OUNCE, UnitVolume.fluidOunces),
      (UAMEASUNIT_ENERGY_KILOCALORIE, UnitEnergy.kilocalories),
      (UAMEASUNIT_ENERGY_FOODCALORIE, UnitEnergy.kilocalories),
      (UAMEASUNIT_ENERGY_KILOWATT_HOUR, UnitEnergy.kilowattHours),
      (UAMEASUNIT_ENERGY_KILOJOULE, UnitEnergy.kilojoules), (UAMEASUNIT_ENERGY_JOULE, UnitEnergy.joules),
      (UAMEASUNIT_AREA_SQUARE_METER, UnitArea.squareMeters),
      (UAMEASUNIT_AREA_SQUARE_FOOT, UnitArea.squareFeet),
      (UAMEASUNIT_PRESSURE_HECTOPASCAL, UnitPressure.hectopascals),
      (UAMEASUNIT_PRESSURE_INCH_HG, UnitPressure.inchesOfMercury),
      (UAMEASUNIT_PRESSURE_MILLIBAR, UnitPressure.millibars),
      (UAMEASUNIT_PRESSURE_MILLIMETER_OF_MERCURY, UnitPressure.millimetersOfMercury),
      (UAMEASUNIT_PRESSURE_POUND_PER_SQUARE_INCH, UnitPressure.poundsForcePerSquareInch),
      (UAMEASUNIT_PRESSURE_PASCAL, UnitPressure.newtonsPerMetersSquared),
      (UAMEASUNIT_PRESSURE_BAR, UnitPressure.bars),
      (UAMEASUNIT_CONSUMPTION_LITER_PER_100_KILOMETERs, UnitFuelEfficiency.litersPer100Kilometers),
      (UAMEASUNIT_CONSUMPTION_MILE_PER_GALLON, UnitFuelEfficiency.milesPerGallon),
      (UAMEASUNIT_CONSUMPTION_MILE_PER_GALLON_IMPERIAL, UnitFuelEfficiency.milesPerImperialGallon),
    ]
    return Dictionary(units.map { ($0.rawValue, $1) }) { first, _ in first }
  }()
}

extension UnitLength {
  /// Creates the unit of length that a locale prefers for a usage.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general)
  {
    let unit = PreferredUnit.unit(UnitLength.self, usage: usage.name, in: locale) ?? .meters
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitMass {
  /// Creates the unit of mass that a locale prefers for a usage.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
    let unit = PreferredUnit.unit(UnitMass.self, usage: usage.name, in: locale) ?? .kilograms
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitTemperature {
  /// Creates the unit of temperature that a locale prefers for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general
  ) {
    let unit = PreferredUnit.unit(UnitTemperature.self, usage: usage.name, in: locale) ?? .celsius
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitVolume {
  /// Creates the unit of volume that a locale prefers for a usage.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general)
  {
    let unit = PreferredUnit.unit(UnitVolume.self, usage: usage.name, in: locale) ?? .liters
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitEnergy {
  /// Creates the unit of energy that a locale prefers for a usage.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general)
  {
    let unit = PreferredUnit.unit(UnitEnergy.self, usage: usage.name, in: locale) ?? .joules
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitSpeed {
  /// Creates the unit of speed that a locale prefers for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general
  ) {
    let unit = PreferredUnit.unit(UnitSpeed.self, usage: usage.name, in: locale) ?? .kilometersPerHour
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitPressure {
  /// Creates the unit of pressure that a locale prefers for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general
  ) {
    let unit = PreferredUnit.unit(UnitPressure.self, usage: usage.name, in: locale) ?? .hectopascals
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitArea {
  /// Creates the unit of area that a locale prefers for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitArea> = .general
  ) {
    let unit = PreferredUnit.unit(UnitArea.self, usage: usage.name, in: locale) ?? .squareMeters
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitFuelEfficiency {
  /// Creates the unit of fuel efficiency that a locale prefers for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitFuelEfficiency> = .general
  ) {
    let unit =
      PreferredUnit.unit(UnitFuelEfficiency.self, usage: usage.name, in: locale) ?? .litersPer100Kilometers
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}
