package import Foundation

/// Aligns its subviews to a view that is laid out elsewhere.
///
/// The layout has that view's size, and proposes it to each subview.
///
/// Source: rule 7 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
package struct AttachedLayout: Layout {
  private let alignment: Alignment
  /// The dimensions of the view laid out elsewhere.
  private let view: ViewDimensions

  package init(alignment: Alignment, view: ViewDimensions) {
    self.alignment = alignment
    self.view = view
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    view.size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for subview in subviews {
      let attached = subview.dimensions(in: ProposedViewSize(view.size))
      let origin = alignment.origin(of: attached, in: view)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedViewSize(view.size))
    }
  }
}
