package import Foundation

/// Space around a view, which is subtracted from the proposal, never below 0, and added to the view's size.
///
/// Source: rule 8 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
package struct PaddingLayout: ModifierLayout, Hashable {
  package var insets: EdgeInsets

  /// Creates a layout; every inset is finite.
  package init(insets: EdgeInsets) {
    self.insets = insets
  }

  /// Returns the view's spacing, with the default distance on each padded side.
  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    guard let subview = subviews.first else { return .standard }
    var spacing = subview.spacing
    if insets.top != 0 { spacing[.top] = .standard }
    if insets.leading != 0 { spacing[.leading] = .standard }
    if insets.bottom != 0 { spacing[.bottom] = .standard }
    if insets.trailing != 0 { spacing[.trailing] = .standard }
    return spacing
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    let content = subviews.first?.sizeThatFits(contentProposal(proposal)) ?? .zero
    return CGSize(width: max(0, content.width + horizontal), height: max(0, content.height + vertical))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let origin = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
    for subview in subviews { subview.place(at: origin, proposal: contentProposal(proposal)) }
  }

  private var horizontal: CGFloat { insets.leading + insets.trailing }
  private var vertical: CGFloat { insets.top + insets.bottom }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 - horizontal }, height: proposal.height.map { $0 - vertical }
    ).usable
  }
}
