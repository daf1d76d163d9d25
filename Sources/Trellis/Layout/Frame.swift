public import Foundation
public import TrellisLayout

struct FrameModifier: LayoutModifier {
  let layout: FrameLayout
}

extension View {
  /// Gives the view a frame of a fixed size, in points, in which it is aligned; nil leaves an axis as it is.
  ///
  /// A negative length counts as 0, one of more than 10¹⁵ as that, and NaN and infinity as nil; the program says so once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:).
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let layout = FrameLayout(
      width: .fixed(UsableLength.fixed(width, "width", of: "View.frame")),
      height: .fixed(UsableLength.fixed(height, "height", of: "View.frame")), alignment: alignment)
    return ModifiedContent(content: self, modifier: FrameModifier(layout: layout))
  }

  /// Gives the view a frame between a least and a greatest size, in points, in which it is aligned.
  ///
  /// The ideal length is used where none is proposed; nil doesn't limit. Infinity as the greatest takes all there is, and so
  /// does any number of more than 10¹⁵. A negative length counts as 0, and NaN as nil, as does infinity but as the greatest; of lengths that contradict each
  /// other the larger ones count. The program says so once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:).
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let layout = FrameLayout(
      width: UsableLength.flexible(
        min: minWidth, ideal: idealWidth, max: maxWidth, "Width", of: "View.frame"),
      height: UsableLength.flexible(
        min: minHeight, ideal: idealHeight, max: maxHeight, "Height", of: "View.frame"),
      alignment: alignment)
    return ModifiedContent(content: self, modifier: FrameModifier(layout: layout))
  }
}
