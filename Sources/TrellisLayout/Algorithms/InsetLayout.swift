package import Foundation

/// `safeAreaInset(edge:…)`: a view beside another at one edge; the other gets the room that is left.
///
/// Subview 0 is the view that gets what is left, subview 1 the one at the edge, which is served first.
///
/// Source: documented, developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:).
package struct InsetLayout: ModifierLayout, Hashable {
  private let edge: Edge
  private let guide: AlignmentKey
  /// The space between both, in points; nil is what they prefer.
  private let spacing: CGFloat?

  /// Creates a layout; the guide is one across the edge's axis.
  package init(edge: Edge, guide: AlignmentKey, spacing: CGFloat?) {
    self.edge = edge
    self.guide = guide
    self.spacing = spacing
  }

  var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  /// How much of the room the view at the edge takes, with the spacing.
  package func inset(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat {
    let (before, after) = isFirst ? (subviews[1], subviews[0]) : (subviews[0], subviews[1])
    let distance = spacing ?? before.spacing.distance(to: after.spacing, along: axis)
    return subviews[1].sizeThatFits(edgeProposal(proposal))[axis] + distance
  }

  /// The view at the edge has its ideal length there.
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
