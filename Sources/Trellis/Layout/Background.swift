public import TrellisGeometry
public import TrellisLayout

nonisolated struct BackgroundModifier<Background: View>: SecondaryModifier {
  let alignment: Alignment
  let secondary: Background
  static var isInFront: Bool { false }
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

  /// Fills the area behind the view with a style, extended to the window's edges where the view touches the safe area's edges.
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills the area behind the view with the environment's background style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with a style.
  public nonisolated func background<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape behind the view with the environment's background style.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
