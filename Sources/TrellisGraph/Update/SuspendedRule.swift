/// A rule that waits for the update of a node that it reads; stored on the native stack and linked to the next waiting rule.
///
/// The order of its fields differs from that of ``Tracking``. Otherwise the compiler would read two fields at once shortly after
/// they were written separately, which is slow.
struct SuspendedRule {
  fileprivate var expected: UnsafeMutablePointer<UInt32>
  fileprivate let outer: UnsafeMutablePointer<SuspendedRule>?
  fileprivate var expectedEnd: UnsafeMutablePointer<UInt32>
  fileprivate let word: UInt64

  @inline(__always)
  fileprivate init(_ tracking: Tracking, outer: UnsafeMutablePointer<SuspendedRule>?) {
    expected = tracking.expected
    expectedEnd = tracking.expectedEnd
    word = tracking.word
    self.outer = outer
  }

  fileprivate mutating func relocate(_ distance: Int) {
    expected += distance
    expectedEnd += distance
  }

  /// The tracking state of the rule.
  fileprivate var tracking: Tracking {
    @inline(__always) get { Tracking(expected: expected, expectedEnd: expectedEnd, word: word) }
  }
}

extension GraphCore {
  /// Runs a closure that updates other nodes while the current rule, if any, waits; afterwards restores `tracking`.
  ///
  /// Calls the second closure instead if little of the native stack is left.
  @inline(__always)
  func suspended(
    _ tracking: Tracking, _ body: () -> Void, onLowStack bodyOnLowStack: () -> Void
  ) {
    var rule = SuspendedRule(tracking, outer: storage.pointee.suspended)
    // All writes through the pointer are in bounds, so a stack guard would be useless.
    _withUnprotectedUnsafeMutablePointer(to: &rule) { rule in
      if UInt(bitPattern: rule) < storage.pointee.stackLimit { return bodyOnLowStack() }
      storage.pointee.suspended = rule
      body()
      storage.pointee.suspended = rule.pointee.outer
      storage.pointee.tracking = rule.pointee.tracking
    }
  }

  /// Runs a closure that updates other nodes while no rule is running, without checking the stack: the update's beginning has checked it.
  @inline(__always)
  func suspended(_ body: () -> Void) {
    suspended(storage.pointee.tracking, body, onLowStack: body)
  }

  /// Adjusts the pointers of waiting rules after the links have moved.
  ///
  /// Each of these rules may have links to add when it continues, as in a chain first read from its end. So capacity is reserved
  /// at once, to avoid visiting the waiting rules again at each doubling. Amortized constant time per link.
  @inline(never)
  func moveSuspended(from old: UnsafeMutablePointer<UInt32>) {
    let moved = links
    let count = relocateSuspended(by: moved - old)
    storage.pointee.links.reserve(4 * count)
    if links != moved { _ = relocateSuspended(by: links - moved) }
  }

  /// Moves the pointers of waiting rules; returns the number of these rules.
  private func relocateSuspended(by distance: Int) -> Int {
    var count = 0
    var next = storage.pointee.suspended
    while let rule = next {
      rule.pointee.relocate(distance)
      count += 1
      next = rule.pointee.outer
    }
    return count
  }

  /// The nodes that are being updated, outermost first.
  ///
  /// Nodes being checked are on the stack of frames. Rules that run are suspended or current. A rule that runs because of a check
  /// is the last frame of those checked for the same reader.
  var updatingNodes: [UInt32] {
    var rules: [UInt32] = []
    var next = storage.pointee.suspended
    while let rule = next {
      rules.append(rule.pointee.tracking.running)
      next = rule.pointee.outer
    }
    rules.reverse()
    let running = storage.pointee.tracking.running
    rules.append(running == none ? storage.pointee.closing.running : running)
    let looked = (0..<storage.pointee.frames.count).map { frames[$0].node }
    // Each node appears once on the stack, because it is flagged while it is there.
    let places = Dictionary(zip(looked, looked.indices), uniquingKeysWith: { $1 })
    var nodes: [UInt32] = []
    var frame = 0
    for rule in rules where rule != none && flags[Int(rule)].contains(.isUpdating) {
      if let last = places[rule], last >= frame {
        nodes += looked[frame...last]
        frame = last + 1
      } else {
        nodes.append(rule)
      }
    }
    return nodes + looked[frame...]
  }
}
