import Foundation
import Testing
import TrellisFoundation

/// Texts of durations.
///
/// Source of the examples of styles and zeros: the declarations of Apple's class.
@Suite struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], _ locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    return formatter
  }

  @Test func `styles`() {
    let seconds = 3600.0 + 600
    func text(_ style: DateComponentsFormatter.UnitsStyle, _ locale: String = "en_US") -> String? {
      formatter(style, [.hour, .minute], locale).string(from: seconds)
    }
    #expect(text(.positional) == "1:10")
    #expect(text(.abbreviated) == "1h 10m")
    #expect(text(.short) == "1 hr, 10 min")
    #expect(text(.full) == "1 hour, 10 minutes")
    #expect(text(.spellOut) == "one hour, ten minutes")
    #expect(text(.brief) == "1hr 10min")
    #expect(text(.full, "de_DE") == "1 Stunde und 10 Minuten")
    // CLDR has spaces at which lines don't break.
    let french = text(.full, "fr_FR")?.map { $0.isWhitespace ? " " : $0 }
    #expect(french.map { String($0) } == "1 heure et 10 minutes")
  }

  @Test func `zeros are dropped or kept`() {
    func text(
      _ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle,
      _ zeros: DateComponentsFormatter.ZeroFormattingBehavior
    ) -> String? {
      let formatter = formatter(style, [.hour, .minute, .second])
      formatter.zeroFormattingBehavior = zeros
      return formatter.string(from: seconds)
    }
    #expect(text(600, .abbreviated, []) == "0h 10m 0s")
    #expect(text(600, .abbreviated, .dropLeading) == "10m 0s")
    #expect(text(3610, .abbreviated, []) == "1h 0m 10s")
    #expect(text(3610, .abbreviated, .dropMiddle) == "1h 10s")
    #expect(text(3600, .abbreviated, .dropTrailing) == "1h")
    #expect(text(3600, .abbreviated, .default) == "1h")
    #expect(text(0, .abbreviated, .default) == "0s")
    #expect(text(3610, .positional, .default) == "1:00:10")
    #expect(text(70, .positional, .default) == "1:10")
    #expect(text(3610, .positional, .pad) == "01:00:10")
    #expect(text(70, .positional, .pad) == "00:01:10")
    #expect(text(-3610, .positional, .default) == "-1:00:10")
    #expect(text(.infinity, .positional, .default) == nil)
  }

  @Test func `larger units precede the clock`() {
    #expect(formatter(.positional, [.day, .hour, .minute]).string(from: 86_400 * 3 + 7200) == "3d 02:00")
    #expect(formatter(.full).string(from: 86_400 * 9 + 3600) == "1 week, 2 days, 1 hour")
  }

  @Test func `the last of a limited number of units is rounded`() {
    let limited = formatter(.full, [.hour, .minute, .second])
    limited.maximumUnitCount = 1
    #expect(limited.string(from: 3600 * 2 - 15) == "2 hours")
    #expect(limited.string(from: 3600 + 60) == "1 hour")
    #expect(limited.string(from: 59.9) == "59 seconds")
    limited.maximumUnitCount = 2
    #expect(limited.string(from: 3600 + 600 + 29) == "1 hour, 10 minutes")
  }

  @Test func `dates and components`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      formatter(.full, [.month, .day]).string(from: start, to: start + 86_400 * 33) == "1 month, 2 days")
    #expect(
      formatter(.full, [.hour, .minute]).string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    #expect(formatter(.full).string(for: DateComponents(day: 2)) == "2 days")
    let phrases = formatter(.full, [.minute])
    phrases.includesApproximationPhrase = true
    phrases.includesTimeRemainingPhrase = true
    #expect(phrases.string(from: 600) == "About 10 minutes remaining")
  }
}
