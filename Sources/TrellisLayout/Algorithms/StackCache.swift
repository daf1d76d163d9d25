import Foundation

/// The measurements that a stack keeps while its views stay the same.
///
/// They are the spaces between its views, their order of service, the shares of the last proposed length, and the sizes that the
/// views returned for these shares.
public struct StackCache: Sendable {
  /// The measurements of a view: one array for a stack, because most stacks have a few views.
  struct Part {
    /// The space between the view and the next one, in points; 0 for the last view.
    var gap: CGFloat = 0
    /// The length proposed to the view along the stack's axis, if ``StackCache/sharesLength``.
    var length: CGFloat = 0
    /// The size that the view returned for its share.
    var size = CGSize.zero
    /// The position of the view's guide across the stack.
    var guide: CGFloat = 0
  }

  /// The measurements, one per view; empty before the spaces between views are known.
  var parts: [Part] = []
  /// Whether the spaces between views are known.
  private(set) var hasGaps = false
  /// The sum of all gaps, in points.
  private(set) var space: CGFloat = 0
  /// The orders of service for the last two proposals across: a stack is measured with one and placed with another.
  private var older: ServiceQueues?
  private var newer: ServiceQueues?
  /// The last proposal to the stack; nil before the first one.
  var proposal: ProposedViewSize?
  /// Whether the proposed length is shared among the views; otherwise each view gets the stack's own proposal.
  var sharesLength = false
  /// Whether the views' sizes and guides are known, except those of ``unasked``.
  private(set) var isMeasured = false
  /// The offsets of new views, which must still be measured.
  private(set) var unasked: [Int] = []

  init() {}

  /// Finds the spaces between views, in points, if they are unknown.
  mutating func findGaps(_ subviews: LayoutSubviews, _ spacing: CGFloat?, _ axis: Axis) {
    if hasGaps { return }
    hasGaps = true
    var part = Part()
    part.gap = spacing ?? 0
    parts = Array(repeating: part, count: subviews.count)
    if parts.isEmpty { return }
    parts[parts.count - 1].gap = 0
    if spacing == nil, parts.count > 1 {
      let first = subviews.startIndex
      var before = subviews.item(at: first).spacing
      for offset in 1..<parts.count {
        let here = subviews.item(at: first + offset).spacing
        parts[offset - 1].gap = before.distance(to: here, along: axis)
        before = here
      }
    }
    sumGaps()
  }

  private mutating func sumGaps() {
    space = 0
    for part in parts { space += part.gap }
  }

  /// Returns the order of service for a proposal across, and computes it if it isn't cached.
  mutating func queues(across: CGFloat?, _ find: () -> ServiceQueues) -> ServiceQueues {
    if let newer, newer.across == across { return newer }
    if let older, older.across == across { return older }
    let found = find()
    (older, newer) = (newer, found)
    return found
  }

  /// The latest order of service, for a proposal across if one is given; nil if it isn't cached.
  func knownQueues(across: CGFloat??) -> ServiceQueues? {
    guard let across else { return newer }
    return newer?.across == across ? newer : older?.across == across ? older : nil
  }

  /// Starts with a new proposal, for which all views must be measured.
  mutating func begin(_ proposal: ProposedViewSize) {
    self.proposal = proposal
    isMeasured = false
    unasked.removeAll()
  }

  /// Records that all views have been measured.
  mutating func settle() {
    isMeasured = true
    unasked.removeAll()
  }

  /// Whether each view's size is its size for the stack's own proposal, independently of the other views.
  ///
  /// This is the case if no length along the axis is shared.
  private var isByEachAlone: Bool { hasGaps && !sharesLength && isMeasured && !parts.isEmpty }

  /// Handles the replacement of views at some indices, and keeps the other views' sizes if possible.
  mutating func exchange(_ indices: [Int], _ subviews: LayoutSubviews, _ stack: StackAlgorithm) {
    guard isByEachAlone, parts.count == subviews.count else {
      self = StackCache()
      return
    }
    (older, newer) = (nil, nil)
    unasked += indices
    for index in indices { findGaps(around: index..<index + 1, subviews, stack) }
    sumGaps()
  }

  /// Handles the replacement of a range by `count` views, and keeps the other views' sizes if possible.
  mutating func replace(
    _ range: Range<Int>, by count: Int, _ subviews: LayoutSubviews, _ stack: StackAlgorithm
  ) {
    guard isByEachAlone, unasked.isEmpty, parts.count - range.count + count == subviews.count,
      subviews.count > 0
    else {
      self = StackCache()
      return
    }
    (older, newer) = (nil, nil)
    parts.replaceSubrange(range, with: repeatElement(Part(), count: count))
    let new = range.lowerBound..<(range.lowerBound + count)
    unasked = Array(new)
    parts[parts.count - 1].gap = 0
    findGaps(around: new, subviews, stack)
    sumGaps()
  }

  /// Finds the spaces after some views, and the space before the first of them.
  private mutating func findGaps(
    around range: Range<Int>, _ subviews: LayoutSubviews, _ stack: StackAlgorithm
  ) {
    let first = subviews.startIndex
    for offset in max(range.lowerBound - 1, 0)..<min(range.upperBound, parts.count - 1) {
      parts[offset].gap = stack.spacing ?? subviews.distance(behind: first + offset, along: stack.axis)
    }
  }
}
