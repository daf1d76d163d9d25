public import TrellisLayout

nonisolated struct BackgroundModifier<Background: View>: SecondaryModifier {
  let layout: SecondaryLayout
  let secondary: Background
  static var isInFront: Bool { false }

  init(alignment: Alignment, secondary: Background) {
    (layout, self.secondary) = (SecondaryLayout(alignment: alignment), secondary)
  }
}

extension View {
  /// Draws views behind the view, aligned to it; they are proposed its size and don't affect its layout.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    ModifiedContent(content: self, modifier: BackgroundModifier(alignment: alignment, secondary: content()))
  }

  /// Draws a view behind the view, aligned to it; it is proposed the view's size and doesn't affect its layout.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    ModifiedContent(content: self, modifier: BackgroundModifier(alignment: alignment, secondary: background))
  }
}
