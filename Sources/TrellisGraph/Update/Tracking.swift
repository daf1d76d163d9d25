/// The rule that is running, and its reads.
///
/// While a rule repeats the reads of its last run, in the same order, each read is one comparison. The pointer `expected` is at
/// the next expected in-edge. The first different read begins a ``Divergence``.
@usableFromInline struct Tracking: BitwiseCopyable {
  /// The in-edge whose read is expected next; equal to `expectedEnd` while no rule runs.
  @usableFromInline var expected: UnsafeMutablePointer<UInt32>
  /// The end of the expected in-edges; after a different read, equal to `expected`, so that nothing matches.
  @usableFromInline var expectedEnd: UnsafeMutablePointer<UInt32>
  /// The fields `running` and `divergence` in one word, because reading two recently written fields at once is slow.
  ///
  /// The divergence is stored plus one, so that `none` becomes zero.
  private(set) var word = UInt64(none)

  /// Creates the state in which no rule runs.
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

  /// Creates the state at the start of a node's rule, which is expected to repeat the reads of its last run.
  @inline(__always)
  init(running node: UInt32, expected: UnsafeMutablePointer<UInt32>, end: UnsafeMutablePointer<UInt32>) {
    self.expected = expected
    expectedEnd = end
    word = UInt64(node)
  }

  /// The node whose rule is running; `none` if none is.
  var running: UInt32 {
    get { UInt32(truncatingIfNeeded: word) }
    set { word = (word & ~0xffff_ffff) | UInt64(newValue) }
  }

  /// The index of this run's divergence; `none` while all reads were expected.
  var divergence: UInt32 {
    get { UInt32(truncatingIfNeeded: word >> 32) &- 1 }
    set { word = (word & 0xffff_ffff) | (UInt64(newValue &+ 1) << 32) }
  }
}

/// The reads of a run that weren't expected.
///
/// They are collected in `reads` until ``GraphCore/settleInputs(of:)`` changes the edges, once, at the end of the rule.
struct Divergence: BitwiseCopyable {
  /// The number of in-edges that were repeated before the first new read; `none` while all reads were repeated.
  var kept = none
  /// The index in `reads` at which this run's part begins.
  var readsStart: Int
  /// The number that this run stamps nodes with; 0 if it hasn't needed one.
  var serial: UInt64 = 0
  /// The number of repeated in-edges that have been stamped.
  var stamped = 0
}

/// Stamps that show which run last read a node, for runs with so many reads that searching them would be slow.
///
/// The array is allocated when the first such run needs it.
struct ReadStamps {
  private var stamps = Buffer<UInt64>()
  private var lastSerial: UInt64 = 0
  /// The serial of the outermost running rule that stamps; nested runs have ascending serials.
  private var outermost: UInt64 = 0
  /// Stamps of enclosing runs, restored when this run ends.
  private var displaced = Buffer<Displaced>()

  private struct Displaced: BitwiseCopyable {
    var node: UInt32
    var stamp: UInt64
    var by: UInt64
  }

  /// Returns a serial for a run that begins to stamp its reads.
  mutating func begin() -> UInt64 {
    lastSerial += 1
    if outermost == 0 { outermost = lastSerial }
    return lastSerial
  }

  /// Returns whether the run has stamped the node.
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

  /// Ends a run that stamped, and restores the stamps of enclosing runs.
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
  /// The maximum number of reads that are searched one by one.
  private static var fewReads: Int { 16 }

  /// Records that the running rule read a node.
  @inline(__always)
  func noteRead(of node: UInt32) {
    let expected = storage.pointee.tracking.expected
    if expected != storage.pointee.tracking.expectedEnd, expected.pointee == node {
      storage.pointee.tracking.expected = expected + 1
    } else {
      recordRead(of: node)
    }
  }

  /// Records that the running rule read a node other than the expected one.
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

  /// Returns the number of the running rule's in-edges that were repeated.
  private func metCount(_ divergence: UnsafeMutablePointer<Divergence>) -> Int {
    if divergence.pointee.kept != none { return Int(divergence.pointee.kept) }
    let start = Int(inputs[Int(storage.pointee.tracking.running)].start)
    return storage.pointee.tracking.expected - (links + start)
  }

  /// Returns whether the running rule has read the node before.
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
