package import Foundation

/// How large the container around views is while they are asked, in points: the window, or a scroll view.
///
/// It is a part of each question to a view whose size is relative to the container, beside the proposal. It isn't an input
/// of the views' computers: the container's size may depend on them.
package final class ContainerScope {
  /// The container's size now.
  package private(set) var size = CGSize.zero

  package init() {}

  /// Asks in a container of a size.
  package func within<Answer>(_ size: CGSize, _ question: () -> Answer) -> Answer {
    let outer = self.size
    self.size = size
    defer { self.size = outer }
    return question()
  }
}

/// A layout that is a container for views in it whose sizes are relative to one, or takes something of it.
///
/// What it says may depend on what is proposed to it, but never on the views in it: their sizes depend on it.
package protocol RelativeContainer: Layout {
  /// The size of the container for subview 0, where the layout is proposed a size in a container of another.
  func containerSize(_ proposal: ProposedViewSize, in outer: CGSize, of subviews: LayoutSubviews) -> CGSize
}

extension ScrollLayout: RelativeContainer {
  package func containerSize(
    _ proposal: ProposedViewSize, in outer: CGSize, of subviews: LayoutSubviews
  ) -> CGSize {
    Self.containerSize(proposal, in: outer, margins: margins)
  }

  /// What is proposed, without the margins; where nothing is, the length of the container around.
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
  /// The container without what the view at the edge takes.
  package func containerSize(
    _ proposal: ProposedViewSize, in outer: CGSize, of subviews: LayoutSubviews
  ) -> CGSize {
    var size = outer
    let inset = inset(proposal, subviews)
    if inset.isFinite { size[axis] = max(0, size[axis] - inset) }
    return size
  }
}

/// `safeAreaPadding(…)`: a padding whose insets count as taken from the container.
package struct SafeAreaPaddingLayout: ModifierLayout, RelativeContainer, Hashable {
  /// The insets, which may be negative and are finite.
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
