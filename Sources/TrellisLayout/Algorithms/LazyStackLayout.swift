package import Foundation

/// How the views of a lazy stack stand: one behind the other, as long as each is at the stack's own width across.
///
/// It lays out one view at a time, as most of them aren't there. Source: see `LazyVStack`.
package struct LazyStackLayout: Hashable {
  /// The axis along which views stand in a row.
  package let axis: Axis
  /// The guide by which each lines up with the stack across it.
  package let guide: AlignmentKey
  /// The space between two views, in points; nil is what the views prefer.
  package let spacing: CGFloat?

  package init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing?.usableSpacing
  }

  /// What each view is proposed in a stack that is so long across.
  package func proposal(across: CGFloat) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = across
    return proposal
  }

  /// The space between a view and the next, in points.
  package func gap(_ first: any LayoutItem, _ second: any LayoutItem) -> CGFloat {
    spacing ?? first.spacing.distance(to: second.spacing, along: axis)
  }

  /// Where a view stands that begins so far behind the stack's start, in the stack's space.
  package func placement(_ item: any LayoutItem, at start: CGFloat, across: CGFloat) -> Placement {
    let proposal = proposal(across: across)
    let dimensions = ViewDimensions(of: item, at: proposal)
    var own = CGSize.zero
    own[axis.other] = across
    var origin = CGPoint.zero
    origin[axis] = start.limited
    origin[axis.other] = difference(ViewDimensions(own)[guide], dimensions[guide]).limited
    return Placement(frame: CGRect(origin: origin, size: dimensions.size), proposal: proposal)
  }
}

/// What a lazy stack makes of the views that were measured: how long all others count.
package struct LazyEstimate: Hashable {
  /// What was proposed across when they were measured, in points.
  package var across: CGFloat
  /// The length of a view and of the space behind it, in points.
  package var length: CGFloat
  package var gap: CGFloat

  package init(across: CGFloat, length: CGFloat, gap: CGFloat) {
    (self.across, self.length, self.gap) = (across, length, gap)
  }

  /// How long so many views are together, in points.
  package func total(_ count: Int) -> CGFloat {
    count == 0 ? 0 : CGFloat(count) * length + CGFloat(count - 1) * gap
  }
}
