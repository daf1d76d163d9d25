/// A modifier that ties a screen reader's focus on a view to a property.
nonisolated struct AccessibilityFocusModifier {
  let isFocused: Bool
  let setFocused: @MainActor (Bool) -> Void
}

extension View {
  /// Moves a screen reader's focus to the view if `isFocused` becomes true, and calls a closure if the reader moves it.
  package nonisolated func accessibilityFocus(
    isFocused: Bool, setFocused: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: AccessibilityFocusModifier(isFocused: isFocused, setFocused: setFocused))
  }
}
