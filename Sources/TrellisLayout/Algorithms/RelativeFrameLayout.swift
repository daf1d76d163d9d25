package import Foundation

/// `containerRelativeFrame(…)`: a frame whose lengths are made of those of the container around it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:).
package struct RelativeFrameLayout: ModifierLayout {
  private let axes: Axis.Set
  private let alignment: Alignment
  /// The frame's length where the container's is so long; nil leaves the axis as it is.
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

  /// The frame in the container as it is now.
  private var frame: FrameLayout {
    func frameLength(_ axis: Axis) -> FrameLayout.Length {
      .fixed(axes.contains(axis) ? length(scope.size[axis], axis) : nil)
    }
    return FrameLayout(
      width: frameLength(.horizontal), height: frameLength(.vertical), alignment: alignment)
  }

  /// That of a frame with a length on each of its axes, whatever the container.
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
