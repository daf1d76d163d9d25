public import TrellisLayout

nonisolated struct BackgroundModifier<Background: View>: SecondaryModifier {
  let alignment: Alignment
  let secondary: Background
  static var isInFront: Bool { false }
}

extension View {
  /// Draws views behind the view, aligned to it; they are proposed its size and don't count for it.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    ModifiedContent(content: self, modifier: BackgroundModifier(alignment: alignment, secondary: content()))
  }

  /// Draws a view behind the view, aligned to it; it is proposed its size and doesn't count for it.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    ModifiedContent(content: self, modifier: BackgroundModifier(alignment: alignment, secondary: background))
  }

  /// Fills the area behind the view with a colour.
  public nonisolated func background(_ color: Color) -> some View {
    ModifiedContent(content: self, modifier: BackgroundModifier(alignment: .center, secondary: color))
  }
}
