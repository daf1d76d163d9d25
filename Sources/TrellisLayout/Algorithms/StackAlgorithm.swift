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

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let proposals = proposals(for: subviews, proposal.usable)
    var main = gaps(subviews).reduce(0, +)
    var across = GuideSpan()
    for (subview, proposal) in zip(subviews, proposals) {
      let dimensions = subview.dimensions(in: proposal)
      main += dimensions.size[axis]
      across.include(guide: dimensions[guide], length: dimensions.size[axis.other])
    }
    var size = CGSize.zero
    size[axis] = max(0, main)
    size[axis.other] = across.length
    return size
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    var proposal = proposal.usable
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    let proposals = proposals(for: subviews, proposal)
    let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    var across = GuideSpan()
    for each in dimensions { across.include(guide: each[guide], length: each.size[axis.other]) }
    let gaps = gaps(subviews)
    var position = bounds.origin[axis]
    for (offset, subview) in subviews.enumerated() {
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = bounds.origin[axis.other] + across.origin(guide: dimensions[offset][guide])
      subview.place(at: origin, proposal: proposals[offset])
      position += dimensions[offset].size[axis] + (offset < gaps.count ? gaps[offset] : 0)
    }
  }

  /// The space behind each view but the last.
  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing, count: Swift.max(0, subviews.count - 1)) }
    return zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) }
  }

  /// What each view is proposed.
  private func proposals(for subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> [ProposedViewSize] {
    var proposals = Array(repeating: proposal, count: subviews.count)
    guard let main = proposal[axis], main.isFinite, !subviews.isEmpty else { return proposals }
    var share = MainAxisShare(axis: axis, proposal: proposal, subviews: Array(subviews))
    for (index, length) in share.lengths(in: main - gaps(subviews).reduce(0, +)).enumerated() {
      proposals[index][axis] = length
    }
    return proposals
  }
}

/// How the length of a stack is shared among its views.
private struct MainAxisShare {
  let axis: Axis
  let proposal: ProposedViewSize
  let subviews: [LayoutSubview]

  private func answer(_ index: Int, _ length: CGFloat) -> CGFloat {
    var asked = proposal
    asked[axis] = length
    return subviews[index].sizeThatFits(asked)[axis]
  }

  /// What each view is proposed of a length from which the spacing has been taken off.
  mutating func lengths(in length: CGFloat) -> [CGFloat] {
    var lengths = Array(repeating: CGFloat.zero, count: subviews.count)
    let groups = groups()
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

  /// The views of each priority, highest first.
  private func groups() -> [[Int]] {
    let priorities = subviews.map { $0.priority.isNaN ? 0 : $0.priority }
    if Set(priorities).count <= 1 { return [Array(subviews.indices)] }
    return Dictionary(grouping: subviews.indices) { priorities[$0] }.sorted { $0.key > $1.key }.map(\.value)
  }

  private func leastFlexibleFirst(_ group: [Int]) -> [Int] {
    if group.count == 1 { return group }
    // Infinity minus infinity says nothing: such a view counts as wholly flexible.
    let flexibility = group.map { index in
      let range = answer(index, .infinity) - answer(index, 0)
      return range.isNaN ? .infinity : range
    }
    return group.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }.map { group[$0] }
  }
}
