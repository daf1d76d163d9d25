package import Foundation

/// Views at the top of the leading side of all the room that there is, each proposed the whole of it: a geometry reader's.
///
/// Source: documented, developer.apple.com/documentation/swiftui/geometryreader.
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
