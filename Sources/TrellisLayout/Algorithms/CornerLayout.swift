package import Foundation

/// The layout of a geometry reader: takes all proposed space, and places each view at the top leading corner.
///
/// The layout's whole size is proposed to each view.
package struct CornerLayout: StackedLayout, Hashable {
  package init() {}

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    proposal.usable.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
