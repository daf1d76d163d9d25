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

  /// Sets the length that is proposed to each view.
  ///
  /// `length` is the stack's length without the spacing.
  func find(_ parts: inout [StackCache.Part], in length: CGFloat, _ queues: ServiceQueues) {
    parts.withUnsafeMutableBufferPointer { parts in
      guard !queues.offsets.isEmpty else {
        _ = serve(0..<parts.count, length, parts)
        return
      }
      var reserved = queues.all.reduce(0) { $0 + $1.minimum }
      var remaining = length
      var start = 0
      for queue in queues.all {
        reserved -= queue.minimum
        remaining -= reserved
        remaining = serve(queues.offsets[start..<queue.end], remaining, parts)
        remaining += reserved
        start = queue.end
      }
    }
  }

  /// Shares a length among views of one priority, the least flexible first, and returns what is left.
  private func serve(
    _ queue: some RandomAccessCollection<Int>, _ length: CGFloat,
    _ parts: UnsafeMutableBufferPointer<StackCache.Part>
  ) -> CGFloat {
    var remaining = length
    var left = queue.count
    for offset in queue {
      parts[offset].length = max(0, remaining / CGFloat(left))
      remaining -= answer(offset, parts[offset].length)
      left -= 1
    }
    return remaining
  }

  /// Returns the views in their order of service, for the proposal across the axis.
  ///
  /// Equally flexible views of one priority keep their own order.
  func queues() -> ServiceQueues {
    let (across, count) = (proposal[axis.other], subviews.count)
    return withUnsafeTemporaryAllocation(of: Candidate.self, capacity: count) { candidates in
      var candidates = candidates
      var (isAlike, isInOrder) = (true, true)
      for offset in 0..<count {
        let candidate = Candidate(priority: priority(offset), offset: offset)
        if offset > 0, candidates[offset - 1].priority != candidate.priority { isAlike = false }
        if offset > 0, candidates[offset - 1].priority < candidate.priority { isInOrder = false }
        candidates.initializeElement(at: offset, to: candidate)
      }
      if !isInOrder { candidates.sort { ($1.priority, $0.offset) < ($0.priority, $1.offset) } }
      var all: [ServiceQueues.Queue] = []
      forEachPriority(candidates) { range in
        for index in range where range.count > 1 {
          candidates[index].flexibility = flexibility(candidates[index].offset)
        }
      }
      if !isAlike {
        forEachPriority(candidates) { range in
          let minimum = range.reduce(0) { $0 + answer(candidates[$1].offset, 0) }
          all.append(ServiceQueues.Queue(end: range.upperBound, minimum: minimum))
        }
      }
      forEachPriority(candidates) { range in
        let isSorted = range.dropFirst().allSatisfy {
          candidates[$0 - 1].flexibility <= candidates[$0].flexibility
        }
        if isSorted { return }
        isInOrder = false
        candidates[range].sort { ($0.flexibility, $0.offset) < ($1.flexibility, $1.offset) }
      }
      if isAlike, isInOrder { return ServiceQueues(across: across, offsets: [], all: []) }
      if isAlike { all = [ServiceQueues.Queue(end: count, minimum: 0)] }
      return ServiceQueues(across: across, offsets: candidates.map(\.offset), all: all)
    }
  }

  /// Calls a closure with the range of each priority's candidates, which are sorted by priority.
  private func forEachPriority(
    _ candidates: UnsafeMutableBufferPointer<Candidate>, _ body: (Range<Int>) -> Void
  ) {
    var start = 0
    for index in candidates.indices
    where index + 1 == candidates.count || candidates[index + 1].priority != candidates[start].priority {
      body(start..<(index + 1))
      start = index + 1
    }
  }

  /// Returns a view's priority; NaN counts as 0.
  private func priority(_ offset: Int) -> Double {
    let priority = subviews.item(at: subviews.startIndex + offset).priority
    return priority.isNaN ? 0 : priority
  }

  /// A view waiting to be served.
  private struct Candidate {
    let priority: Double
    let offset: Int
    var flexibility: CGFloat = 0
  }

  /// Returns the range of a view's length; an undefined one (infinity minus infinity) counts as infinite.
  private func flexibility(_ offset: Int) -> CGFloat {
    let range = answer(offset, .infinity) - answer(offset, 0)
    return range.isNaN ? .infinity : range
  }
}

/// The order in which views are served when a length is shared: by priority, highest first, then the least flexible first.
///
/// It depends on the lengths that views return for proposals of 0 and infinity, so it is the same for all lengths.
struct ServiceQueues: Sendable {
  /// The views of one priority, which follow those of the queue before.
  struct Queue: Sendable {
    /// The end of the views in ``ServiceQueues/offsets``.
    let end: Int
    /// The smallest length of the views together; 0 if there is only one priority.
    let minimum: CGFloat
  }

  /// The length proposed across the axis; nil if none is proposed.
  let across: CGFloat?
  /// The views' offsets in order of service; empty if all views have the same priority and are served in their own order.
  let offsets: [Int]
  /// The queues, one for each priority; empty if ``offsets`` is.
  let all: [Queue]
}
