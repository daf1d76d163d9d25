nonisolated struct AnchorPreferenceModifier<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  let transform: (Anchor<Value>) -> Key.Value
}

nonisolated struct AnchorTransformModifier<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  let transform: (inout Key.Value, Anchor<Value>) -> Void
}

extension View {
  /// Hands a value up that is made of a point or a rectangle of the view, in place of what the views inside hand up for the
  /// key.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:).
  public nonisolated func anchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    ModifiedContent(
      content: self, modifier: AnchorPreferenceModifier<Key, Value>(source: value, transform: transform))
  }

  /// Changes the value that the views inside hand up, given a point or a rectangle of the view; where they hand up none, it
  /// begins with the default.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/transformanchorpreference(key:value:transform:).
  public nonisolated func transformAnchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: AnchorTransformModifier<Key, Value>(source: value, transform: transform))
  }
}
