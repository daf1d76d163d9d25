import Foundation

/// What a stack knows of its views as long as they are the same: the spaces between them, their order of service, the shares of
/// the last length that was proposed, and what the views answered to those.
public struct StackCache: Sendable {
  /// What a view answered to its share: its length along the stack, its length across, and where its guide is across.
  struct Answer {
    var size: CGSize
    var guide: CGFloat
  }

  /// The spaces between views, in points; nil where they aren't known.
  private(set) var gaps: [CGFloat]?
  /// All gaps together, in points.
  private(set) var space: CGFloat = 0
  /// Who is served when, for the last two proposals across: a stack is measured by one and placed by another.
  private(set) var knownQueues: [ServiceQueues] = []
  /// What was proposed to the stack last; nil before anything was.
  var proposal: ProposedViewSize?
  /// What each view is proposed of that along the stack's axis; empty where that is the stack's own proposal.
  var lengths: [CGFloat] = []
  /// What the views answered to it; empty before they were asked.
  var answers: [Answer] = []
  /// The views that have come since, and have to be asked.
  private(set) var unasked: [Int] = []

  init() {}

  /// The spaces between views, in points; found out where they aren't known.
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

  /// Who is served when, where so much is proposed across; found out where it isn't known.
  mutating func queues(across: CGFloat?, _ find: () -> ServiceQueues) -> ServiceQueues {
    if let known = knownQueues.first(where: { $0.across == across }) { return known }
    let found = find()
    if knownQueues.count == 2 { knownQueues.removeFirst() }
    knownQueues.append(found)
    return found
  }

  /// Another proposal: all are asked anew.
  mutating func begin(_ proposal: ProposedViewSize) {
    self.proposal = proposal
    answers.removeAll(keepingCapacity: true)
    unasked.removeAll()
  }

  /// All views have been asked.
  mutating func settle() { unasked.removeAll() }

  /// Whether what each view answered is its answer to the stack's own proposal, whatever the others are: so it is where no space
  /// along the axis is shared.
  private var isByEachAlone: Bool { gaps != nil && lengths.isEmpty && !answers.isEmpty }

  /// Other views stand in the places of some; what the rest answered counts, where it can.
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

  /// So many views stand in the place of some; what the rest answered counts, where it can.
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
    // A gap stands behind each view but the last: behind the last of all there is one for a moment.
    gaps!.append(0)
    gaps!.replaceSubrange(range, with: repeatElement(0, count: count))
    gaps!.removeLast()
    findGaps(around: new, subviews, stack)
    space = gaps!.reduce(0, +)
  }

  /// Finds the spaces behind some views, and before the first of them.
  private mutating func findGaps(
    around range: Range<Int>, _ subviews: LayoutSubviews, _ stack: StackAlgorithm
  ) {
    let first = subviews.startIndex
    for offset in (range.lowerBound - 1)..<range.upperBound where gaps!.indices.contains(offset) {
      gaps![offset] = stack.spacing ?? subviews.distance(behind: first + offset, along: stack.axis)
    }
  }
}

/// In which order a stack serves its views: by priority, highest first.
enum ServiceOrder: Sendable {
  /// All have the same.
  case alike
  /// The views of each priority, by their offsets, highest first.
  case byPriority([[Int]])

  init(of subviews: LayoutSubviews) {
    func priority(_ offset: Int) -> Double {
      let priority = subviews.item(at: subviews.startIndex + offset).priority
      return priority.isNaN ? 0 : priority
    }
    let count = subviews.count
    self = .alike
    guard count > 1 else { return }
    let first = priority(0)
    guard let other = (1..<count).first(where: { priority($0) != first }) else { return }
    var groups: [(priority: Double, offsets: [Int])] = [(first, Array(0..<other))]
    for offset in other..<count {
      let priority = priority(offset)
      if let index = groups.firstIndex(where: { $0.priority == priority }) {
        groups[index].offsets.append(offset)
      } else {
        groups.insert((priority, [offset]), at: groups.firstIndex { $0.priority < priority } ?? groups.count)
      }
    }
    self = .byPriority(groups.map(\.offsets))
  }
}
