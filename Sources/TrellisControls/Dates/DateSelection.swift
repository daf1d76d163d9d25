import Foundation
import Trellis

/// A selected date, and the limits of the selection.
nonisolated struct DateSelection {
  let selection: Binding<Date>
  let lower: Date?
  let upper: Date?
  let components: DatePickerComponents

  /// The selected date.
  ///
  /// A date outside of the years that calendars support is replaced by the nearest supported one, with a warning.
  var date: Date {
    let date = selection.wrappedValue
    let seconds = date.timeIntervalSinceReferenceDate
    if seconds >= Self.first, seconds <= Self.last { return date }
    Warning.report(
      "DatePicker: \(seconds) s from 2001 is outside the calendar's range; the nearest date is shown; select another",
      onceFor: "DatePicker.selection")
    return Date(timeIntervalSinceReferenceDate: seconds > Self.last ? Self.last : Self.first)
  }

  /// The first and last date that calendars support: approximately the years 1 and 9999.
  private static let first = Date.distantPast.timeIntervalSinceReferenceDate
  private static let last = 252_000_000_000.0

  func isInRange(_ date: Date) -> Bool {
    (lower.map { date >= $0 } ?? true) && (upper.map { date <= $0 } ?? true)
  }

  /// Selects a date, limited to the range; nil selects nothing.
  func select(_ date: Date?) {
    guard var date else { return }
    if let upper, date > upper { date = upper }
    if let lower, date < lower { date = lower }
    if date != selection.wrappedValue { selection.wrappedValue = date }
  }

  /// Changes one part by a distance, wrapping around at its ends: December is before January of the same year.
  ///
  /// Years don't wrap around.
  func step(_ part: DatePart.Field, by distance: Int, in calendar: Calendar) {
    switch part {
    case .dayPeriod: select(calendar.date(byAdding: .hour, value: 12, to: date, wrappingComponents: true))
    case .component(let component, _):
      select(
        calendar.date(byAdding: component, value: distance, to: date, wrappingComponents: component != .year))
    }
  }

  /// Sets one part to a number; a number outside of the part's range is ignored.
  func set(_ part: DatePart.Field, to number: Int, in calendar: Calendar) {
    guard case .component(let component, let isTwelveHours) = part else { return }
    var all = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    var number = number
    switch component {
    case .hour where isTwelveHours:
      guard (1...12).contains(number) else { return }
      number = number % 12 + ((all.hour ?? 0) >= 12 ? 12 : 0)
    case .year: guard (1...9999).contains(number) else { return }
    case .month: guard (1...12).contains(number) else { return }
    case .day: guard (1...31).contains(number) else { return }
    case .hour: guard (0...23).contains(number) else { return }
    default: guard (0...59).contains(number) else { return }
    }
    all.setValue(number, for: component)
    // A day after the end of a shorter month becomes the last day of that month.
    var first = all
    first.day = 1
    if let day = all.day, let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month), day >= days.upperBound
    {
      all.day = days.upperBound - 1
    }
    select(calendar.date(from: all))
  }
}

/// A part of a formatted date: a field that can be changed, or the text between fields.
nonisolated enum DatePart: Hashable {
  enum Field: Hashable {
    /// A number; an hour can be on the 12-hour clock.
    case component(Calendar.Component, isTwelveHours: Bool)
    /// The half of the day, before or after noon.
    case dayPeriod
  }

  /// A field, padded with zeros to at least `digits` digits.
  case field(Field, digits: Int)
  case text(String)

  /// Returns the parts in the order of a locale.
  static func parts(_ components: DatePickerComponents, in locale: Locale) -> [DatePart] {
    var parts: [DatePart] = []
    if components.contains(.date) { parts += Self.parts(ofTemplate: "yMd", in: locale) }
    if components == [.date, .hourAndMinute] { parts.append(.text("  ")) }
    if components.contains(.hourAndMinute) { parts += Self.parts(ofTemplate: "jm", in: locale) }
    return parts
  }

  private static func parts(ofTemplate template: String, in locale: Locale) -> [DatePart] {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "y-MM-dd HH:mm"
    var parts: [DatePart] = []
    var isQuoted = false
    var rest = Substring(pattern)
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(letter == "'" ? 1 : run.count)
      if letter == "'" {
        isQuoted.toggle()
        continue
      }
      let field = isQuoted ? nil : Field(letter)
      if let field {
        parts.append(.field(field, digits: letter == "m" ? 2 : min(run.count, 2)))
      } else {
        parts.append(.text(isQuoted ? String(letter) : String(run)))
      }
    }
    return parts
  }
}

extension DatePart.Field {
  /// Returns the text of the field for a date.
  func text(of date: Date, digits: Int, in calendar: Calendar) -> String {
    switch self {
    case .dayPeriod: return calendar.component(.hour, from: date) < 12 ? calendar.amSymbol : calendar.pmSymbol
    case .component(let component, let isTwelveHours):
      var number = calendar.component(component, from: date)
      if isTwelveHours { number = (number + 11) % 12 + 1 }
      let text = String(number)
      return String(repeating: "0", count: max(digits - text.count, 0)) + text
    }
  }

  /// The number of digits that set the field.
  var greatestDigitCount: Int { if case .component(.year, _) = self { 4 } else { 2 } }
}

extension DatePart.Field {
  /// Creates the field for a letter of a date pattern; nil if the letter is no editable field.
  init?(_ letter: Character) {
    switch letter {
    case "y", "Y", "u": self = .component(.year, isTwelveHours: false)
    case "M", "L": self = .component(.month, isTwelveHours: false)
    case "d": self = .component(.day, isTwelveHours: false)
    case "h", "K": self = .component(.hour, isTwelveHours: true)
    case "H", "k": self = .component(.hour, isTwelveHours: false)
    case "m": self = .component(.minute, isTwelveHours: false)
    case "a", "b", "B": self = .dayPeriod
    default: return nil
    }
  }
}
