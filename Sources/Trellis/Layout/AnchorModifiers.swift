nonisolated struct AnchorPreferenceModifier<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  let transform: (Anchor<Value>) -> Key.Value
}

nonisolated struct AnchorTransformModifier<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  let transform: (inout Key.Value, Anchor<Value>) -> Void
}

extension View {
  /// Sets a preference made from a point or a rectangle of the view, replacing the preference of the views inside.
  public nonisolated func anchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    ModifiedContent(
      content: self, modifier: AnchorPreferenceModifier<Key, Value>(source: value, transform: transform))
  }

  /// Changes the preference of the views inside, given a point or a rectangle of the view.
  ///
  /// If the views inside set no preference, the change starts with the default value.
  public nonisolated func transformAnchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: AnchorTransformModifier<Key, Value>(source: value, transform: transform))
  }
}
