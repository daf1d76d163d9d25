import Foundation
public import Trellis

/// How date pickers look: a table of what there is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/datepickerstyle.
public nonisolated protocol DatePickerStyle {
  /// What a picker is shown as; nil is what suits the look.
  static var _form: _DatePickerForm? { get }
}

/// What a date picker is shown as.
public nonisolated enum _DatePickerForm: Hashable, Sendable {
  /// Its parts in a field.
  case field(hasStepper: Bool)
  /// A button that opens a calendar.
  case compact
  /// A calendar.
  case graphical
}

/// What suits the look: a field on a desktop, a button that opens a calendar on a phone.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaultdatepickerstyle.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// What suits the look.
  public static var _form: _DatePickerForm? { nil }
}

/// A field.
///
/// Source: documented, developer.apple.com/documentation/swiftui/fielddatepickerstyle.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A field.
  public static var _form: _DatePickerForm? { .field(hasStepper: false) }
}

/// A field with a stepper.
///
/// Source: documented, developer.apple.com/documentation/swiftui/stepperfielddatepickerstyle.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A field with a stepper.
  public static var _form: _DatePickerForm? { .field(hasStepper: true) }
}

/// A button that shows the date and opens a calendar.
///
/// Source: documented, developer.apple.com/documentation/swiftui/compactdatepickerstyle.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A button.
  public static var _form: _DatePickerForm? { .compact }
}

/// A calendar, with a field for the time.
///
/// Source: documented, developer.apple.com/documentation/swiftui/graphicaldatepickerstyle.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A calendar.
  public static var _form: _DatePickerForm? { .graphical }
}

/// Wheels on a phone; here a field with a stepper, which needs no fingers.
///
/// Source: documented, developer.apple.com/documentation/swiftui/wheeldatepickerstyle; the field: ours (choice).
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A field with a stepper.
  public static var _form: _DatePickerForm? { .field(hasStepper: true) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// What suits the look.
  public static nonisolated var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field.
  public static nonisolated var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  public static nonisolated var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button that opens a calendar.
  public static nonisolated var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static nonisolated var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A field with a stepper in place of wheels.
  public static nonisolated var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
  private enum DatePickerFormKey: EnvironmentKey { static var defaultValue: _DatePickerForm? { nil } }

  package var datePickerForm: _DatePickerForm? {
    get { self[DatePickerFormKey.self] }
    set { self[DatePickerFormKey.self] = newValue }
  }
}

extension View {
  /// Sets how the date pickers in the view look.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/datepickerstyle(_:).
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerForm, S._form)
  }
}
