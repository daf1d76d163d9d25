package import Foundation

/// What a layout knows of a view that it lays out: its answers to proposals.
package protocol LayoutItem: AnyObject {
  /// The size that the view takes where a size is proposed, in points. The same proposal always gets the same answer.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// A proposal that all comes to the same with for what the view draws in its size.
  func whatCounts(of proposal: ProposedViewSize) -> ProposedViewSize
  /// Where a guide is that the view sets, or views in it do, in points from its leading side or top; nil where none does.
  func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat?
  /// Which guides are perhaps set; for all others ``explicitAlignment(_:at:)`` isn't asked.
  var guides: GuideSet { get }
  /// How far the view prefers to be from others.
  var spacing: ViewSpacing { get }
  /// A stack offers space to higher priorities first; a spacer's is −∞.
  var priority: Double { get }
}

extension LayoutItem {
  package func whatCounts(of proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  package func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? { nil }
  package var guides: GuideSet { .none }
  package var spacing: ViewSpacing { .standard }
  package var priority: Double { 0 }
}

/// Where a container puts a view, and the proposal that the view gets there.
package struct Placement: Hashable, Sendable {
  /// The view's frame in the container's coordinate space: origin at its top left corner, points, y down.
  package var frame: CGRect
  /// What is proposed to the view there.
  package var proposal: ProposedViewSize

  package init(frame: CGRect, proposal: ProposedViewSize) {
    self.frame = frame
    self.proposal = proposal
  }
}

/// How large a container made a view, and what it proposed to it there: all that what is in the view depends on.
///
/// Where the view stands is its container's matter: a view that only moves keeps its size, and nothing in it runs.
package struct ViewSize: Hashable, Sendable {
  /// The view's size in points.
  package var size: CGSize
  /// What was proposed to the view.
  package var proposal: ProposedViewSize

  package init(size: CGSize, proposal: ProposedViewSize) {
    self.size = size
    self.proposal = proposal
  }
}

extension Placement {
  /// The placement without the place.
  package var viewSize: ViewSize { ViewSize(size: frame.size, proposal: proposal) }
}
