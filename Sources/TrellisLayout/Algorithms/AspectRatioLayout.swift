package import Foundation

/// The way that a view of a given aspect ratio uses the available space.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// The largest size that fits inside the available space.
  case fit
  /// The smallest size that fills the available space.
  case fill
}

/// The layout of `aspectRatio(_:contentMode:)`: proposes a size with the ratio, and takes the size that the view returns.
///
/// An axis without a proposal doesn't limit the size. If neither axis has a proposal, the view gets none either.
///
/// Source: rule 8 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
package struct AspectRatioLayout: ModifierLayout, Hashable {
  /// The width divided by the height; nil uses the ratio of the view's ideal size.
  private let ratio: CGFloat?
  private let mode: ContentMode

  /// Creates a layout; a ratio must be finite and greater than 0.
  package init(ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    subviews[0].sizeThatFits(contentProposal(proposal, subviews[0]))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: contentProposal(proposal, subviews[0]))
  }

  private func contentProposal(_ proposal: ProposedViewSize, _ subview: LayoutSubview) -> ProposedViewSize {
    let proposal = proposal.usable
    guard let ratio = ratio ?? idealRatio(of: subview) else { return proposal }
    // The proposed height; the proposed width is this height times the ratio.
    let height: CGFloat
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): height = width / ratio
    case (nil, let tall?): height = tall
    case (let width?, let tall?): height = mode == .fit ? min(width / ratio, tall) : max(width / ratio, tall)
    }
    return ProposedViewSize(width: height * ratio, height: height)
  }

  private func idealRatio(of subview: LayoutSubview) -> CGFloat? {
    let ideal = subview.sizeThatFits(.unspecified)
    let ratio = ideal.width / ideal.height
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }
}
