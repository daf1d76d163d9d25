/// Whether the tab key stops at buttons.
enum TabStopKey: ViewInputKey {
  static var defaultValue: (@MainActor () -> Bool)? { nil }
}

extension View {
  /// Sets whether the tab key stops at the buttons in the view.
  ///
  /// In a group of buttons, only one should be a stop: the arrow keys reach the others.
  package nonisolated func tabStop(_ isStop: Bool) -> some View {
    modifier(ButtonSwitch<TabStopKey>(isOn: isStop))
  }
}
