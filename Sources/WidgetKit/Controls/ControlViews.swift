public import AppIntents
public import SwiftUI

/// A button in the system's Control Center.
///
/// No desktop shows it.
public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
  /// Creates a button.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
  /// Creates a button whose label says whether the action runs.
  public init<ValueLabel: View>(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetButton where Label == Text {
  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: Action) {}
  /// Creates a button with a title, and a label that says whether the action runs.
  public init<ValueLabel: View>(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

/// A switch in the system's Control Center.
///
/// No desktop shows it.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  /// Creates a switch.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where Label == Text {
  /// Creates a switch with a title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
  /// Creates a switch with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where Label == ValueLabel {
  /// Creates a switch with one label.
  public init(isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}
}
