import Foundation

/// CLDR's identifiers of Foundation's units.
enum UnitIdentifiers {
  /// Returns the identifier of a unit; nil for a unit that CLDR doesn't have.
  static func identifier(of unit: Unit) -> String? {
    table[Key(type: ObjectIdentifier(type(of: unit)), symbol: unit.symbol)]
  }

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var symbol: String
  }

  private static let table: [Key: String] = {
    var table: [Key: String] = [:]
    for list in [lengths, areas, volumes, masses, times, motion, electricity, energies, digital] {
      for (unit, identifier) in list() {
        table[Key(type: ObjectIdentifier(type(of: unit)), symbol: unit.symbol)] = identifier
      }
    }
    return table
  }()

  private static func lengths() -> [(Unit, String)] {
    let prefixed: [(UnitLength, String)] = [
      (.megameters, "megameter"), (.kilometers, "kilometer"), (.hectometers, "hectometer"),
      (.meters, "meter"), (.decimeters, "decimeter"), (.centimeters, "centimeter"),
      (.millimeters, "millimeter"), (.micrometers, "micrometer"), (.nanometers, "nanometer"),
      (.picometers, "picometer"), (.inches, "inch"), (.feet, "foot"), (.yards, "yard"), (.miles, "mile"),
      (.scandinavianMiles, "mile-scandinavian"), (.lightyears, "light-year"),
      (.nauticalMiles, "nautical-mile"), (.fathoms, "fathom"), (.furlongs, "furlong"),
      (.astronomicalUnits, "astronomical-unit"), (.parsecs, "parsec"),
    ]
    return prefixed
  }

  private static func areas() -> [(Unit, String)] {
    let units: [(UnitArea, String)] = [
      (.squareMegameters, "square-megameter"), (.squareKilometers, "square-kilometer"),
      (.squareMeters, "square-meter"), (.squareCentimeters, "square-centimeter"),
      (.squareMillimeters, "square-millimeter"), (.squareMicrometers, "square-micrometer"),
      (.squareNanometers, "square-nanometer"), (.squareInches, "square-inch"), (.squareFeet, "square-foot"),
      (.squareYards, "square-yard"), (.squareMiles, "square-mile"), (.acres, "acre"), (.hectares, "hectare"),
    ]
    return units
  }

  private static func volumes() -> [(Unit, String)] {
    let units: [(UnitVolume, String)] = [
      (.megaliters, "megaliter"), (.kiloliters, "kiloliter"), (.liters, "liter"),
      (.deciliters, "deciliter"), (.centiliters, "centiliter"), (.milliliters, "milliliter"),
      (.cubicKilometers, "cubic-kilometer"), (.cubicMeters, "cubic-meter"),
      (.cubicDecimeters, "cubic-decimeter"), (.cubicCentimeters, "cubic-centimeter"),
      (.cubicMillimeters, "cubic-millimeter"), (.cubicInches, "cubic-inch"), (.cubicFeet, "cubic-foot"),
      (.cubicYards, "cubic-yard"), (.cubicMiles, "cubic-mile"), (.acreFeet, "acre-foot"),
      (.bushels, "bushel"), (.teaspoons, "teaspoon"), (.tablespoons, "tablespoon"),
      (.fluidOunces, "fluid-ounce"), (.cups, "cup"), (.pints, "pint"), (.quarts, "quart"),
      (.gallons, "gallon"), (.imperialFluidOunces, "fluid-ounce-imperial"),
      (.imperialQuarts, "quart-imperial"), (.imperialGallons, "gallon-imperial"), (.metricCups, "cup-metric"),
    ]
    return units
  }

  private static func masses() -> [(Unit, String)] {
    let units: [(UnitMass, String)] = [
      (.kilograms, "kilogram"), (.grams, "gram"), (.decigrams, "decigram"), (.centigrams, "centigram"),
      (.milligrams, "milligram"), (.micrograms, "microgram"), (.nanograms, "nanogram"),
      (.picograms, "picogram"), (.ounces, "ounce"), (.pounds, "pound"), (.stones, "stone"),
      (.metricTons, "tonne"), (.shortTons, "ton"), (.carats, "carat"), (.ouncesTroy, "ounce-troy"),
    ]
    let concentrations: [(UnitConcentrationMass, String)] = [
      (.gramsPerLiter, "gram-per-liter"), (.milligramsPerDeciliter, "milligram-per-deciliter"),
    ]
    let dispersion: [(UnitDispersion, String)] = [(.partsPerMillion, "permillion")]
    return units as [(Unit, String)] + concentrations + dispersion
  }

  private static func times() -> [(Unit, String)] {
    let durations: [(UnitDuration, String)] = [
      (.hours, "hour"), (.minutes, "minute"), (.seconds, "second"), (.milliseconds, "millisecond"),
      (.microseconds, "microsecond"), (.nanoseconds, "nanosecond"), (.picoseconds, "picosecond"),
    ]
    let frequencies: [(UnitFrequency, String)] = [
      (.terahertz, "terahertz"), (.gigahertz, "gigahertz"), (.megahertz, "megahertz"),
      (.kilohertz, "kilohertz"), (.hertz, "hertz"), (.millihertz, "millihertz"),
      (.microhertz, "microhertz"), (.nanohertz, "nanohertz"),
    ]
    return durations as [(Unit, String)] + frequencies
  }

  private static func motion() -> [(Unit, String)] {
    let speeds: [(UnitSpeed, String)] = [
      (.metersPerSecond, "meter-per-second"), (.kilometersPerHour, "kilometer-per-hour"),
      (.milesPerHour, "mile-per-hour"), (.knots, "knot"),
    ]
    let accelerations: [(UnitAcceleration, String)] = [
      (.metersPerSecondSquared, "meter-per-square-second"), (.gravity, "g-force"),
    ]
    let angles: [(UnitAngle, String)] = [
      (.degrees, "degree"), (.arcMinutes, "arc-minute"), (.arcSeconds, "arc-second"), (.radians, "radian"),
      (.revolutions, "revolution"),
    ]
    let efficiencies: [(UnitFuelEfficiency, String)] = [
      (.litersPer100Kilometers, "liter-per-100-kilometer"), (.milesPerGallon, "mile-per-gallon"),
      (.milesPerImperialGallon, "mile-per-gallon-imperial"),
    ]
    return speeds as [(Unit, String)] + accelerations + angles + efficiencies
  }

  private static func electricity() -> [(Unit, String)] {
    let currents: [(UnitElectricCurrent, String)] = [
      (.megaamperes, "megaampere"), (.kiloamperes, "kiloampere"), (.amperes, "ampere"),
      (.milliamperes, "milliampere"), (.microamperes, "microampere"),
    ]
    let voltages: [(UnitElectricPotentialDifference, String)] = [
      (.megavolts, "megavolt"), (.kilovolts, "kilovolt"), (.volts, "volt"), (.millivolts, "millivolt"),
      (.microvolts, "microvolt"),
    ]
    let resistances: [(UnitElectricResistance, String)] = [
      (.megaohms, "megaohm"), (.kiloohms, "kiloohm"), (.ohms, "ohm"), (.milliohms, "milliohm"),
      (.microohms, "microohm"),
    ]
    let light: [(UnitIlluminance, String)] = [(.lux, "lux")]
    return currents as [(Unit, String)] + voltages + resistances + light
  }

  private static func energies() -> [(Unit, String)] {
    let energies: [(UnitEnergy, String)] = [
      (.kilojoules, "kilojoule"), (.joules, "joule"), (.kilocalories, "kilocalorie"),
      (.calories, "calorie"), (.kilowattHours, "kilowatt-hour"),
    ]
    let powers: [(UnitPower, String)] = [
      (.terawatts, "terawatt"), (.gigawatts, "gigawatt"), (.megawatts, "megawatt"),
      (.kilowatts, "kilowatt"), (.watts, "watt"), (.milliwatts, "milliwatt"), (.microwatts, "microwatt"),
      (.nanowatts, "nanowatt"), (.picowatts, "picowatt"), (.femtowatts, "femtowatt"),
      (.horsepower, "horsepower"),
    ]
    let pressures: [(UnitPressure, String)] = [
      (.newtonsPerMetersSquared, "pascal"), (.gigapascals, "gigapascal"), (.megapascals, "megapascal"),
      (.kilopascals, "kilopascal"), (.hectopascals, "hectopascal"),
      (.inchesOfMercury, "inch-ofhg"), (.bars, "bar"), (.millibars, "millibar"),
      (.millimetersOfMercury, "millimeter-ofhg"), (.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    ]
    let temperatures: [(UnitTemperature, String)] = [
      (.kelvin, "kelvin"), (.celsius, "celsius"), (.fahrenheit, "fahrenheit"),
    ]
    return energies as [(Unit, String)] + powers + pressures + temperatures
  }

  private static func digital() -> [(Unit, String)] {
    let units: [(UnitInformationStorage, String)] = [
      (.bytes, "byte"), (.bits, "bit"), (.kilobytes, "kilobyte"), (.megabytes, "megabyte"),
      (.gigabytes, "gigabyte"), (.terabytes, "terabyte"), (.petabytes, "petabyte"),
      (.kilobits, "kilobit"), (.megabits, "megabit"), (.gigabits, "gigabit"), (.terabits, "terabit"),
    ]
    return units
  }
}
