/// A rule that waits while what it reads is brought up to date: on the native stack, linked to the one that waits for it.
///
/// Its fields stand in another order than those of ``Tracking``: else the compiler reads two of them in one go that were
/// written in two shortly before, which is slow.
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

  /// What it tracked.
  fileprivate var tracking: Tracking {
    @inline(__always) get { Tracking(expected: expected, expectedEnd: expectedEnd, word: word) }
  }
}

extension GraphCore {
  /// Runs other rules in the midst of one, or of none, with which it goes on afterwards as `tracking` says; calls the
  /// second closure instead where little of the native stack is left.
  @inline(__always)
  func suspended(
    _ tracking: Tracking, _ body: () -> Void, onLowStack bodyOnLowStack: () -> Void
  ) {
    var rule = SuspendedRule(tracking, outer: storage.pointee.suspended)
    // Nothing that is written through the pointer can go past its end: a guard of the stack would be in vain.
    _withUnprotectedUnsafeMutablePointer(to: &rule) { rule in
      if UInt(bitPattern: rule) < storage.pointee.stackLimit { return bodyOnLowStack() }
      storage.pointee.suspended = rule
      body()
      storage.pointee.suspended = rule.pointee.outer
      storage.pointee.tracking = rule.pointee.tracking
    }
  }

  /// The same between updates, wherever the stack is.
  @inline(__always)
  func suspended(_ body: () -> Void) {
    suspended(storage.pointee.tracking, body, onLowStack: body)
  }

  /// The links have moved: pointers of rules that wait move with them.
  ///
  /// Each of these has links to make when it goes on, as a chain that is first read from its end has: room for them is made at
  /// once, so that the rules that wait aren't gone through again with each doubling. Amortized constant time for each link.
  @inline(never)
  func moveSuspended(from old: UnsafeMutablePointer<UInt32>) {
    let moved = links
    let count = relocateSuspended(by: moved - old)
    storage.pointee.links.reserve(4 * count)
    if links != moved { _ = relocateSuspended(by: links - moved) }
  }

  /// Answers how many rules wait.
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

  /// The nodes that are being brought up to date, outermost first.
  ///
  /// Those that are looked at stand on the stack of frames; rules that run are known to who suspended them, or are running
  /// now. A rule that runs because it was looked at is the last frame of those that were looked at for the same reader.
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
    // A node stands there once, as it is flagged meanwhile.
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
