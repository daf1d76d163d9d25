public import Foundation
import TrellisDisplayList
public import TrellisGeometry
public import TrellisLayout

private nonisolated struct ClipModifier<S: Shape>: EffectModifier {
  var shape: S
  let style: FillStyle

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    .clip(shape.path(in: CGRect(origin: .zero, size: size)), style)
  }
}

nonisolated struct MaskModifier<Mask: View> {
  let alignment: Alignment
  let mask: Mask
}

extension View {
  /// Draws of the view only what lies within a shape.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/clipshape(_:style:).
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    ModifiedContent(content: self, modifier: ClipModifier(shape: shape, style: style))
  }

  /// Draws of the view only what lies within its frame.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/clipped(antialiased:).
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Draws of the view only what lies within its frame with rounded corners; the radius is in points.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/cornerradius(_:antialiased:).
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  /// Draws the view only where other views, aligned to it, are opaque; they are proposed its size.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/mask(alignment:_:).
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    ModifiedContent(content: self, modifier: MaskModifier(alignment: alignment, mask: mask()))
  }

  /// Draws the view only where another view, centred in it, is opaque.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/mask(_:).
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    ModifiedContent(content: self, modifier: MaskModifier(alignment: .center, mask: mask))
  }
}
