import Foundation
public import Trellis

/// The appearance of date pickers, which is one of a fixed set of forms.
public protocol DatePickerStyle {
  /// The form of a picker; nil is the theme's default.
  static var _form: _DatePickerForm? { get }
}

/// The form of a date picker.
public nonisolated enum _DatePickerForm: Hashable, Sendable {
  /// A field with the parts of the date.
  case field(hasStepper: Bool)
  /// A button that opens a calendar.
  case compact
  /// A calendar.
  case graphical
}

/// The default style: a field with a stepper on a desktop, a button that opens a calendar on a phone.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: nil, the theme's default.
  public static var _form: _DatePickerForm? { nil }
}

/// A style with a field.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: a field.
  public static var _form: _DatePickerForm? { .field(hasStepper: false) }
}

/// A style with a field and a stepper.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: a field with a stepper.
  public static var _form: _DatePickerForm? { .field(hasStepper: true) }
}

/// A style with a button that shows the date and opens a calendar.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: a button.
  public static var _form: _DatePickerForm? { .compact }
}

/// A style with a calendar, and a field for the time.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: a calendar.
  public static var _form: _DatePickerForm? { .graphical }
}

/// A style with wheels on a phone; here, a field with a stepper, which doesn't need a touchscreen.
///
/// Source: documented, developer.apple.com/documentation/swiftui/wheeldatepickerstyle; the field: ours (choice).
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: a field with a stepper.
  public static var _form: _DatePickerForm? { .field(hasStepper: true) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: a field with a stepper on a desktop, a button that opens a calendar on a phone.
  public static nonisolated var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A style with a field.
  public static nonisolated var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A style with a field and a stepper.
  public static nonisolated var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with a button that opens a calendar.
  public static nonisolated var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with a calendar.
  public static nonisolated var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style with a field and a stepper in place of wheels.
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
  /// Sets the style of the date pickers in the view.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerForm, S._form)
  }
}
