public import Foundation
public import Trellis

/// A control for selecting several days in a calendar.
///
/// A press on a day selects it, or removes it from the selection. A selected day is a value of era, year, month and day, with the
/// calendar of the environment. Days outside of the range can't be selected; selected ones outside are shown, and stay. At first,
/// the month of the earliest selected day is shown, or else the first one in the range, or else the current one.
///
/// Source: documented, developer.apple.com/documentation/swiftui/multidatepicker; the first month: ours (choice).
public nonisolated struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let lower: Date?
  /// The end of the range, which isn't in it; nil if there is none.
  private let upper: Date?
  private let label: Label
  /// A date in the month that is shown; nil until the user has turned the pages or selected a day.
  @State private var shown: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.controlTheme) private var theme

  private init(_ selection: Binding<Set<DateComponents>>, _ lower: Date?, _ upper: Date?, _ label: Label) {
    (self.selection, self.lower, self.upper, self.label) = (selection, lower, upper, label)
  }

  /// The calendar.
  @MainActor public var body: some View {
    let calendar = calendar.in(timeZone, locale)
    let dates = Set(selection.wrappedValue.compactMap { calendar.date(from: $0)?.day(in: calendar) })
    let shown = shown ?? dates.min() ?? lower ?? .now
    let picker = MonthView(
      month: CalendarMonth(shown, in: calendar), calendar: calendar,
      isSelected: { $0.map { dates.contains($0.day(in: calendar)) } ?? false },
      isEnabled: { $0.map { isInRange($0, calendar) } ?? false }, time: shown.day(in: calendar),
      turn: { self.shown = calendar.date(byAdding: .month, value: $0, to: shown) }
    ) { day in
      self.shown = shown
      if let day { toggle(day, calendar) }
    }
    .fixedSize()
    // On a phone, the title isn't shown.
    if theme.styles.spreadsTitles {
      picker.accessibilityElement(children: .contain)
    } else {
      TitledControl(label) { picker }
    }
  }

  private func isInRange(_ date: Date, _ calendar: Calendar) -> Bool {
    guard let day = calendar.dateInterval(of: .day, for: date) else { return false }
    return (lower.map { day.end > $0 } ?? true) && (upper.map { day.start < $0 } ?? true)
  }

  @MainActor private func toggle(_ date: Date, _ calendar: Calendar) {
    let day = date.day(in: calendar)
    let same = selection.wrappedValue.filter { calendar.date(from: $0)?.day(in: calendar) == day }
    if same.isEmpty {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      selection.wrappedValue.subtract(same)
    }
  }
}

extension Date {
  /// Returns the start of the date's day.
  fileprivate nonisolated func day(in calendar: Calendar) -> Date { calendar.startOfDay(for: self) }
}

extension MultiDatePicker {
  /// Creates a picker for any days, with any views as its label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }

  /// Creates a picker for days in a range, with any views as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Creates a picker for days from a date on, with any views as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// Creates a picker for days before a date, with any views as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker for any days, with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  /// Creates a picker for days in a range, with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// Creates a picker for days from a date on, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  /// Creates a picker for days before a date, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }

  /// Creates a picker for any days, with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(title))
  }

  /// Creates a picker for days in a range, with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  /// Creates a picker for days from a date on, with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(title))
  }

  /// Creates a picker for days before a date, with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(title))
  }
}
