package import Foundation

/// The layout of `position(_:)`: takes all the proposed space, and places the view's centre at a point of it.
///
/// On an axis without a proposal, the layout is as long as the view.
package struct PositionLayout: ModifierLayout, Hashable {
  private let position: CGPoint

  /// Creates a layout; both coordinates are finite.
  package init(_ position: CGPoint) {
    self.position = position
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .standard }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    let answer = subviews[0].sizeThatFits(proposal)
    return proposal.usable.replacingUnspecifiedDimensions(by: answer)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), anchor: .center,
      proposal: proposal)
  }
}
