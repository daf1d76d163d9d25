import Foundation
import Testing
import TrellisFoundation

private let usa = Locale(identifier: "en_US")
private let canada = Locale(identifier: "en_CA")
private let germany = Locale(identifier: "de_DE")

/// The texts of measurements.
///
/// Expected texts of American and Canadian English, Swedish and Korean are recorded: other people's programs have printed them on Apple's
/// systems. The others are CLDR's patterns.
@Suite struct MeasurementTests {
  @Test func `the default style has the unit that the region prefers`() {
    func text<U: Dimension>(_ value: Double, _ unit: U, _ locale: Locale = usa) -> String {
      Measurement(value: value, unit: unit).formatted(.measurement(width: .abbreviated).locale(locale))
    }
    #expect(text(100, UnitSpeed.kilometersPerHour) == "62 mph")
    #expect(text(200, UnitLength.kilometers) == "124 mi")
    #expect(text(70, UnitLength.feet) == "70 ft")
    #expect(text(98.5, UnitTemperature.fahrenheit) == "98°F")
    #expect(text(90, UnitDuration.seconds) == "90 sec")
    #expect(text(173, UnitLength.centimeters, Locale(identifier: "ko_KR")) == "1.7m")
    #expect(text(128, UnitInformationStorage.megabytes, Locale(identifier: "ko_KR")) == "128MB")
    #expect(text(200, UnitLength.kilometers, germany) == "200 km")
    #expect(text(68, UnitTemperature.fahrenheit, germany) == "20 °C")
  }

