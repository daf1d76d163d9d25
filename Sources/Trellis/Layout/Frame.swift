public import Foundation
public import TrellisLayout

struct FrameModifier: LayoutModifier {
  let layout: FrameLayout
  static var mayStayUndrawn: Bool { true }
}

extension View {
  /// Gives the view a frame of a fixed size, in points, in which it is aligned; nil leaves an axis unchanged.
  ///
  /// A negative length counts as 0, a length above 10¹⁵ as 10¹⁵, and NaN and infinity as nil, with a warning reported once.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let layout = FrameLayout(
      width: .fixed(UsableLength.fixed(width, "width", of: "View.frame")),
      height: .fixed(UsableLength.fixed(height, "height", of: "View.frame")), alignment: alignment)
    return ModifiedContent(content: self, modifier: FrameModifier(layout: layout))
  }

  /// Gives the view a frame between a minimum and a maximum size, in points, in which it is aligned.
  ///
  /// The ideal length is used if no length is proposed; nil sets no limit. A maximum of infinity, or above 10¹⁵, takes all
  /// available space. A negative length counts as 0. NaN counts as nil, and so does infinity except as a maximum. If lengths
  /// contradict each other, the larger ones are used. A warning is reported once.
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
