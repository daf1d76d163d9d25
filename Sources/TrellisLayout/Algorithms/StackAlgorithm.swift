import Foundation

/// How views stand in a row or a column.
///
/// On the main axis, where a size is proposed: the spacing is taken off; views are served by priority, highest first, each
/// priority offered what is left without the minima of the lower ones; within a priority the least flexible view first,
/// each proposed an equal share of what remains. Where the main axis is nil or infinite, every view gets just that.
///
/// Across it, views line up by a guide, and the stack is as wide as they are together. Where nothing is proposed across,
/// the stack answers what its views make of that, and proposes its own width when it places them.
///
/// Source: rules 3, 4 and 5 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
struct StackAlgorithm {
  /// The axis along which views stand in a row.
  var axis: Axis
  /// The guide by which they line up across it.
  var guide: AlignmentKey
  /// The space between two views, in points; nil is what the views prefer.
  var spacing: CGFloat?

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .standard }
    let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var result = ViewSpacing()
    for subview in subviews {
      result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    result[start] = first.spacing[start]
    result[end] = last.spacing[end]
    return result
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache)
    -> CGSize
  {
    let usable = proposal.usable
    prepare(usable, subviews, &cache)
    var main = cache.space
    var across = GuideSpan()
    for (offset, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: self.proposal(offset, usable, cache))
      main += dimensions.size[axis]
      across.include(guide: dimensions[guide], length: dimensions.size[axis.other])
    }
    var size = CGSize.zero
    size[axis] = max(0, main)
    size[axis.other] = across.length
    return size
  }

  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize, _ cache: inout StackCache
  ) {
    var proposal = proposal.usable
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    prepare(proposal, subviews, &cache)
    var guides = [CGFloat](repeating: 0, count: subviews.count)
    var lengths = guides
    var across = GuideSpan()
    for (offset, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: self.proposal(offset, proposal, cache))
      guides[offset] = dimensions[guide]
      lengths[offset] = dimensions.size[axis]
      across.include(guide: guides[offset], length: dimensions.size[axis.other])
    }
    var position = bounds.origin[axis]
    for (offset, subview) in subviews.enumerated() {
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = bounds.origin[axis.other] + across.origin(guide: guides[offset])
      subview.place(at: origin, proposal: self.proposal(offset, proposal, cache))
      position += lengths[offset] + cache.gap(behind: offset)
    }
  }

  /// What a view is proposed where so much is proposed to the stack, for which the cache is prepared.
  private func proposal(_ offset: Int, _ whole: ProposedViewSize, _ cache: StackCache) -> ProposedViewSize {
    guard !cache.lengths.isEmpty else { return whole }
    var proposal = whole
    proposal[axis] = cache.lengths[offset]
    return proposal
  }

  /// Finds the spaces between views, and how a proposed length is shared among them, where the cache doesn't know.
  private func prepare(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) {
    if !cache.hasGaps {
      cache.setGaps(
        spacing.map { Array(repeating: $0, count: max(0, subviews.count - 1)) }
          ?? zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) })
    }
    if cache.proposal == proposal { return }
    cache.proposal = proposal
    guard let main = proposal[axis], main.isFinite, !subviews.isEmpty else {
      cache.lengths = []
      return
    }
    let share = MainAxisShare(axis: axis, proposal: proposal, subviews: subviews)
    cache.lengths = share.lengths(in: main - cache.space, cache.groups(subviews))
  }
}

/// What a stack knows of its views as long as they are the same: the spaces between them, their order of service, and the
/// shares of the last length that was proposed.
public struct StackCache: Sendable {
  private var gaps: [CGFloat]?
  /// All gaps together, in points.
  fileprivate private(set) var space: CGFloat = 0
  private var knownGroups: [[Int]]?
  /// What was proposed to the stack last; nil before anything was.
  fileprivate var proposal: ProposedViewSize?
  /// What each view is proposed of that along the stack's axis; empty where that is the stack's own proposal.
  fileprivate var lengths: [CGFloat] = []

  init() {}

  fileprivate var hasGaps: Bool { gaps != nil }

  fileprivate mutating func setGaps(_ gaps: [CGFloat]) {
    self.gaps = gaps
    space = gaps.reduce(0, +)
  }

  /// The space behind a view, in points; 0 behind the last.
  fileprivate func gap(behind offset: Int) -> CGFloat {
    guard let gaps, offset < gaps.count else { return 0 }
    return gaps[offset]
  }

  /// The views of each priority, highest first.
  fileprivate mutating func groups(_ subviews: LayoutSubviews) -> [[Int]] {
    if let knownGroups { return knownGroups }
    let priorities = subviews.map { $0.priority.isNaN ? 0 : $0.priority }
    let groups =
      priorities.allSatisfy { $0 == priorities[0] }
      ? [Array(priorities.indices)]
      : Dictionary(grouping: priorities.indices) { priorities[$0] }.sorted { $0.key > $1.key }.map(\.value)
    knownGroups = groups
    return groups
  }
}

/// How the length of a stack is shared among its views.
private struct MainAxisShare {
  let axis: Axis
  let proposal: ProposedViewSize
  let subviews: LayoutSubviews

  private func answer(_ offset: Int, _ length: CGFloat) -> CGFloat {
    var asked = proposal
    asked[axis] = length
    return subviews[subviews.startIndex + offset].sizeThatFits(asked)[axis]
  }

  /// What each view is proposed of a length from which the spacing has been taken off.
  func lengths(in length: CGFloat, _ groups: [[Int]]) -> [CGFloat] {
    var lengths = Array(repeating: CGFloat.zero, count: subviews.count)
    let minima = groups.map { group in groups.count == 1 ? 0 : group.reduce(0) { $0 + answer($1, 0) } }
    var reserved = minima.reduce(0, +)
    var remaining = length
    for (group, minimum) in zip(groups, minima) {
      reserved -= minimum
      remaining -= reserved
      for (served, index) in leastFlexibleFirst(group).enumerated() {
        lengths[index] = max(0, remaining / CGFloat(group.count - served))
        remaining -= answer(index, lengths[index])
      }
      remaining += reserved
    }
    return lengths
  }

  private func leastFlexibleFirst(_ group: [Int]) -> [Int] {
    if group.count == 1 { return group }
    // Infinity minus infinity says nothing: such a view counts as wholly flexible.
    let flexibility = group.map { index in
      let range = answer(index, .infinity) - answer(index, 0)
      return range.isNaN ? .infinity : range
    }
    if zip(flexibility, flexibility.dropFirst()).allSatisfy({ $0 <= $1 }) { return group }
    return group.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }.map { group[$0] }
  }
}
