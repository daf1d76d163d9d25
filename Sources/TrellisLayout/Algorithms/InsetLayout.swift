package import Foundation

/// The layout of `safeAreaInset(edge:…)`: a view at one edge, and another view in the rest of the space.
///
/// Subview 0 is the view in the rest of the space. Subview 1 is the view at the edge, which is measured first.
package struct InsetLayout: ModifierLayout, Hashable {
  private let edge: Edge
  private let guide: AlignmentKey
  /// The space between both views, in points; nil uses their preferences.
  private let spacing: CGFloat?

  /// Creates a layout; the guide must be on the axis across the inset.
  package init(edge: Edge, guide: AlignmentKey, spacing: CGFloat?) {
    self.edge = edge
    self.guide = guide
    self.spacing = spacing
  }

  var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  /// Returns the length that the view at the edge takes, including the spacing, in points.
  package func inset(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat {
    let (before, after) = isFirst ? (subviews[1], subviews[0]) : (subviews[0], subviews[1])
    let distance = spacing ?? before.spacing.distance(to: after.spacing, along: axis)
    return subviews[1].sizeThatFits(edgeProposal(proposal))[axis] + distance
  }

  /// Returns the proposal for the view at the edge, which has its ideal length along the inset's axis.
  private func edgeProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    proposal[axis] = nil
    return proposal
  }

  private func contentProposal(_ proposal: ProposedViewSize, inset: CGFloat) -> ProposedViewSize {
    var proposal = proposal.usable
    proposal[axis] = proposal[axis].map { max(0, $0 - inset) }
    return proposal
  }

  package func priority(of subviews: LayoutSubviews) -> Double { subviews[0].priority }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    let inset = inset(proposal, subviews)
    var size = subviews[0].sizeThatFits(contentProposal(proposal, inset: inset))
    size[axis] = max(0, size[axis] + inset)
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let inset = inset(proposal, subviews)
    var origin = bounds.origin
    if isFirst { origin[axis] += inset }
    let content = contentProposal(proposal, inset: inset)
    subviews[0].place(at: origin, proposal: content)

    var across = edgeProposal(proposal)
    across[axis.other] = bounds.size[axis.other]
    let beside = subviews[1].dimensions(in: across)
    let whole = ViewDimensions(bounds.size)
    var corner = bounds.origin
    corner[axis.other] += difference(whole[guide], beside[guide])
    if !isFirst { corner[axis] += difference(bounds.size[axis], beside.size[axis]) }
    subviews[1].place(at: corner, proposal: across)
  }
}
