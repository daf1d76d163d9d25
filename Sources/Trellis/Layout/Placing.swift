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
  /// Shows the view elsewhere, so many points to the trailing side and down, without any effect on others.
  ///
  /// NaN and infinity count as 0; the program says so once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/offset(_:).
  public nonisolated func offset(_ offset: CGSize) -> some View {
    let usable = CGSize(
      width: UsableLength.distance(offset.width, "the width", of: "View.offset"),
      height: UsableLength.distance(offset.height, "the height", of: "View.offset"))
    return ModifiedContent(content: self, modifier: OffsetModifier(layout: OffsetLayout(usable)))
  }

  /// Shows the view elsewhere, so many points to the trailing side and down, without any effect on others.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Takes all the room that there is, with the view's middle at a point of it, in points.
  ///
  /// NaN and infinity count as 0; the program says so once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/position(_:).
  public nonisolated func position(_ position: CGPoint) -> some View {
    let usable = CGPoint(
      x: UsableLength.distance(position.x, "x", of: "View.position"),
      y: UsableLength.distance(position.y, "y", of: "View.position"))
    return ModifiedContent(content: self, modifier: PositionModifier(layout: PositionLayout(usable)))
  }

  /// Takes all the room that there is, with the view's middle at a point of it, in points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Sets a guide of the view, by which it lines up with others, from its dimensions, in points from its leading side.
  ///
  /// A position that isn't finite counts as not set; the program says so once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:).
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: AlignmentGuideModifier(layout: AlignmentGuideLayout(guide, position: computeValue)))
  }

  /// Sets a guide of the view, by which it lines up with others, from its dimensions, in points from its top.
  ///
  /// A position that isn't finite counts as not set; the program says so once.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: AlignmentGuideModifier(layout: AlignmentGuideLayout(guide, position: computeValue)))
  }
}
