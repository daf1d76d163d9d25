package import Foundation

/// How a stack came to where its views stand: what its cache remembers of the last time that it was asked.
package struct StackAccount: Sendable {
  /// The axis along which its views stand; nil where the layout doesn't say.
  package var axis: Axis?
  /// What was proposed to the stack.
  package var proposal: ProposedViewSize
  /// The spaces between views, in points: one less than there are views.
  package var gaps: [CGFloat]
  /// The views' offsets in the order in which they were served: those of each priority, highest first, the least flexible first; nil
  /// where nothing was shared, because no length was proposed along the axis.
  package var rounds: [[Int]]?
  /// What the views of each round take at least, together, which was kept back from the rounds before it; 0 where there is but one.
  package var reserved: [CGFloat]
  /// What each view was proposed along the axis, in points; empty where that was the stack's own proposal.
  package var lengths: [CGFloat]
  /// What each view answered.
  package var answers: [CGSize]
}

extension StackCache {
  /// What is remembered of the last time that the stack was asked; nil before it was, and where views have come since.
  package func account(along axis: Axis?) -> StackAccount? {
    guard let proposal, let gaps, !answers.isEmpty, unasked.isEmpty else { return nil }
    let across = axis.map { proposal[$0.other] }
    let queues = lengths.isEmpty ? nil : knownQueues.last { across == nil || $0.across == across! }
    return StackAccount(
      axis: axis, proposal: proposal, gaps: gaps,
      rounds: queues.map { $0.offsets ?? [Array(answers.indices)] }, reserved: queues?.minima ?? [],
      lengths: lengths, answers: answers.map(\.size))
  }
}
