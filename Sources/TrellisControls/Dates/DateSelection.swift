import Foundation
import Trellis

/// A date that is picked, and which ones can be.
nonisolated struct DateSelection {
  let selection: Binding<Date>
  let lower: Date?
  let upper: Date?
  let components: DatePickerComponents

  /// The date now; one that is no time that calendars know is reported, and the nearest is taken.
  var date: Date {
    let date = selection.wrappedValue
    let seconds = date.timeIntervalSinceReferenceDate
    if seconds >= Self.first, seconds <= Self.last { return date }
    Warning.report(
      "DatePicker: \(seconds) s from 2001 is no date that calendars know; the nearest is shown; select another",
      onceFor: "DatePicker.selection")
    return Date(timeIntervalSinceReferenceDate: seconds > Self.last ? Self.last : Self.first)
  }

  /// The ends of what calendars are asked about: the years 1 and 9999, about.
  private static let first = Date.distantPast.timeIntervalSinceReferenceDate
  private static let last = 252_000_000_000.0

  func isInRange(_ date: Date) -> Bool {
    (lower.map { date >= $0 } ?? true) && (upper.map { date <= $0 } ?? true)
  }

  /// Selects a date, or the end of the range that is nearest to it; nil selects nothing.
  func select(_ date: Date?) {
    guard var date else { return }
    if let upper, date > upper { date = upper }
    if let lower, date < lower { date = lower }
    if date != selection.wrappedValue { selection.wrappedValue = date }
  }

  /// Goes on in one part, and around at its ends: December is before January of the same year.
  func step(_ part: DatePart.Field, by distance: Int, in calendar: Calendar) {
    switch part {
    case .dayPeriod: select(calendar.date(byAdding: .hour, value: 12, to: date, wrappingComponents: true))
    case .component(let component, _):
      select(
        calendar.date(byAdding: component, value: distance, to: date, wrappingComponents: component != .year))
    }
  }

  /// Sets one part to a number; one that it can't be is left out.
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
    // The 31st of a shorter month is its last day.
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

/// A part of a date as it is written: a number that can be changed, or what stands between them.
nonisolated enum DatePart: Hashable {
  enum Field: Hashable {
    /// A number; an hour may be one of twelve.
    case component(Calendar.Component, isTwelveHours: Bool)
    /// Before noon or after.
    case dayPeriod
  }

  /// With so many digits at least.
  case field(Field, digits: Int)
  case text(String)

  /// The parts in the order of a locale.
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
  /// What is written for it.
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

  /// How many digits set it.
  var greatestDigitCount: Int { if case .component(.year, _) = self { 4 } else { 2 } }
}

extension DatePart.Field {
  /// The part that a letter of a pattern stands for; nil where that is none that can be changed.
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
