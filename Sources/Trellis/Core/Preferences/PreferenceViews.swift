public import TrellisLayout

nonisolated struct PreferenceViewModifier<Key: PreferenceKey, Secondary: View> {
  let alignment: Alignment
  let isInFront: Bool
  let transform: (Key.Value) -> Secondary
}

extension View {
  /// Draws views in front of this view that depend on a preference value of the views inside.
  ///
  /// The overlay is proposed the view's size and doesn't affect the layout. For enclosing views, preference values from the
  /// overlay are combined after the view's own.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: PreferenceViewModifier<Key, Overlay>(
        alignment: alignment, isInFront: true, transform: transform))
  }

  /// Draws views in front of this view, in its middle, that depend on a preference value of the views inside.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Draws views behind this view that depend on a preference value of the views inside.
  ///
  /// The background is proposed the view's size and doesn't affect the layout. For enclosing views, preference values from the
  /// background are combined after the view's own.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: PreferenceViewModifier<Key, Background>(
        alignment: alignment, isInFront: false, transform: transform))
  }

  /// Draws views behind this view, in its middle, that depend on a preference value of the views inside.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }
}
