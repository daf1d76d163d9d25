package import Foundation

/// The layout of `frame(width:height:alignment:)` and of the flexible `frame(minWidth:…)`; the axes are independent.
///
/// On an axis without a proposal, a bound may make the frame longer or shorter than its content. The content is then placed
/// with the frame's length as its proposal. So flexible content fills a `frame(minHeight:)` in a scroll view.
///
/// Source: rules 1 and 2 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI. The rule for axes without a proposal
/// follows from common usage: a spacer in a stack that is at least as high as the window, in a scroll view.
package struct FrameLayout: ModifierLayout, Hashable {
  /// The length that a frame requests on one axis, in points.
  package enum Length: Hashable, Sendable {
    /// Exactly this length, or the content's own if nil.
    case fixed(CGFloat?)
    /// A minimum, an ideal and a maximum length; nil sets no limit.
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

  /// Returns the content's spacing; a text's distances are kept only on axes on which the frame requests no length.
  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    guard let subview = subviews.first else { return .standard }
    var spacing = subview.spacing
    for edge in Edge.allCases {
      let length = edge == .top || edge == .bottom ? height : width
      if case .text = spacing[edge], length.isGiven { spacing[edge] = .standard }
    }
    return spacing
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    let content = subviews.first?.sizeThatFits(contentProposal(proposal)) ?? .zero
    return CGSize(
      width: width.answer(proposal.width, content: content.width),
      height: height.answer(proposal.height, content: content.height))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for subview in subviews {
      var proposal = contentProposal(proposal)
      var content = subview.dimensions(in: proposal)
      let wanted = ProposedViewSize(
        width: proposal.width ?? width.bounded(content.width, to: bounds.width),
        height: proposal.height ?? height.bounded(content.height, to: bounds.height))
      if wanted != proposal {
        proposal = wanted
        content = subview.dimensions(in: proposal)
      }
      let origin = alignment.origin(of: content, in: ViewDimensions(bounds.size))
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.contentProposal(proposal.width), height: height.contentProposal(proposal.height))
  }
}

extension FrameLayout.Length {
  /// Whether the frame requests a length on this axis.
  fileprivate var isGiven: Bool { self != .fixed(nil) && self != .flexible(min: nil, ideal: nil, max: nil) }

  fileprivate func contentProposal(_ proposal: CGFloat?) -> CGFloat? {
    switch self {
    case .fixed(let length): length ?? proposal
    case .flexible(let min, let ideal, let max): (proposal ?? ideal).map { clamp($0, min, max) }
    }
  }

  /// Returns the proposal for content without a proposal: the frame's length if a bound makes it differ from the content's; else
  /// nil.
  fileprivate func bounded(_ content: CGFloat, to taken: CGFloat) -> CGFloat? {
    guard case .flexible(let min, _, let max) = self, min != nil || max != nil, taken != content else {
      return nil
    }
    return taken
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
