public import Foundation
public import TrellisLayout

struct OffsetModifier: LayoutModifier {
  let layout: OffsetLayout
}

struct PositionModifier: LayoutModifier {
  let layout: PositionLayout
}

nonisolated struct AlignmentGuideModifier: LayoutModifier {
  let layout: AlignmentGuideLayout
}

extension View {
  /// Draws the view at an offset to the trailing side and down, in points, without affecting the layout.
  ///
  /// NaN and infinity count as 0, with a warning reported once.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    let usable = CGSize(
      width: UsableLength.distance(offset.width, "the width", of: "View.offset"),
      height: UsableLength.distance(offset.height, "the height", of: "View.offset"))
    return ModifiedContent(content: self, modifier: OffsetModifier(layout: OffsetLayout(usable)))
  }

  /// Draws the view at an offset to the trailing side and down, in points, without affecting the layout.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Centers the view at a point in a container that takes all the available space, in points.
  ///
  /// NaN and infinity count as 0, with a warning reported once.
  public nonisolated func position(_ position: CGPoint) -> some View {
    let usable = CGPoint(
      x: UsableLength.distance(position.x, "x", of: "View.position"),
      y: UsableLength.distance(position.y, "y", of: "View.position"))
    return ModifiedContent(content: self, modifier: PositionModifier(layout: PositionLayout(usable)))
  }

  /// Centers the view at a point in a container that takes all the available space, in points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Sets an alignment guide of the view, computed from its dimensions, in points from its leading side.
  ///
  /// A position that isn't finite counts as not set, with a warning reported once.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: AlignmentGuideModifier(layout: AlignmentGuideLayout(guide, position: computeValue)))
  }

  /// Sets an alignment guide of the view, computed from its dimensions, in points from its top.
  ///
  /// A position that isn't finite counts as not set, with a warning reported once.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: AlignmentGuideModifier(layout: AlignmentGuideLayout(guide, position: computeValue)))
  }
}
