package import Foundation

/// Views on top of each other: as large as the largest answers, each view placed at the size that it answered.
///
/// Source: rule 7 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
package struct ZStackLayout: LayoutAlgorithm {
  package var alignment: Alignment

  package init(alignment: Alignment) {
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, items: [some LayoutItem]) -> CGSize {
    items.reduce(.zero) { size, item in
      let answer = item.sizeThatFits(proposal)
      return CGSize(width: max(size.width, answer.width), height: max(size.height, answer.height))
    }
  }

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, items: [some LayoutItem]
  ) -> [Placement] {
    items.map { item in
      let proposal = ProposedViewSize(item.sizeThatFits(proposal))
      let answer = item.sizeThatFits(proposal)
      return Placement(
        frame: CGRect(origin: alignment.origin(of: answer, in: size), size: answer), proposal: proposal)
    }
  }

  package func traits(items: [some LayoutItem]) -> LayoutTraits {
    LayoutTraits(isSpacer: !items.isEmpty && items.allSatisfy(\.traits.isSpacer))
  }
}
