private nonisolated struct DisabledModifier: EnvironmentChange {
  typealias Body = Never

  let isDisabled: Bool

  static var title: String { "disabled" }
  func change(_ values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !isDisabled }
}

extension View {
  /// Sets whether the controls in the view are disabled.
  ///
  /// A view inside can't enable what a view around it disables. A disabled button takes its clicks without acting, so that views
  /// behind it don't get them, and it is drawn fainter. Views read the setting as ``EnvironmentValues/isEnabled``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/disabled(_:); a disabled button's handling of clicks:
  /// recorded on macOS; its opacity: ours (choice).
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
