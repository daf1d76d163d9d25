package import Foundation

/// `position(_:)`: takes all the room that is proposed, with the view's middle at a point of it.
///
/// Where nothing is proposed on an axis it takes what the view does.
///
/// Source: documented, developer.apple.com/documentation/swiftui/view/position(_:).
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
