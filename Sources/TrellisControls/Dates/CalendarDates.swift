import Foundation
import Trellis
import TrellisDisplayList

/// A date as a button that opens a calendar, and a time as a button that opens a field.
struct CompactDate: View {
  let model: DateSelection

  var body: some View {
    HStack(spacing: 6) {
      if model.components.contains(.date) { CompactPart(model: model.showing(.date)) }
      if model.components.contains(.hourAndMinute) {
        CompactPart(model: model.showing(.hourAndMinute))
      }
    }
  }
}

private struct CompactPart: View {
  let model: DateSelection
  @State private var isOpen = false
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private var title: String {
    let style = Date.FormatStyle(
      date: model.components == .date ? .abbreviated : .omitted,
      time: model.components == .date ? .omitted : .shortened,
      locale: locale, calendar: calendar, timeZone: timeZone)
    return model.date.formatted(style)
  }

  var body: some View {
    Button {
      isOpen = true
    } label: {
      Text(verbatim: title).monospacedDigit().lineLimit(1).minimumScaleFactor(0.6)
    }
    .buttonStyle(.bordered)
    .accessibilityRole(.dateField)
    .accessibilityLabelIsValue()
    .popoverLayer(isOpen: $isOpen) { GraphicalDate(model: model) }
  }
}

extension DateSelection {
  /// Returns the selection with other components.
  func showing(_ components: DatePickerComponents) -> DateSelection {
    DateSelection(selection: selection, lower: lower, upper: upper, components: components)
  }
}

/// A date in a calendar of one month, with a field for the time.
struct GraphicalDate: View {
  let model: DateSelection
  /// The number of months from the selected date to the month that is shown.
  @State private var months = 0
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if model.components.contains(.date) {
        let calendar = calendar.in(timeZone, locale)
        let date = model.date
        MonthView(
          month: CalendarMonth(
            calendar.date(byAdding: .month, value: months, to: date) ?? date, in: calendar),
          calendar: calendar,
          isSelected: { day in day.map { calendar.isDate($0, inSameDayAs: date) } ?? false },
          isEnabled: { day in day.map { model.isInRange(onSameDayAs: $0, calendar) } ?? false },
          time: date, turn: { months += $0 }
        ) { day in
          model.select(day)
          months = 0
        }
      }
      if model.components.contains(.hourAndMinute) {
        DateField(model: model.showing(.hourAndMinute), hasStepper: true)
      }
    }
    .fixedSize()
  }
}

extension DateSelection {
  /// Returns whether any time on the day of a date is in the range.
  func isInRange(onSameDayAs date: Date, _ calendar: Calendar) -> Bool {
    guard let day = calendar.dateInterval(of: .day, for: date) else { return false }
    return (lower.map { day.end > $0 } ?? true) && (upper.map { day.start <= $0 } ?? true)
  }
}

/// The days of a month in weeks.
nonisolated struct CalendarMonth {
  private let first: Date
  /// The names of the weekdays, beginning with the first day of the week.
  let weekdays: [String]
  /// The weeks of seven days each; nil is a day of another month.
  let weeks: [[Int?]]

  /// Creates the month that contains a date.
  init(_ date: Date, in calendar: Calendar) {
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    first = start
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let offset = min(max(calendar.firstWeekday - 1, 0), max(names.count - 1, 0))
    weekdays = Array(names[offset...] + names[..<offset])
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let before = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    var cells: [Int?] = Array(repeating: nil, count: before) + (0..<count).map { $0 + 1 }
    while cells.count % 7 != 0 { cells.append(nil) }
    weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  func title(in calendar: Calendar) -> String {
    let style = Date.FormatStyle(
      locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
    return first.formatted(style.month(.wide).year())
  }

  /// Returns the date of a day in the month, at the time of another date.
  func date(_ day: Int, at other: Date, in calendar: Calendar) -> Date? {
    guard let date = calendar.date(byAdding: .day, value: day - 1, to: first) else { return nil }
    let time = calendar.dateComponents([.hour, .minute, .second], from: other)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: date)
  }
}
