package import Foundation

/// What a layout knows of a view that it lays out: its answers to proposals.
package protocol LayoutItem {
  /// The size that the view takes where a size is proposed, in points. The same proposal always gets the same answer.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// What the view tells its container besides.
  var traits: LayoutTraits { get }
}

/// What a view tells its container besides its size.
package struct LayoutTraits: Hashable, Sendable {
  /// A stack offers space to higher priorities first; a spacer's is −∞.
  package var priority: Double = 0
  /// Whether it is a spacer, next to which default spacing is 0.
  package var isSpacer = false

  package init(priority: Double = 0, isSpacer: Bool = false) {
    self.priority = priority
    self.isSpacer = isSpacer
  }
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

/// A container's layout, a pure function of its items' answers.
package protocol LayoutAlgorithm: Equatable {
  /// The container's size where a size is proposed to it.
  func sizeThatFits(_ proposal: ProposedViewSize, items: [some LayoutItem]) -> CGSize
  /// A placement for each item, in their order, in a container of the size that it answered to the proposal.
  func placements(in size: CGSize, proposal: ProposedViewSize, items: [some LayoutItem]) -> [Placement]
  /// What the container tells its own container, given its items.
  func traits(items: [some LayoutItem]) -> LayoutTraits
}

extension LayoutAlgorithm {
  package func traits(items: [some LayoutItem]) -> LayoutTraits { LayoutTraits() }
}
