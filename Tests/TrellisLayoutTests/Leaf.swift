import Foundation
import TrellisLayout

/// A leaf whose size is clamp(proposal ?? ideal, min, max) on each axis, and which records its proposals.
final class Leaf: LayoutItem {
  let width: (min: CGFloat, ideal: CGFloat, max: CGFloat)
  let height: (min: CGFloat, ideal: CGFloat, max: CGFloat)
  var priority: Double = 0
  var spacing = ViewSpacing.standard
  var explicit: [AlignmentKey: CGFloat] = [:]
  var measureCount: Int { proposals.count }
  /// The proposals received, in order.
  private(set) var proposals: [ProposedViewSize] = []

  init(_ width: (CGFloat, CGFloat, CGFloat), _ height: (CGFloat, CGFloat, CGFloat)) {
    self.width = width
    self.height = height
  }

  convenience init(fixed width: CGFloat, _ height: CGFloat) {
    self.init((width, width, width), (height, height, height))
  }

  static func spacer(_ least: CGFloat) -> Leaf {
    let leaf = Leaf((least, least, .infinity), (0, 0, 0))
    leaf.priority = -.infinity
    leaf.spacing = .zero
    return leaf
  }

  var guides: GuideSet { .only(Array(explicit.keys)) }

  func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? { explicit[key] }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposals.append(proposal)
    return CGSize(
      width: min(max(proposal.width ?? width.ideal, width.min), width.max),
      height: min(max(proposal.height ?? height.ideal, height.min), height.max))
  }
}

extension Layout {
  func size(_ proposal: ProposedViewSize, _ items: [Leaf]) -> CGSize {
    let subviews = LayoutSubviews(items)
    var cache = makeCache(subviews: subviews)
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placements(_ proposal: ProposedViewSize, _ items: [Leaf]) -> [Placement] {
    let subviews = LayoutSubviews(items)
    var cache = makeCache(subviews: subviews)
    let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let bounds = CGRect(origin: .zero, size: size)
    return subviews.placements(in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &cache)
    }
  }

  func frames(_ proposal: ProposedViewSize, _ items: [Leaf]) -> [CGRect] {
    placements(proposal, items).map(\.frame)
  }
}
