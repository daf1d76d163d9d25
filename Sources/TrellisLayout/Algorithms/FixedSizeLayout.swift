package import Foundation

/// The layout of `fixedSize(horizontal:vertical:)`: proposes nothing on some axes, so the view has its ideal length there.
///
/// Source: rule 8 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
package struct FixedSizeLayout: ModifierLayout, Hashable {
  private let isHorizontal: Bool
  private let isVertical: Bool

  package init(horizontal: Bool, vertical: Bool) {
    isHorizontal = horizontal
    isVertical = vertical
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    subviews[0].sizeThatFits(contentProposal(proposal))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: contentProposal(proposal))
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
  }
}
