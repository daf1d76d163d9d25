public import Foundation
public import Trellis

/// The parts of a date that a picker shows.
public nonisolated struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The components as bits.
  public let rawValue: UInt
  /// Creates components from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for selecting a date, a time, or both.
///
/// On a desktop, the parts are in a field. A press or the Tab key focuses a part, the up and down arrow keys change it, and
/// digits set it. On a phone, a button shows the date and opens a calendar. A date outside of the range is shown unchanged, but
/// selected dates are limited to the range. The calendar, the time zone and the locale are those of the environment.
///
/// Source: documented, developer.apple.com/documentation/swiftui/datepicker; the keys: ours, as on macOS.
public nonisolated struct DatePicker<Label: View>: View {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  private let model: DateSelection
  private let label: Label
  @Environment(\.datePickerForm) private var form
  @Environment(\.controlTheme) private var theme

  private init(
    _ selection: Binding<Date>, _ lower: Date?, _ upper: Date?, _ components: Components,
    _ label: Label
  ) {
    model = DateSelection(selection: selection, lower: lower, upper: upper, components: components)
    self.label = label
  }

  /// The picker in the current style.
  @MainActor public var body: some View {
    TitledControl(label) {
      switch form ?? (theme.styles.picker == .bordered ? .field(hasStepper: true) : .compact) {
      case .field(let hasStepper): DateField(model: model, hasStepper: hasStepper).layoutPriority(1)
      case .compact: CompactDate(model: model).layoutPriority(1)
      case .graphical: GraphicalDate(model: model)
      }
    }
    .lineLimit(1)
  }
}

extension DatePicker {
  /// Creates a picker for any date, with any views as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Creates a picker for the dates in a range, with any views as its label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Creates a picker for the dates from a first one on, with any views as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Creates a picker for the dates up to a last one, with any views as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker for any date, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a picker for any date, with an unlocalized title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Creates a picker for the dates in a range, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a picker for the dates from a first one on, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a picker for the dates up to a last one, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }
}
