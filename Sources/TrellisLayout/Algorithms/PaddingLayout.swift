package import Foundation

/// Space around a view: the proposal shrinks by it, never below 0, and the answer grows by it.
///
/// Source: rule 8 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
package struct PaddingLayout: LayoutAlgorithm {
  package var insets: EdgeInsets

  package init(insets: EdgeInsets) {
    self.insets = insets
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, items: [some LayoutItem]) -> CGSize {
    let content = items.first?.sizeThatFits(contentProposal(proposal)) ?? .zero
    return CGSize(width: max(0, content.width + horizontal), height: max(0, content.height + vertical))
  }

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, items: [some LayoutItem]
  ) -> [Placement] {
    let proposal = contentProposal(proposal)
    return items.map { item in
      let origin = CGPoint(x: insets.leading, y: insets.top)
      return Placement(frame: CGRect(origin: origin, size: item.sizeThatFits(proposal)), proposal: proposal)
    }
  }

  private var horizontal: CGFloat { insets.leading + insets.trailing }
  private var vertical: CGFloat { insets.top + insets.bottom }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: space(proposal.width.map { $0 - horizontal }),
      height: space(proposal.height.map { $0 - vertical }))
  }
}
