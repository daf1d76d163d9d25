package import Foundation

/// The layout of `ViewThatFits`: chooses the first subview that isn't larger than the proposal, or else the last.
///
/// A subview fits if its ideal length isn't larger on any of the given axes. The other subviews aren't shown.
package struct FittingLayout: ModifierLayout, Hashable {
  private let axes: Axis.Set

  package init(axes: Axis.Set) {
    self.axes = axes
  }

  /// Returns the index of the subview to show, or nil if there are no subviews.
  package func choice(for proposal: ProposedViewSize, of subviews: LayoutSubviews) -> Int? {
    let proposal = proposal.usable
    var asked = proposal
    for axis in Axis.allCases where axes.contains(axis) { asked[axis] = nil }
    let fitting = subviews.firstIndex { subview in
      let ideal = subview.sizeThatFits(asked)
      return Axis.allCases.allSatisfy { !axes.contains($0) || ideal[$0] <= proposal[$0] ?? .infinity }
    }
    return fitting ?? subviews.indices.last
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .standard }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    choice(for: proposal, of: subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    choice(for: proposal, of: subviews).flatMap { subviews[$0].explicitAlignment(guide.key, at: proposal) }
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    choice(for: proposal, of: subviews).flatMap { subviews[$0].explicitAlignment(guide.key, at: proposal) }
  }
}
