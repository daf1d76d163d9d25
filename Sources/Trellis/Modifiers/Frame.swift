public import Foundation
public import TrellisLayout

struct FrameModifier: LayoutModifier {
  let layout: FrameLayout
}

extension View {
  /// Gives the view a frame of a fixed size, in points, in which it is aligned; nil leaves an axis as it is.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let layout = FrameLayout(width: .fixed(width), height: .fixed(height), alignment: alignment)
    return ModifiedContent(content: self, modifier: FrameModifier(layout: layout))
  }

  /// Gives the view a frame between a least and a greatest size, in points, in which it is aligned.
  ///
  /// The ideal length is used where none is proposed; nil doesn't limit. Infinity as the greatest takes all there is.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let layout = FrameLayout(
      width: .flexible(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: .flexible(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
    return ModifiedContent(content: self, modifier: FrameModifier(layout: layout))
  }
}
