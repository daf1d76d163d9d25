public import Foundation
public import Trellis

/// Which parts of a date a picker shows.
///
/// Source: documented, developer.apple.com/documentation/swiftui/datepickercomponents.
public nonisolated struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that is set to a date, a time, or both.
///
/// On a desktop the parts stand in a field: a press or the tab key leads to one, the arrows that point up and down change it, digits set
/// it. On a phone a button shows the date, and opens a calendar. A date outside of the range is shown as it is, and what is written lies
/// in it. The calendar, the time zone and the locale are those of the environment.
///
/// Source: documented, developer.apple.com/documentation/swiftui/datepicker; the keys: ours, as on macOS.
public nonisolated struct DatePicker<Label: View>: View {
  /// Which parts of a date are shown.
  public typealias Components = DatePickerComponents

  private let model: DateSelection
  private let label: Label
  @Environment(\.datePickerForm) private var form
  @Environment(\.look) private var look

  private init(
    _ selection: Binding<Date>, _ lower: Date?, _ upper: Date?, _ components: Components,
    _ label: Label
  ) {
    model = DateSelection(selection: selection, lower: lower, upper: upper, components: components)
    self.label = label
  }

  /// The picker in the style in force.
  @MainActor public var body: some View {
    TitledControl(label) {
      switch form ?? (look.styles.picker == .bordered ? .field(hasStepper: true) : .compact) {
      case .field(let hasStepper): DateField(model: model, hasStepper: hasStepper).layoutPriority(1)
      case .compact: CompactDate(model: model).layoutPriority(1)
      case .graphical: GraphicalDate(model: model)
      }
    }
    .lineLimit(1)
  }
}

extension DatePicker {
  /// Creates a picker of any date, with any views as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Creates a picker of the dates of a range, with any views as its label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Creates a picker of the dates from one on, with any views as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Creates a picker of the dates up to one, with any views as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker of any date, with a title that is written down in the source.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of any date, with a title as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Creates a picker of the dates of a range, with a title that is written down in the source.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of the dates from one on, with a title that is written down in the source.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of the dates up to one, with a title that is written down in the source.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }
}
