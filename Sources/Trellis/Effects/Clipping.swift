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
  /// Clips the view to a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    ModifiedContent(content: self, modifier: ClipModifier(shape: shape, style: style))
  }

  /// Clips the view to its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips the view to its frame with rounded corners; the radius is in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  /// Masks the view with the opacity of other views, which are aligned to it and are proposed its size.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    ModifiedContent(content: self, modifier: MaskModifier(alignment: alignment, mask: mask()))
  }

  /// Masks the view with the opacity of another view, centred in it.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    ModifiedContent(content: self, modifier: MaskModifier(alignment: .center, mask: mask))
  }
}
