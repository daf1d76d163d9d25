import Foundation

/// How the length of a stack is shared among its views.
struct MainAxisShare {
  let axis: Axis
  let proposal: ProposedViewSize
  let subviews: LayoutSubviews

  private func answer(_ offset: Int, _ length: CGFloat) -> CGFloat {
    var asked = proposal
    asked[axis] = length
    return subviews.item(at: subviews.startIndex + offset).sizeThatFits(asked.usable)[axis]
  }

  /// What each view is proposed of a length from which the spacing has been taken off, in place of what the array holds.
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

  /// Shares a length among views of one priority, the least flexible first, and answers what is left.
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

  /// Who is served when, where so much is proposed across the axis.
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

  /// Views of one priority, the least flexible first, in their own order where they are equally so; nil where that is how they
  /// stand.
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

  /// A view that waits to be served.
  private struct Candidate {
    let flexibility: CGFloat
    let offset: Int
  }

  /// Infinity minus infinity says nothing: such a view counts as wholly flexible.
  private func flexibility(_ offset: Int) -> CGFloat {
    let range = answer(offset, .infinity) - answer(offset, 0)
    return range.isNaN ? .infinity : range
  }
}

/// Who is served when a length is shared: found by what views answer to no room and to any, and so the same for all lengths.
struct ServiceQueues: Sendable {
  /// What is proposed across the axis.
  let across: CGFloat?
  /// The views' offsets in the order in which they are served: those of each priority, highest first, the least flexible first;
  /// nil where all have one priority and are served as they stand.
  let offsets: [[Int]]?
  /// What the views of each priority take at least, together; 0 where there is but one.
  let minima: [CGFloat]
}
