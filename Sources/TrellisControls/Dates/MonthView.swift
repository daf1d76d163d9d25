import Foundation
import Trellis
import TrellisDisplayList

/// A month as a calendar of buttons for its days, under its name and the arrows to other months.
struct MonthView: View {
  let month: CalendarMonth
  let calendar: Calendar
  /// Returns whether a day is selected; nil is a day that the calendar doesn't have.
  let isSelected: @MainActor (Date?) -> Bool
  let isEnabled: @MainActor (Date?) -> Bool
  /// The date with the time of all days.
  let time: Date
  /// Shows another month, at a distance in months.
  let turn: @MainActor (Int) -> Void
  let select: @MainActor (Date?) -> Void
  @Environment(\.controlTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      header
      days
    }
  }

  private var header: some View {
    HStack(spacing: 14) {
      Text(verbatim: month.title(in: calendar)).font(.headline)
      Spacer(minLength: 0)
      arrow("chevron.left", "Previous Month") { turn(-1) }
      arrow("chevron.right", "Next Month") { turn(1) }
    }
    .frame(width: 7 * cell)
  }

  private func arrow(
    _ symbol: String, _ label: LocalizedStringKey, _ action: @escaping @MainActor () -> Void
  )
    -> some View
  {
    Button(action: action) { Image(systemName: symbol).frame(width: 20, height: 20) }
      .buttonStyle(.borderless)
      .accessibilityLabel(label)
  }

  private var days: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name).font(.caption).foregroundStyle(.secondary).frame(
            width: cell, height: 18)
        }
      }
      .accessibilityHidden(true)
      ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
        HStack(spacing: 0) {
          ForEach(Array(week.enumerated()), id: \.offset) { _, day in
            if let day {
              self.day(day)
            } else {
              Color.clear.frame(width: cell, height: cell)
            }
          }
        }
      }
    }
  }

  private func day(_ day: Int) -> some View {
    let date = month.date(day, at: time, in: calendar)
    let isSelected = isSelected(date)
    return Button {
      select(date)
    } label: {
      Text(verbatim: "\(day)").monospacedDigit()
    }
    .buttonStyle(DayStyle(isSelected: isSelected, side: cell))
    .disabled(!isEnabled(date))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  /// The side length of a day, in points.
  private var cell: CGFloat { theme.metrics.controlHeight + (theme.styles.spreadsTitles ? 1 : 4) }
}

private nonisolated struct DayStyle: ButtonStyle {
  let isSelected: Bool
  let side: CGFloat
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .opacity(isEnabled ? 1 : 0.3)
      .frame(width: side, height: side)
      .background {
        Circle().fill(
          isSelected
            ? AnyShapeStyle(.tint)
            : AnyShapeStyle(.primary.opacity(configuration.isPressed ? 0.12 : 0))
        )
        .padding(1)
      }
      .contentShape(Rectangle())
  }
}

extension Calendar {
  /// Returns the calendar with a time zone and a locale.
  nonisolated func `in`(_ timeZone: TimeZone, _ locale: Locale) -> Calendar {
    var calendar = self
    (calendar.timeZone, calendar.locale) = (timeZone, locale)
    return calendar
  }
}
