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
  /// Hands a value up to the views around, in place of what the views inside hand up for the key.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/preference(key:value:).
  public nonisolated func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    ModifiedContent(content: self, modifier: PreferenceModifier<Key>(value: value))
  }

  /// Changes the value that the views inside hand up; where they hand up none, it begins with the default.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/transformpreference(_:_:).
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: PreferenceTransformModifier<Key>(transform: callback))
  }

  /// Performs an action with the value that the views inside hand up: when the view comes, and whenever it is another.
  ///
  /// It is performed after the update, before the picture is shown. Where it changes the views so that the value becomes
  /// another, it is performed again; after 20 times in one update it isn't, which is reported.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:); the limit is ours.
  @preconcurrency
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    ModifiedContent(content: self, modifier: PreferenceActionModifier<Key>(action: action))
  }
}
