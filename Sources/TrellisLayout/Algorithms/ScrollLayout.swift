package import Foundation

/// How a scroll view takes room: nothing is proposed to its content along the axes on which it scrolls, and there it takes
/// what is proposed; on the other axis it is as large as its content.
///
/// Content that is smaller than the scroll view begins at its start where it scrolls on one axis, and stands in the middle
/// where it scrolls on both.
///
/// Source: rule 9 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
package struct ScrollLayout: ModifierLayout, Hashable {
  private let axes: Axis.Set

  package init(axes: Axis.Set) {
    self.axes = axes
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .standard }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    let proposal = proposal.usable
    var size = subviews[0].sizeThatFits(contentProposal(proposal))
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let proposal = contentProposal(proposal.usable)
    let size = subviews[0].sizeThatFits(proposal)
    var origin = bounds.origin
    if axes == [.horizontal, .vertical] {
      for axis in Axis.allCases { origin[axis] += max(0, difference(bounds.size[axis], size[axis]) / 2) }
    }
    subviews[0].place(at: origin, proposal: proposal)
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    for axis in Axis.allCases where axes.contains(axis) { proposal[axis] = nil }
    return proposal
  }
}

extension Axis.Set {
  /// Whether an axis is in the set.
  package func contains(_ axis: Axis) -> Bool {
    isSuperset(of: axis == .horizontal ? .horizontal : .vertical)
  }
}
