package import Foundation

/// A view with another behind it that doesn't count for the size: item 0 is the view, item 1 the one behind, which is
/// proposed the view's size.
///
/// Source: rule 7 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
package struct BackgroundLayout: LayoutAlgorithm {
  package var alignment: Alignment

  package init(alignment: Alignment) {
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, items: [some LayoutItem]) -> CGSize {
    items[0].sizeThatFits(proposal)
  }

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, items: [some LayoutItem]
  ) -> [Placement] {
    let behind = ProposedViewSize(size)
    let answer = items[1].sizeThatFits(behind)
    return [
      Placement(frame: CGRect(origin: .zero, size: size), proposal: proposal),
      Placement(
        frame: CGRect(origin: alignment.origin(of: answer, in: size), size: answer), proposal: behind),
    ]
  }

  package func traits(items: [some LayoutItem]) -> LayoutTraits { items[0].traits }
}
