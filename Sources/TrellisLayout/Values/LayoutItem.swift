package import Foundation

/// A view as seen by the layout that measures and places it.
package protocol LayoutItem: AnyObject {
  /// Returns the view's size for a proposal, in points.
  ///
  /// The same proposal always gives the same size.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Returns a proposal that is equivalent for drawing: at the view's size, the view draws the same with both.
  func effectiveProposal(for proposal: ProposedViewSize) -> ProposedViewSize
  /// Returns the position of a guide that the view or views in it set, in points from its leading side or top, or nil.
  func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat?
  /// The guides that may be set; ``explicitAlignment(_:at:)`` isn't called for any other guide.
  var guides: GuideSet { get }
  /// The distances that the view prefers to other views.
  var spacing: ViewSpacing { get }
  /// The layout priority; a stack offers space to higher priorities first, and a spacer's priority is −∞.
  var priority: Double { get }
}

extension LayoutItem {
  package func effectiveProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  package func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? { nil }
  package var guides: GuideSet { .none }
  package var spacing: ViewSpacing { .standard }
  package var priority: Double { 0 }
}

/// The frame that a container gives a view, and the proposal to the view there.
package struct Placement: Hashable, Sendable {
  /// The view's frame in the container's coordinate space, in points: the origin is at its top left corner, and y goes down.
  package var frame: CGRect
  /// The proposal with which the view is placed.
  package var proposal: ProposedViewSize

  package init(frame: CGRect, proposal: ProposedViewSize) {
    self.frame = frame
    self.proposal = proposal
  }
}

/// The size that a container gives a view, and the proposal to the view: all that the view's content depends on.
///
/// The view's position concerns only the container. A view that merely moves keeps its size, and nothing in it runs.
package struct ViewSize: Hashable, Sendable {
  /// The view's size in points.
  package var size: CGSize
  /// The proposal to the view.
  package var proposal: ProposedViewSize

  package init(size: CGSize, proposal: ProposedViewSize) {
    self.size = size
    self.proposal = proposal
  }
}

extension Placement {
  /// The placement without the position.
  package var viewSize: ViewSize { ViewSize(size: frame.size, proposal: proposal) }
}
