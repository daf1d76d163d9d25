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
