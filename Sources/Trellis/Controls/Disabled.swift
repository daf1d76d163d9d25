private nonisolated struct DisabledModifier: EnvironmentChange {
  typealias Body = Never

  let isDisabled: Bool

  static var title: String { "disabled" }
  func change(_ values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !isDisabled }
}

extension View {
  /// Whether the controls in the view answer to people.
  ///
  /// What one view around disables, none inside enables. A button that is disabled takes its click, so that nothing behind it does, and
  /// doesn't act; it is drawn fainter. A view reads it as ``EnvironmentValues/isEnabled``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/disabled(_:); what a disabled button does with a click: recorded
  /// on macOS; how faint it is: ours (choice).
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
