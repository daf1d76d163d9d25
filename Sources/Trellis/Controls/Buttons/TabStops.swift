/// Whether the tab key stops at buttons.
enum TabStopKey: ViewInputKey {
  static var defaultValue: (@MainActor () -> Bool)? { nil }
}

extension View {
  /// Sets whether the tab key stops at the buttons in the view; in a group it stops at one of them.
  ///
  /// The arrow keys reach the others.
  package nonisolated func tabStop(_ isStop: Bool) -> some View {
    modifier(ButtonSwitch<TabStopKey>(isOn: isStop))
  }
}
