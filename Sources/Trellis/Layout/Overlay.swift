public import Foundation
public import TrellisGeometry
public import TrellisLayout

nonisolated struct OverlayModifier<Overlay: View>: SecondaryModifier {
  let alignment: Alignment
  let secondary: Overlay
  static var isInFront: Bool { true }
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

  /// Covers the view with a style.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Covers the view with a shape that is filled with a style.
  public nonisolated func overlay<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a line along the inside of the view's edges; the width is in points.
  public nonisolated func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
