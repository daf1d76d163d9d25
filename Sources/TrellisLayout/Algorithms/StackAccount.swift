package import Foundation

/// A record of a stack's last layout, taken from its cache.
package struct StackAccount: Hashable, Sendable {
  /// The axis of the stack; nil if the layout sets none.
  package var axis: Axis?
  /// The size proposed to the stack.
  package var proposal: ProposedViewSize
  /// The spaces between adjacent views, in points: one fewer than there are views.
  package var gaps: [CGFloat]
  /// The views' offsets in order of service: by priority, highest first, then the least flexible first.
  ///
  /// nil if nothing was shared, because no length was proposed along the axis.
  package var rounds: [[Int]]?
  /// The smallest length of each round's views together, reserved during earlier rounds; 0 if there is only one round.
  package var reserved: [CGFloat]
  /// The length proposed to each view along the axis, in points; empty if it was the stack's own proposal.
  package var lengths: [CGFloat]
  /// The size that each view returned.
  package var answers: [CGSize]
}

extension StackCache {
  /// Returns a record of the last layout, or nil before the first one and after views were added.
  package func account(along axis: Axis?) -> StackAccount? {
    guard let proposal, isMeasured, !parts.isEmpty, unasked.isEmpty else { return nil }
    let queues = sharesLength ? knownQueues(across: axis.map { proposal[$0.other] }) : nil
    return StackAccount(
      axis: axis, proposal: proposal, gaps: parts.dropLast().map(\.gap),
      rounds: queues.map { $0.rounds(of: parts.count) }, reserved: queues?.all.map(\.minimum) ?? [],
      lengths: sharesLength ? parts.map(\.length) : [], answers: parts.map(\.size))
  }
}

extension ServiceQueues {
  /// Returns the views' offsets, by priority, of a stack of `count` views.
  fileprivate func rounds(of count: Int) -> [[Int]] {
    if offsets.isEmpty { return [Array(0..<count)] }
    return all.indices.map { Array(offsets[($0 == 0 ? 0 : all[$0 - 1].end)..<all[$0].end]) }
  }
}
