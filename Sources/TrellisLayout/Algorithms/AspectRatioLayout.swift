package import Foundation

/// How a view of a given shape takes the room that there is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/contentmode.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as it can be inside the room.
  case fit
  /// As small as it can be and still fill the room.
  case fill
}

/// `aspectRatio(_:contentMode:)`: proposes a size of a given shape and answers what the view answers to it.
///
/// An axis on which nothing is proposed doesn't limit the size; where that is so on both, the proposal is left as it is.
///
/// Source: rule 8 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
package struct AspectRatioLayout: ModifierLayout, Hashable {
  /// Width by height; nil is that of the view's ideal size.
  private let ratio: CGFloat?
  private let mode: ContentMode

  /// Creates a layout; a ratio is finite and greater than 0.
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
    // The scale of a view that is 1 high and so wide that it has the ratio.
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
