public import Trellis
public import TrellisFoundation

extension ChartContent {
  /// Hides the marks from screen readers.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    modified { $0.isAccessibilityHidden = hidden }
  }
  /// Identifies the marks for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    modified { $0.accessibilityIdentifier = identifier }
  }
  /// Sets the label that a screen reader speaks; by default, the position along x.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    modified { $0.accessibilityLabel = label }
  }
  /// Sets the label that a screen reader speaks.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(key))
  }
  /// Sets the label that a screen reader speaks.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  /// Sets the label that a screen reader speaks.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ resource: LocalizedStringResource) -> some ChartContent {
    accessibilityLabel(Text(resource))
  }
  /// Sets the value that a screen reader speaks; by default, the position along y.
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
    modified { $0.accessibilityValue = value }
  }
  /// Sets the value that a screen reader speaks.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(key))
  }
  /// Sets the value that a screen reader speaks.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  /// Sets the value that a screen reader speaks.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ resource: LocalizedStringResource) -> some ChartContent {
    accessibilityValue(Text(resource))
  }
}
