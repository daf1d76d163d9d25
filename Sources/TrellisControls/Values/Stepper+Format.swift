public import Foundation
public import Trellis

/// Steppers that show their value in a format.
///
/// Source: documented, developer.apple.com/documentation/swiftui/stepper; on a Mac, the value is in a field that can be edited.
extension Stepper {
  /// Creates a stepper for a value that is shown in a format, with any views as its label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, in: nil, step: step, label(), onEditingChanged)
    show(format.format(value.wrappedValue))
  }

  /// Creates a stepper for a value in a range that is shown in a format, with any views as its label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, in: bounds, step: step, label(), onEditingChanged)
    show(format.format(value.wrappedValue))
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a value that is shown in a format, with a localized title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, in: nil, step: step, Text(titleKey), onEditingChanged)
    show(format.format(value.wrappedValue))
  }

  /// Creates a stepper for a value in a range that is shown in a format, with a localized title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, in: bounds, step: step, Text(titleKey), onEditingChanged)
    show(format.format(value.wrappedValue))
  }

  /// Creates a stepper for a value in a range that is shown in a format, with an unlocalized title.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, in: bounds, step: step, Text(title), onEditingChanged)
    show(format.format(value.wrappedValue))
  }
}
