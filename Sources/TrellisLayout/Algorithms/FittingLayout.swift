package import Foundation

/// `ViewThatFits`: the first of its subviews that isn't larger than the proposal, or else the last; the others aren't shown.
///
/// What counts is the length that a view takes where nothing is proposed, on the axes that are looked at.
///
/// Source: documented, developer.apple.com/documentation/swiftui/viewthatfits.
package struct FittingLayout: ModifierLayout, Hashable {
  private let axes: Axis.Set

  package init(axes: Axis.Set) {
    self.axes = axes
  }

  /// The position of the subview that is shown; nil where there are none.
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
