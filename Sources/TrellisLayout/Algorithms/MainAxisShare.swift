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
  func find(_ lengths: inout [CGFloat], in length: CGFloat, _ order: ServiceOrder) {
    let count = subviews.count
    if lengths.count != count { lengths = Array(repeating: 0, count: count) }
    lengths.withUnsafeMutableBufferPointer { lengths in
      switch order {
      case .alike:
        _ = serve(0..<count, length, lengths)
      case .byPriority(let groups):
        let minima = groups.map { group in group.reduce(0) { $0 + answer($1, 0) } }
        var reserved = minima.reduce(0, +)
        var remaining = length
        for (group, minimum) in zip(groups, minima) {
          reserved -= minimum
          remaining -= reserved
          remaining = serve(group, remaining, lengths)
          remaining += reserved
        }
      }
    }
  }

  /// Shares a length among views of one priority, the least flexible first, and answers what is left.
  private func serve(
    _ group: some RandomAccessCollection<Int>, _ length: CGFloat,
    _ lengths: UnsafeMutableBufferPointer<CGFloat>
  ) -> CGFloat {
    var remaining = length
    var left = group.count
    func serve(_ offset: Int) {
      lengths[offset] = max(0, remaining / CGFloat(left))
      remaining -= answer(offset, lengths[offset])
      left -= 1
    }
    guard left > 1 else {
      group.first.map(serve)
      return remaining
    }
    withUnsafeTemporaryAllocation(of: Candidate.self, capacity: left) { candidates in
      var isSorted = true
      for (index, offset) in group.enumerated() {
        let candidate = Candidate(flexibility: flexibility(offset), offset: offset)
        if index > 0, candidates[index - 1].flexibility > candidate.flexibility { isSorted = false }
        candidates.initializeElement(at: index, to: candidate)
      }
      var sorted = candidates
      if !isSorted { sorted.sort { ($0.flexibility, $0.offset) < ($1.flexibility, $1.offset) } }
      for candidate in sorted { serve(candidate.offset) }
    }
    return remaining
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
