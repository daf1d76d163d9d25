package import Foundation

/// `frame(width:height:alignment:)` and the flexible `frame(minWidth:…)`, each axis by itself.
///
/// Source: rules 1 and 2 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
package struct FrameLayout: LayoutAlgorithm {
  /// What one axis of a frame asks for, in points.
  package enum Length: Hashable, Sendable {
    /// Just this length, or the content's own where nil.
    case fixed(CGFloat?)
    /// Between a least and a greatest length, with an ideal one; nil doesn't limit.
    case flexible(min: CGFloat?, ideal: CGFloat?, max: CGFloat?)
  }

  package var width: Length
  package var height: Length
  package var alignment: Alignment

  package init(width: Length, height: Length, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, items: [some LayoutItem]) -> CGSize {
    let content = items.first?.sizeThatFits(contentProposal(proposal)) ?? .zero
    return CGSize(
      width: width.answer(proposal.width, content: content.width),
      height: height.answer(proposal.height, content: content.height))
  }

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, items: [some LayoutItem]
  ) -> [Placement] {
    let proposal = contentProposal(proposal)
    return items.map { item in
      let answer = item.sizeThatFits(proposal)
      return Placement(
        frame: CGRect(origin: alignment.origin(of: answer, in: size), size: answer), proposal: proposal)
    }
  }

  package func traits(items: [some LayoutItem]) -> LayoutTraits {
    LayoutTraits(isSpacer: items.first?.traits.isSpacer ?? false)
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.contentProposal(proposal.width), height: height.contentProposal(proposal.height))
  }
}

extension FrameLayout.Length {
  fileprivate func contentProposal(_ proposal: CGFloat?) -> CGFloat? {
    switch self {
    case .fixed(let length): length ?? proposal
    case .flexible(let min, let ideal, let max): (proposal ?? ideal).map { clamp($0, min, max) }
    }
  }

  fileprivate func answer(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
    switch self {
    case .fixed(let length):
      return length ?? content
    case .flexible(let min, let ideal, let max):
      if proposal == nil, let ideal { return ideal }
      switch (min, max) {
      case (nil, nil): return content
      case (let min?, let max?): return clamp(proposal ?? content, min, max)
      case (let min?, nil): return Swift.max(Swift.min(contentProposal(proposal) ?? .infinity, content), min)
      case (nil, let max?): return Swift.min(Swift.max(contentProposal(proposal) ?? -.infinity, content), max)
      }
    }
  }

  private func clamp(_ value: CGFloat, _ lower: CGFloat?, _ upper: CGFloat?) -> CGFloat {
    max(lower ?? -.infinity, min(upper ?? .infinity, value))
  }
}
