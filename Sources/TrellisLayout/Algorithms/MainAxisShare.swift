import Foundation

/// The division of a stack's length among its views.
struct MainAxisShare {
  let axis: Axis
  let proposal: ProposedViewSize
  let subviews: LayoutSubviews

  private func answer(_ offset: Int, _ length: CGFloat) -> CGFloat {
    var asked = proposal
    asked[axis] = length
    return subviews.item(at: subviews.startIndex + offset).sizeThatFits(asked.usable)[axis]
  }

  /// Replaces the array's elements by the length that is proposed to each view.
  ///
  /// `length` is the stack's length without the spacing.
  func find(_ lengths: inout [CGFloat], in length: CGFloat, _ queues: ServiceQueues) {
    let count = subviews.count
    if lengths.count != count { lengths = Array(repeating: 0, count: count) }
    lengths.withUnsafeMutableBufferPointer { lengths in
      guard let offsets = queues.offsets else {
        _ = serve(0..<count, length, lengths)
        return
      }
      var reserved = queues.minima.reduce(0, +)
      var remaining = length
      for (queue, minimum) in zip(offsets, queues.minima) {
        reserved -= minimum
        remaining -= reserved
        remaining = serve(queue, remaining, lengths)
        remaining += reserved
      }
    }
  }

  /// Shares a length among views of one priority, the least flexible first, and returns what is left.
  private func serve(
    _ queue: some RandomAccessCollection<Int>, _ length: CGFloat,
    _ lengths: UnsafeMutableBufferPointer<CGFloat>
  ) -> CGFloat {
    var remaining = length
    var left = queue.count
    for offset in queue {
      lengths[offset] = max(0, remaining / CGFloat(left))
      remaining -= answer(offset, lengths[offset])
      left -= 1
    }
    return remaining
  }

  /// Returns the views in their order of service, for the proposal across the axis.
  func queues(_ order: ServiceOrder) -> ServiceQueues {
    let across = proposal[axis.other]
    switch order {
    case .alike:
      let queue = queue(0..<subviews.count)
      return ServiceQueues(across: across, offsets: queue.map { [$0] }, minima: queue.map { _ in [0] } ?? [])
    case .byPriority(let groups):
      return ServiceQueues(
        across: across, offsets: groups.map { queue($0) ?? $0 },
        minima: groups.map { group in group.reduce(0) { $0 + answer($1, 0) } })
    }
  }

  /// Returns views of one priority, the least flexible first, or nil if they are in this order already.
  ///
  /// Equally flexible views keep their own order.
  private func queue(_ group: some RandomAccessCollection<Int>) -> [Int]? {
    if group.count < 2 { return nil }
    return withUnsafeTemporaryAllocation(of: Candidate.self, capacity: group.count) { candidates in
      var isInOrder = true
      for (index, offset) in group.enumerated() {
        let candidate = Candidate(flexibility: flexibility(offset), offset: offset)
        if index > 0, candidates[index - 1].flexibility > candidate.flexibility { isInOrder = false }
        candidates.initializeElement(at: index, to: candidate)
      }
      if isInOrder { return nil }
      var sorted = candidates
      sorted.sort { ($0.flexibility, $0.offset) < ($1.flexibility, $1.offset) }
      return sorted.map(\.offset)
    }
  }

  /// A view waiting to be served.
  private struct Candidate {
    let flexibility: CGFloat
    let offset: Int
  }

  /// Returns the range of a view's length; an undefined one (infinity minus infinity) counts as infinite.
  private func flexibility(_ offset: Int) -> CGFloat {
    let range = answer(offset, .infinity) - answer(offset, 0)
    return range.isNaN ? .infinity : range
  }
}

/// The order in which views are served when a length is shared.
///
/// It depends on the lengths that views return for proposals of 0 and infinity, so it is the same for all lengths.
struct ServiceQueues: Sendable {
  /// The length proposed across the axis; nil if none is proposed.
  let across: CGFloat?
  /// The views' offsets in order of service: by priority, highest first, then the least flexible first.
  ///
  /// nil if all views have the same priority and are served in their own order.
  let offsets: [[Int]]?
  /// The smallest length of each priority's views together; 0 if there is only one priority.
  let minima: [CGFloat]
}
