package import Foundation

/// A view that is aligned to another, which is laid out elsewhere and as large as the room that there is; it is proposed that
/// view's size.
///
/// Source: rule 7 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
package struct AttachedLayout: Layout {
  private let alignment: Alignment
  /// The other view.
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
