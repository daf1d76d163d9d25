public import TrellisLayout

nonisolated struct PreferenceViewModifier<Key: PreferenceKey, Secondary: View> {
  let alignment: Alignment
  let isInFront: Bool
  let transform: (Key.Value) -> Secondary
}

extension View {
  /// Draws views in front of the view that depend on what the views inside hand up for a key.
  ///
  /// They are proposed the view's size and don't count for it. What they hand up themselves is reduced in for the views
  /// around, after what the view hands up.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:).
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: PreferenceViewModifier<Key, Overlay>(
        alignment: alignment, isInFront: true, transform: transform))
  }

  /// Draws views in front of the view, in its middle, that depend on what the views inside hand up for a key.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Draws views behind the view that depend on what the views inside hand up for a key.
  ///
  /// They are proposed the view's size and don't count for it. What they hand up themselves is reduced in for the views
  /// around, after what the view hands up.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:).
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: PreferenceViewModifier<Key, Background>(
        alignment: alignment, isInFront: false, transform: transform))
  }

  /// Draws views behind the view, in its middle, that depend on what the views inside hand up for a key.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }
}
