nonisolated struct PreferenceModifier<Key: PreferenceKey> {
  let value: Key.Value
}

nonisolated struct PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

nonisolated struct PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: @MainActor (Key.Value) -> Void
}

extension View {
  /// Sets the value of a preference key for enclosing views, in place of values from the views inside.
  public nonisolated func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    ModifiedContent(content: self, modifier: PreferenceModifier<Key>(value: value))
  }

  /// Changes the value that the views inside set for a preference key, starting from the default if they set none.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: PreferenceTransformModifier<Key>(transform: callback))
  }

  /// Performs an action with a preference value of the views inside, when the view appears and whenever the value changes.
  ///
  /// The action is performed after the update, before the result is shown. If it changes views so that the value changes, it is
  /// performed again. After 20 times in one update it isn't performed any more, and a warning is reported.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:); the limit is ours.
  @preconcurrency
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    ModifiedContent(content: self, modifier: PreferenceActionModifier<Key>(action: action))
  }
}
