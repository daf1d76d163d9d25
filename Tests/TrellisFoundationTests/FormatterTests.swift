import Foundation
import Testing

@testable import TrellisFoundation

private let usa = Locale(identifier: "en_US")
private let germany = Locale(identifier: "de_DE")

/// Formatters of relative dates, lists, measurements and names.
///
/// The texts of languages are CLDR's.
@Suite struct FormatterTests {
  private func calendar() -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  @Test func `the distance of dates has the largest unit`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = usa
    formatter.calendar = calendar()
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    func text(_ seconds: Double) -> String { formatter.localizedString(for: now + seconds, relativeTo: now) }
    #expect(text(-86_400 * 14) == "2 weeks ago")
    #expect(text(3600 * 2 - 1) == "in 1 hour")
    #expect(text(-90) == "1 minute ago")
    #expect(text(-86_400) == "1 day ago")
    #expect(text(0) == "in 0 seconds")
    formatter.dateTimeStyle = .named
    #expect(text(-86_400) == "yesterday")
    #expect(text(86_400 * 7) == "next week")
    #expect(text(0) == "now")
    formatter.formattingContext = .beginningOfSentence
    #expect(text(-86_400) == "Yesterday")
    formatter.locale = germany
    formatter.formattingContext = .unknown
    #expect(text(86_400 * 2) == "übermorgen")
  }

  @Test func `the units of relative dates have several lengths`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = usa
    func text(_ style: RelativeDateTimeFormatter.UnitsStyle) -> String {
      formatter.unitsStyle = style
      return formatter.localizedString(from: DateComponents(month: -2))
    }
    #expect(text(.full) == "2 months ago")
    #expect(text(.spellOut) == "two months ago")
    #expect(text(.short) == "2 mo. ago")
    #expect(text(.abbreviated) == "2mo ago")
    #expect(formatter.localizedString(fromTimeInterval: 3) == "in 3s")
    #expect(formatter.string(for: "no date") == nil)
  }

  @Test func `lists are joined as the locale does`() {
    let formatter = ListFormatter()
    formatter.locale = usa
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: ["a", "b"]) == "a and b")
    #expect(formatter.string(from: []) == "")
    formatter.locale = germany
    #expect(formatter.string(from: [1, 2, 3]) == "1, 2 und 3")
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    numbers.locale = germany
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1000.5, 2]) == "1.000,5 und 2")
  }

  @Test func `a measurement formatter converts to the unit that the locale prefers`() {
    let formatter = MeasurementFormatter()
    formatter.locale = usa
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    // Recorded by others on a Mac.
    #expect(formatter.string(from: way) == "3.107 mi")
    #expect(formatter.string(from: Measurement(value: 100, unit: UnitMass.kilograms)) == "220.462 lb")
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "3.107 miles")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "5 kilometers")
    formatter.unitStyle = .short
    #expect(formatter.string(from: way) == "5km")
    formatter.unitOptions = .naturalScale
    formatter.unitStyle = .medium
    formatter.locale = germany
    #expect(formatter.string(from: Measurement(value: 1234, unit: UnitLength.meters)) == "1,234 km")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: Measurement(value: 20.5, unit: UnitTemperature.celsius)) == "20,5°")
    formatter.numberFormatter.maximumFractionDigits = 0
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 20.4, unit: UnitLength.meters)) == "20 m")
    #expect(formatter.string(from: UnitLength.kilometers) == "km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitSpeed.kilometersPerHour) == "Kilometer pro Stunde")
  }

  @Test func `the unit of a locale`() {
    #expect(UnitLength(forLocale: usa, usage: .personHeight) == UnitLength.feet)
    #expect(UnitLength(forLocale: germany, usage: .personHeight) == UnitLength.centimeters)
    #expect(UnitLength(forLocale: usa, usage: .road) == UnitLength.miles)
    #expect(UnitMass(forLocale: usa, usage: .personWeight) == UnitMass.pounds)
    #expect(UnitTemperature(forLocale: usa) == UnitTemperature.fahrenheit)
    #expect(UnitTemperature(forLocale: germany, usage: .weather) == UnitTemperature.celsius)
  }

  @Test func `names of people`() {
    let name = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Ada", middleName: "King", familyName: "Lovelace", nickname: "Addie")
    func text(_ style: PersonNameComponents.FormatStyle.Style, _ locale: Locale = usa) -> String {
      name.formatted(.name(style: style).locale(locale))
    }
    #expect(text(.short) == "Addie")
    #expect(text(.medium) == "Ada Lovelace")
    #expect(text(.long) == "Dr. Ada King Lovelace")
    #expect(text(.abbreviated) == "AL")
    #expect(text(.medium, Locale(identifier: "hu_HU")) == "Lovelace Ada")
    let japanese = PersonNameComponents(givenName: "清", familyName: "山田")
    #expect(japanese.formatted(.name(style: .medium).locale(Locale(identifier: "ja_JP"))) == "山田清")
    #expect(PersonNameComponents().formatted() == "")
  }
}
