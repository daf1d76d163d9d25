/// The rule that is running, and what it has read.
///
/// While a rule reads what it read last time, in the same order, reading is one comparison: the pointer stands at the
/// in-edge that is expected next. The first read of anything else begins a ``Divergence``.
@usableFromInline struct Tracking: BitwiseCopyable {
  /// The in-edge that is expected to be read next; while no rule runs, the same as `expectedEnd`.
  @usableFromInline var expected: UnsafeMutablePointer<UInt32>
  /// The end of what is expected; once another node was read, `expected` itself, so that nothing matches.
  @usableFromInline var expectedEnd: UnsafeMutablePointer<UInt32>
  /// `running` and `divergence`: one word, written and read as such, since reading in one go what was written in two is
  /// slow.
  ///
  /// The divergence counts from one here, so that none is zero.
  private(set) var word = UInt64(none)

  /// No rule runs.
  init(expected: UnsafeMutablePointer<UInt32>) {
    self.expected = expected
    expectedEnd = expected
  }

  @inline(__always)
  init(expected: UnsafeMutablePointer<UInt32>, expectedEnd: UnsafeMutablePointer<UInt32>, word: UInt64) {
    self.expected = expected
    self.expectedEnd = expectedEnd
    self.word = word
  }

  /// A node's rule begins to run, and is expected to read what it read last time.
  @inline(__always)
  init(running node: UInt32, expected: UnsafeMutablePointer<UInt32>, end: UnsafeMutablePointer<UInt32>) {
    self.expected = expected
    expectedEnd = end
    word = UInt64(node)
  }

  /// The node whose rule runs; `none` while none does.
  var running: UInt32 {
    get { UInt32(truncatingIfNeeded: word) }
    set { word = (word & ~0xffff_ffff) | UInt64(newValue) }
  }

  /// Where this run's divergence stands among all; `none` where it has read just what was expected.
  var divergence: UInt32 {
    get { UInt32(truncatingIfNeeded: word >> 32) &- 1 }
    set { word = (word & 0xffff_ffff) | (UInt64(newValue &+ 1) << 32) }
  }
}

/// What a run has read that wasn't expected.
///
/// It is collected in `reads`, until ``GraphCore/settleInputs(of:)`` changes the edges once, at the rule's end.
struct Divergence: BitwiseCopyable {
  /// How many in-edges were met again before the first new one; `none` while all reads were repeated ones.
  var kept = none
  /// Where this run's part of `reads` begins.
  var readsStart: Int
  /// This run's number among the stamps; 0 where it has needed none.
  var serial: UInt64 = 0
  /// How many of the in-edges that were met again have been stamped.
  var stamped = 0
}

/// Who read a node last, for runs that read so much that looking through their reads would be slow.
///
/// The array is made when the first such run needs it.
struct ReadStamps {
  private var stamps = Buffer<UInt64>()
  private var lastSerial: UInt64 = 0
  /// The first serial that a rule which still runs has; runs inside one another have ascending ones.
  private var outermost: UInt64 = 0
  /// Stamps of a run outside this one, to be put back when this one ends.
  private var displaced = Buffer<Displaced>()

  private struct Displaced: BitwiseCopyable {
    var node: UInt32
    var stamp: UInt64
    var by: UInt64
  }

  /// A number for a run that begins to stamp what it reads.
  mutating func begin() -> UInt64 {
    lastSerial += 1
    if outermost == 0 { outermost = lastSerial }
    return lastSerial
  }

  /// Whether the run has stamped the node.
  func contains(_ node: UInt32, _ serial: UInt64) -> Bool {
    Int(node) < stamps.count && stamps.base[Int(node)] == serial
  }

  mutating func insert(_ node: UInt32, _ serial: UInt64) {
    let old = stamps.count
    if old <= Int(node) {
      stamps.extend(by: Int(node) + 1 - old)
      (stamps.base + old).initialize(repeating: 0, count: Int(node) + 1 - old)
    }
    let stamp = stamps.base[Int(node)]
    if stamp >= outermost && stamp != serial {
      displaced.append(Displaced(node: node, stamp: stamp, by: serial))
    }
    stamps.base[Int(node)] = serial
  }

  /// Ends a run that stamped: the stamps of those outside it are put back.
  mutating func end(_ serial: UInt64) {
    while displaced.count > 0, displaced.base[displaced.count - 1].by == serial {
      let last = displaced.pop()
      stamps.base[Int(last.node)] = last.stamp
    }
    if outermost == serial { outermost = 0 }
  }

  func deallocate() {
    stamps.deallocate()
    displaced.deallocate()
  }
}

extension GraphCore {
  /// So many reads are looked through one by one.
  private static var fewReads: Int { 16 }

  /// Notes that the running rule read a node.
  @inline(__always)
  func noteRead(of node: UInt32) {
    let expected = storage.pointee.tracking.expected
    if expected != storage.pointee.tracking.expectedEnd, expected.pointee == node {
      storage.pointee.tracking.expected = expected + 1
    } else {
      recordRead(of: node)
    }
  }

  /// Notes that the running rule read a node that isn't the one that was expected.
  ///
  /// Amortized constant time.
  func recordRead(of node: UInt32) {
    checkReader(of: node)
    if flags[Int(node)].contains(.isConstant) { return }
    let divergence = presentDivergence()
    if wasRead(node, divergence) { return }
    if divergence.pointee.kept == none {
      divergence.pointee.kept = UInt32(metCount(divergence))
      storage.pointee.tracking.expectedEnd = storage.pointee.tracking.expected
    }
    storage.pointee.reads.append(node)
    if divergence.pointee.serial != 0 { storage.pointee.stamps.insert(node, divergence.pointee.serial) }
  }

  private func presentDivergence() -> UnsafeMutablePointer<Divergence> {
    if storage.pointee.tracking.divergence == none {
      storage.pointee.tracking.divergence = UInt32(storage.pointee.divergences.count)
      storage.pointee.divergences.append(Divergence(readsStart: storage.pointee.reads.count))
    }
    return storage.pointee.divergences.base + Int(storage.pointee.tracking.divergence)
  }

  /// How many in-edges of the running rule were met again.
  private func metCount(_ divergence: UnsafeMutablePointer<Divergence>) -> Int {
    if divergence.pointee.kept != none { return Int(divergence.pointee.kept) }
    let start = Int(inputs[Int(storage.pointee.tracking.running)].start)
    return storage.pointee.tracking.expected - (links + start)
  }

  /// Whether the running rule has read the node before.
  private func wasRead(_ node: UInt32, _ divergence: UnsafeMutablePointer<Divergence>) -> Bool {
    let met = links + Int(inputs[Int(storage.pointee.tracking.running)].start)
    let metCount = metCount(divergence)
    let reads = storage.pointee.reads.base
    let fresh = divergence.pointee.readsStart..<storage.pointee.reads.count
    if divergence.pointee.serial == 0 {
      if metCount + fresh.count <= GraphCore.fewReads {
        for index in 0..<metCount where met[index] == node { return true }
        for index in fresh where reads[index] == node { return true }
        return false
      }
      divergence.pointee.serial = storage.pointee.stamps.begin()
      for index in fresh { storage.pointee.stamps.insert(reads[index], divergence.pointee.serial) }
    }
    for index in divergence.pointee.stamped..<metCount where met[index] != removedNode {
      storage.pointee.stamps.insert(met[index], divergence.pointee.serial)
    }
    divergence.pointee.stamped = metCount
    return storage.pointee.stamps.contains(node, divergence.pointee.serial)
  }
}
