public import Foundation
public import TrellisLayout

struct ContainerRelativeFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension View {
  /// Gives the view a frame as long as the container around it, on some axes, in which it is aligned.
  ///
  /// The container is the innermost scroll view around the view, or the window. Of its size, what safe area insets and
  /// paddings between both take doesn't count. What is proposed to a scroll view is its size here, and where nothing
  /// is proposed that of the container around it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:).
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a frame as long as so many of the parts, `spacing` points from each other, into which the container
  /// around it is divided, on some axes.
  ///
  /// A frame that spans several parts includes the spacing between them. A count or a span of less than 1 counts as 1, and a
  /// spacing that isn't finite as 0; the program says so once. A frame that would be shorter than 0 has no length.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:).
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

  /// Gives the view a frame whose length on some axes a closure makes of that of the container around it.
  ///
  /// The closure is called for one axis at a time, in no order and as often as needed. A negative answer counts as 0, and for
  /// one that isn't finite the axis is left as it is; the program says so once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:_:).
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
