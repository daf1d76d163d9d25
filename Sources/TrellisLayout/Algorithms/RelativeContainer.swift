package import Foundation

/// The size of the container around views while they are measured, in points: of the window, or of a scroll view.
///
/// A view whose size is relative to the container is measured by this size, in addition to the proposal. The size isn't an
/// input of the views' layout computers, because it may depend on them.
package final class ContainerScope {
  /// The current size of the container.
  package private(set) var size = CGSize.zero

  package init() {}

  /// Calls a closure with the given container size, and returns its result.
  package func within<Answer>(_ size: CGSize, _ question: () -> Answer) -> Answer {
    let outer = self.size
    self.size = size
    defer { self.size = outer }
    return question()
  }
}

/// A layout that acts as the container for views with relative sizes, or reduces the outer container.
///
/// The container's size may depend on the layout's proposal, but never on the views in the container: their sizes depend on it.
package protocol RelativeContainer: Layout {
  /// Returns the container's size for subview 0, given the layout's proposal and the size of the outer container.
  func containerSize(_ proposal: ProposedViewSize, in outer: CGSize, of subviews: LayoutSubviews) -> CGSize
}

extension ScrollLayout: RelativeContainer {
  package func containerSize(
    _ proposal: ProposedViewSize, in outer: CGSize, of subviews: LayoutSubviews
  ) -> CGSize {
    Self.containerSize(proposal, in: outer, margins: margins)
  }

  /// Returns the proposed size without the margins; without a finite proposal, the outer container's length is used.
  package static func containerSize(
    _ proposal: ProposedViewSize, in outer: CGSize, margins: EdgeInsets
  ) -> CGSize {
    var size = proposal.usable.replacingUnspecifiedDimensions(by: outer)
    for axis in Axis.allCases where !size[axis].isFinite { size[axis] = outer[axis] }
    return CGSize(
      width: max(0, size.width - margins.leading - margins.trailing),
      height: max(0, size.height - margins.top - margins.bottom))
  }
}

extension InsetLayout: RelativeContainer {
  /// Returns the outer container's size without the length that the view at the edge takes.
  package func containerSize(
    _ proposal: ProposedViewSize, in outer: CGSize, of subviews: LayoutSubviews
  ) -> CGSize {
    var size = outer
    let inset = inset(proposal, subviews)
    if inset.isFinite { size[axis] = max(0, size[axis] - inset) }
    return size
  }
}

/// The layout of `safeAreaPadding(…)`: a padding that is also subtracted from the container.
package struct SafeAreaPaddingLayout: ModifierLayout, RelativeContainer, Hashable {
  /// The insets, which are finite and may be negative.
  package let insets: EdgeInsets

  package init(insets: EdgeInsets) {
    self.insets = insets
  }

  private var padding: PaddingLayout { PaddingLayout(insets: insets) }

  package func containerSize(
    _ proposal: ProposedViewSize, in outer: CGSize, of subviews: LayoutSubviews
  ) -> CGSize {
    CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    padding.spacing(subviews: subviews, cache: &cache)
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    padding.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    padding.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
