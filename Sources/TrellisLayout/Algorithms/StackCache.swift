import Foundation

/// The measurements that a stack keeps while its views stay the same.
///
/// They are the spaces between its views, their order of service, the shares of the last proposed length, and the sizes that the
/// views returned for these shares.
public struct StackCache: Sendable {
  /// The size that a view returns for its share, and the position of its guide across the stack.
  struct Answer {
    var size: CGSize
    var guide: CGFloat
  }

  /// The spaces between views, in points; nil if unknown.
  private(set) var gaps: [CGFloat]?
  /// The sum of all gaps, in points.
  private(set) var space: CGFloat = 0
  /// The orders of service for the last two proposals across: a stack is measured with one and placed with another.
  private(set) var knownQueues: [ServiceQueues] = []
  /// The last proposal to the stack; nil before the first one.
  var proposal: ProposedViewSize?
  /// The length proposed to each view along the stack's axis; empty if it is the stack's own proposal.
  var lengths: [CGFloat] = []
  /// The views' sizes and guides for their proposals; empty before they are measured.
  var answers: [Answer] = []
  /// The offsets of new views, which must still be measured.
  private(set) var unasked: [Int] = []

  init() {}

  /// Finds the spaces between views, in points, if they are unknown.
  mutating func findGaps(_ subviews: LayoutSubviews, _ spacing: CGFloat?, _ axis: Axis) {
    if gaps != nil { return }
    let count = max(0, subviews.count - 1)
    if let spacing {
      gaps = Array(repeating: spacing, count: count)
    } else {
      let first = subviews.startIndex
      gaps = Array(unsafeUninitializedCapacity: count) { gaps, initialized in
        for offset in 0..<count {
          gaps.initializeElement(at: offset, to: subviews.distance(behind: first + offset, along: axis))
        }
        initialized = count
      }
    }
    space = gaps!.reduce(0, +)
  }

  /// Returns the order of service for a proposal across, and computes it if it isn't cached.
  mutating func queues(across: CGFloat?, _ find: () -> ServiceQueues) -> ServiceQueues {
    if let known = knownQueues.first(where: { $0.across == across }) { return known }
    let found = find()
    if knownQueues.count == 2 { knownQueues.removeFirst() }
    knownQueues.append(found)
    return found
  }

  /// Starts with a new proposal, for which all views must be measured.
  mutating func begin(_ proposal: ProposedViewSize) {
    self.proposal = proposal
    answers.removeAll(keepingCapacity: true)
    unasked.removeAll()
  }

  /// Records that all views have been measured.
  mutating func settle() { unasked.removeAll() }

  /// Whether each view's size is its size for the stack's own proposal, independently of the other views.
  ///
  /// This is the case if no length along the axis is shared.
  private var isByEachAlone: Bool { gaps != nil && lengths.isEmpty && !answers.isEmpty }

  /// Handles the replacement of views at some indices, and keeps the other views' sizes if possible.
  mutating func exchange(_ indices: [Int], _ subviews: LayoutSubviews, _ stack: StackAlgorithm) {
    guard isByEachAlone, answers.count == subviews.count else {
      self = StackCache()
      return
    }
    knownQueues = []
    unasked += indices
    for index in indices { findGaps(around: index..<index + 1, subviews, stack) }
    space = gaps!.reduce(0, +)
  }

  /// Handles the replacement of a range by `count` views, and keeps the other views' sizes if possible.
  mutating func replace(
    _ range: Range<Int>, by count: Int, _ subviews: LayoutSubviews, _ stack: StackAlgorithm
  ) {
    guard isByEachAlone, unasked.isEmpty, answers.count - range.count + count == subviews.count,
      subviews.count > 0
    else {
      self = StackCache()
      return
    }
    knownQueues = []
    answers.replaceSubrange(range, with: repeatElement(Answer(size: .zero, guide: 0), count: count))
    let new = range.lowerBound..<(range.lowerBound + count)
    unasked = Array(new)
    // Each view but the last has a gap after it. For the replacement, the last view has a gap, too.
    gaps!.append(0)
    gaps!.replaceSubrange(range, with: repeatElement(0, count: count))
    gaps!.removeLast()
    findGaps(around: new, subviews, stack)
    space = gaps!.reduce(0, +)
  }

  /// Finds the spaces after some views, and the space before the first of them.
  private mutating func findGaps(
    around range: Range<Int>, _ subviews: LayoutSubviews, _ stack: StackAlgorithm
  ) {
    let first = subviews.startIndex
    for offset in (range.lowerBound - 1)..<range.upperBound where gaps!.indices.contains(offset) {
      gaps![offset] = stack.spacing ?? subviews.distance(behind: first + offset, along: stack.axis)
    }
  }
}
