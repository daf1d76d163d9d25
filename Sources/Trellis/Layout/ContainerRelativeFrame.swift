public import Foundation
public import TrellisLayout

struct ContainerRelativeFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension View {
  /// Gives the view a frame as long as its container on some axes, in which the view is aligned.
  ///
  /// The container is the innermost scroll view around the view, or the window. Its size excludes the safe area insets and
  /// paddings between the container and the view. A scroll view's size is the size proposed to it. If no size is proposed, the
  /// size of the next container around is used.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a frame as long as some parts of its container on some axes.
  ///
  /// The container is divided into `count` parts that are `spacing` points apart. The frame spans `span` parts, including the
  /// spacing between them. A count or a span of less than 1 counts as 1, and a spacing that isn't finite as 0, with a warning
  /// reported once. A frame of negative length has length 0.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let api = "View.containerRelativeFrame"
    let parts = CGFloat(UsableLength.count(count, "count", of: api))
    let taken = CGFloat(UsableLength.count(span, "span", of: api))
    let spacing = UsableLength.distance(spacing, "the spacing", of: api)
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * (parts - 1)) / parts
      return max(0, part * taken + spacing * (taken - 1))
    }
  }

  /// Gives the view a frame with a length computed from its container's length on some axes.
  ///
  /// The closure is called for one axis at a time, in no order and as often as needed. If it returns a negative length, the
  /// length is 0. If it returns a length that isn't finite, the axis is unchanged. In both cases a warning is reported once.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
