public import TrellisLayout

nonisolated struct OverlayModifier<Overlay: View>: SecondaryModifier {
  let layout: SecondaryLayout
  let secondary: Overlay
  static var isInFront: Bool { true }

  init(alignment: Alignment, secondary: Overlay) {
    (layout, self.secondary) = (SecondaryLayout(alignment: alignment), secondary)
  }
}

extension View {
  /// Draws views in front of the view, aligned to it; they are proposed its size and don't affect its layout.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    ModifiedContent(content: self, modifier: OverlayModifier(alignment: alignment, secondary: content()))
  }

  /// Draws a view in front of the view, aligned to it; it is proposed the view's size and doesn't affect its layout.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    ModifiedContent(content: self, modifier: OverlayModifier(alignment: alignment, secondary: overlay))
  }
}