  @Test func `widths`() {
    func texts<U: Dimension>(_ value: Double, _ unit: U, _ locale: Locale = usa) -> [String] {
      [.wide, .abbreviated, .narrow].map { width in
        Measurement(value: value, unit: unit)
          .formatted(Measurement<U>.FormatStyle(width: width, locale: locale))
      }
    }
    #expect(texts(100, UnitSpeed.kilometersPerHour) == ["62 miles per hour", "62 mph", "62mph"])
    #expect(texts(200, UnitLength.kilometers) == ["124 miles", "124 mi", "124mi"])
    #expect(texts(70, UnitLength.feet) == ["70 feet", "70 ft", "70′"])
    #expect(texts(98.5, UnitTemperature.fahrenheit) == ["98 degrees Fahrenheit", "98°F", "98°"])
    #expect(texts(90, UnitDuration.seconds) == ["90 seconds", "90 sec", "90s"])
    #expect(texts(197.9, UnitMass.pounds) == ["198 pounds", "198 lb", "198#"])
    #expect(texts(197.9, UnitMass.pounds, canada) == ["90 kilograms", "90 kg", "90kg"])
    #expect(texts(25, UnitTemperature.celsius, canada).last == "25°")
    #expect(texts(2, UnitLength.kilometers, germany) == ["2 Kilometer", "2 km", "2 km"])
    let polish = Locale(identifier: "pl_PL")
    #expect(
      [1, 3, 5].map { texts($0, UnitDuration.hours, polish)[0] } == ["1 godzina", "3 godziny", "5 godzin"])
  }

  @Test func `a usage chooses the unit`() {
    let height = Measurement(value: 190, unit: UnitLength.centimeters)
    func text(_ usage: MeasurementFormatUnitUsage<UnitLength>, _ locale: Locale = usa) -> String {
      height.formatted(.measurement(width: .wide, usage: usage).locale(locale))
    }
    #expect(text(.general) == "6.2 feet")
    #expect(text(.asProvided) == "190 centimeters")
    #expect(text(.focalLength) == "1,900 millimeters")
    #expect(text(.person) == "75 inches")
    #expect(text(.snowfall) == "75 inches")
    #expect(text(.rainfall) == "75 inches")
    #expect(text(.road) == "6 feet")
    #expect(text(.personHeight) == "6 feet, 2.8 inches")
    #expect(text(.general, canada) == "1.9 metres")
    #expect(text(.person, canada) == "75 inches")
    #expect(text(.road, canada) == "2 metres")
    let short = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "ko_KR"), usage: .personHeight)
    #expect(Measurement(value: 173, unit: UnitLength.centimeters).formatted(short) == "173cm")
  }

  @Test func `energy and weight`() {
    let energy = Measurement(value: 2, unit: UnitEnergy.kilowattHours)
    #expect(energy.formatted(.measurement(width: .wide).locale(usa)) == "2 kilowatt-hours")
    #expect(energy.formatted(.measurement(width: .wide, usage: .food).locale(usa)) == "1,721 Calories")
    #expect(energy.formatted(.measurement(width: .narrow, usage: .workout).locale(usa)) == "1,721Cal")
    let weight = Measurement(value: 197.9, unit: UnitMass.pounds)
    #expect(weight.formatted(.measurement(width: .wide, usage: .asProvided).locale(usa)) == "197.9 pounds")
    #expect(
      weight.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(canada)) == "90 kg")
  }

  @Test func `the scale of a temperature can be hidden`() {
    let warm = Measurement(value: 25, unit: UnitTemperature.celsius)
    func text(
      _ width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
      _ usage: MeasurementFormatUnitUsage<UnitTemperature>, _ locale: Locale = usa
    ) -> String {
      warm.formatted(.measurement(width: width, usage: usage, hidesScaleName: true).locale(locale))
    }
    #expect(text(.wide, .asProvided) == "25 degrees")
    #expect(text(.abbreviated, .asProvided) == "25°")
    #expect(text(.narrow, .weather) == "77°")
    #expect(text(.narrow, .weather, germany) == "25°")
    let half = Measurement(value: 25.4, unit: UnitTemperature.celsius)
    #expect(half.formatted(.measurement(usage: .weather, hidesScaleName: true).locale(germany)) == "25°")
  }

  @Test func `the number has its own style`() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    func text(_ style: FloatingPointFormatStyle<Double>, _ locale: Locale = usa) -> String {
      way.formatted(.measurement(width: .wide, usage: .road, numberFormatStyle: style).locale(locale))
    }
    #expect(text(.number.precision(.fractionLength(0))) == "3 miles")
    #expect(text(.number.precision(.fractionLength(2))) == "3.11 miles")
    #expect(text(.number.precision(.fractionLength(1)), germany) == "5,0 Kilometer")
    let one = Measurement(value: 1, unit: UnitLength.meters)
    // In English, “1” is singular, and “1.0” is plural (CLDR).
    for (digits, text) in [(0, "1 meter"), (1, "1.0 meters")] {
      let style = Measurement<UnitLength>.FormatStyle(
        width: .wide, locale: usa, usage: .asProvided,
        numberFormatStyle: .number.precision(.fractionLength(digits)))
      #expect(one.formatted(style) == text)
    }
    let warm = Measurement(value: 25.37, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: usa, usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(warm.formatted(style) == "25.4°C")
  }

  @Test func `a unit without a name in CLDR is shown by its symbol`() {
    let own = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
    let bridge = Measurement(value: 364.4, unit: own)
    #expect(bridge.formatted(.measurement(width: .wide, usage: .asProvided).locale(usa)) == "364.4 smoot")
  }

  @Test func `every unit of Foundation with an identifier is formatted`() {
    #expect(
      Measurement(value: 2, unit: UnitMass.metricTons)
        .formatted(.measurement(width: .wide, usage: .asProvided).locale(usa)) == "2 metric tons")
    #expect(
      Measurement(value: 1013, unit: UnitPressure.hectopascals)
        .formatted(.measurement(width: .abbreviated, usage: .barometric).locale(germany)) == "1.013 hPa")
    #expect(
      Measurement(value: 3, unit: UnitVolume.tablespoons)
        .formatted(.measurement(width: .wide, usage: .asProvided).locale(usa)) == "3 tablespoons")
  }

  @Test func `amounts of data are counts of bytes`() {
    let data = Measurement(value: 128, unit: UnitInformationStorage.megabytes)
    var style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
      style: .memory, allowedUnits: .all, spellsOutZero: true, includesActualByteCount: true, locale: usa)
    #expect(data.formatted(style) == "122.1 MB (128,000,000 bytes)")
    style.includesActualByteCount = false
    #expect(data.formatted(style) == "122.1 MB")
    style.style = .file
    #expect(data.formatted(style) == "128 MB")
    style.allowedUnits = .kb
    #expect(data.formatted(style) == "128,000 kB")
    #expect(data.formatted(.byteCount(style: .file).locale(usa)) == "128 MB")
  }
}
