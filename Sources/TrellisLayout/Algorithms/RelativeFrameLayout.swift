package import Foundation

/// The layout of `containerRelativeFrame(…)`: a frame with lengths computed from those of the container around it.
package struct RelativeFrameLayout: ModifierLayout {
  private let axes: Axis.Set
  private let alignment: Alignment
  /// Computes the frame's length from the container's, on an axis; nil leaves the axis unchanged.
  private let length: (CGFloat, Axis) -> CGFloat?
  package let scope: ContainerScope

  package init(
    axes: Axis.Set, alignment: Alignment, scope: ContainerScope, length: @escaping (CGFloat, Axis) -> CGFloat?
  ) {
    self.axes = axes
    self.alignment = alignment
    self.scope = scope
    self.length = length
  }

  /// The frame for the container's current size.
  private var frame: FrameLayout {
    func frameLength(_ axis: Axis) -> FrameLayout.Length {
      .fixed(axes.contains(axis) ? length(scope.size[axis], axis) : nil)
    }
    return FrameLayout(
      width: frameLength(.horizontal), height: frameLength(.vertical), alignment: alignment)
  }

  /// Returns the spacing of a frame with a length on each of its axes, which doesn't depend on the container.
  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    func frameLength(_ axis: Axis) -> FrameLayout.Length { .fixed(axes.contains(axis) ? 0 : nil) }
    return FrameLayout(
      width: frameLength(.horizontal), height: frameLength(.vertical), alignment: alignment
    ).spacing(subviews: subviews, cache: &cache)
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    frame.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    frame.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
