package import Foundation

/// A view with a background or an overlay, which doesn't affect the layout.
///
/// Subview 0 is the view. Subview 1 is the background or overlay, which is proposed the view's size.
///
/// Source: rule 7 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
package struct SecondaryLayout: GuideKeepingLayout, Hashable {
  package var alignment: Alignment

  package init(alignment: Alignment) {
    self.alignment = alignment
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { subviews[0].spacing }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
    let primary = subviews[0].dimensions(in: proposal)
    let secondary = subviews[1].dimensions(in: ProposedViewSize(primary.size))
    let origin = alignment.origin(of: secondary, in: primary)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
      proposal: ProposedViewSize(primary.size))
  }
}
