extension GraphCore {
  /// Handles the setting of an input.
  ///
  /// Marking is deferred while this is the only input set: the next read may find that no marking is needed.
  @usableFromInline @inline(never)
  func handleSet(_ node: UInt32) {
    if storage.pointee.early.deferredInput == node { return }
    if storage.pointee.mode.isDisjoint(with: [.deferredInput, .readingInPlace])
      && storage.pointee.early.delay == 0
    {
      storage.pointee.early.deferredInput = node
      storage.pointee.mode.insert(.deferredInput)
      return
    }
    if storage.pointee.early.patience != .max, storage.pointee.early.delay > 0 {
      storage.pointee.early.delay -= 1
    }
    markDeferred()
    markOutputs(of: node)
  }

  /// Performs the deferred marking.
  func markDeferred() {
    let node = storage.pointee.early.deferredInput
    if node == none { return }
    storage.pointee.early.deferredInput = none
    storage.pointee.mode.remove(.deferredInput)
    if flags[Int(node)].contains(.dirty) { markOutputs(of: node) }
  }

  /// Updates a root after a single input was set, without marking as far as possible.
  ///
  /// The root and its dependencies were up to date before. A rule is certain to be checked if it is the only reader of the
  /// changed node and the root depends on it. The walk from the root always follows the first affected input, past clean ones,
  /// and so ends at that rule. Therefore the rule runs at once. If its result is equal, the update is over: nothing below it was
  /// marked or needs a check. If several rules read the changed node, the first results decide which others are checked. These
  /// rules are marked, and checked as usual.
  func updateEarly(_ root: UInt32) {
    let input = storage.pointee.early.deferredInput
    storage.pointee.early.deferredInput = none
    storage.pointee.mode.remove(.deferredInput)
    if !flags[Int(input)].contains(.dirty) { return }
    guard flags[Int(root)].intersection([.dirty, .isInput]).isEmpty else { return markOutputs(of: input) }
    let way = way(to: root)
    guard let reader = onlyReader(of: input, on: way) else { return markOutputs(of: input) }
    inUpdate {
      commit(input)
      storage.pointee.early.root = root
      if emitsEvents {
        runWithEvents(from: reader, on: way, input)
      } else {
        run(from: reader, on: way, input, emitsEvents: false)
      }
      if storage.pointee.frames.count > 0 {
        unwind(to: 0)
        // The root gets its value in the same update. So a read that closed a cycle counts as a read of this value.
        if flags[Int(root)].contains(.dirty) { update(root, flags[Int(root)]) }
      }
    }
  }

  @inline(never)
  private func runWithEvents(from reader: UInt32, on way: Int, _ input: UInt32) {
    run(from: reader, on: way, input, emitsEvents: true)
  }

  /// Runs a rule, then its reader, and so on, as long as each result changes and each rule has a single reader that leads to the root.
  @inline(__always)
  private func run(from first: UInt32, on way: Int, _ input: UInt32, emitsEvents: Bool) {
    suspended {
      var (cause, reader) = (input, first)
      storage.pointee.early.runner = reader
      while evaluateAlone(reader, emitsEvents: emitsEvents, cause: cause),
        storage.pointee.early.runner != none
      {
        // In a cycle, the chain returns to a rule that has run.
        guard let next = onlyReader(of: reader, on: way),
          nodes[Int(next)].evaluatedAt != storage.pointee.epoch
        else {
          markOutputs(of: reader)
          break
        }
        cause = reader
        reader = next
        storage.pointee.early.runner = reader
      }
      storage.pointee.early.runner = none
    }
  }

  /// Returns the reader of a node, if it is the only one and leads to the root.
  @inline(__always)
  private func onlyReader(of node: UInt32, on way: Int) -> UInt32? {
    let readers = outputs[Int(node)]
    if readers.count != 1 { return nil }
    let reader = links[Int(readers.start)]
    return isOn(way, reader) || findRoot(way, from: reader) ? reader : nil
  }

  /// Continues with marks from here on, because a rule that runs early reads a node that it didn't read last time.
  ///
  /// That node may depend on the rule. Then it is no longer clean, or the read closes a cycle.
  @inline(never)
  func stopRunningEarly(toRead source: UInt32 = none) {
    let runner = storage.pointee.early.runner
    markOutputs(of: runner)
    storage.pointee.early.runner = none
    if source == none || isStale(source) { pushWay(to: runner) }
  }

  /// Flags the nodes from the root down to the running rule as updating, as a walk from the root would.
  ///
  /// The flags let the same rule detect a cycle as with marks, and give an early run no other visible effects. O(in-edges of these
  /// nodes).
  private func pushWay(to runner: UInt32) {
    var node = storage.pointee.early.root
    while node != runner, !flags[Int(node)].contains(.isUpdating) {
      flags[Int(node)].insert(.isUpdating)
      let sources = inputs[Int(node)]
      let dirty = (sources.start..<sources.start + sources.count).first {
        isStale(links[Int($0)])
      }
      let cursor = dirty ?? sources.start
      storage.pointee.frames.append(Frame(node: node, cursor: cursor))
      guard let dirty else { return }
      node = links[Int(dirty)]
    }
    storage.pointee.frames.append(Frame(node: runner, cursor: 0))
  }

  /// Turns updates without marks off permanently: they need a graph without cycles, and a graph that had a cycle may have one again.
  func noteCycle() {
    if storage.pointee.early.runner != none { stopRunningEarly() }
    storage.pointee.early.delay = .max
    storage.pointee.early.patience = .max
  }

  /// Returns whether a node is known to lead to the root with this number.
  @inline(__always)
  private func isOn(_ way: Int, _ node: UInt32) -> Bool {
    flags[Int(node)].contains(.reachesRoot)
      && storage.pointee.early.reach.base[Int(node)] & EarlyUpdates.bit(way) != 0
  }

  /// Returns the number of a root; a new root replaces the one that was added first.
  @inline(__always)
  private func way(to root: UInt32) -> Int {
    if storage.pointee.early.roots[0] == root { return 0 }
    return otherWay(to: root)
  }

  @inline(never)
  private func otherWay(to root: UInt32) -> Int {
    for way in 1..<EarlyUpdates.wayCount where storage.pointee.early.roots[way] == root { return way }
    let way = storage.pointee.early.nextWay
    storage.pointee.early.nextWay = (way + 1) % EarlyUpdates.wayCount
    forget(EarlyUpdates.bit(way))
    storage.pointee.early.roots[way] = root
    return way
  }

  /// Searches for a path from a node to the root, and records the nodes on it.
  ///
  /// The search is depth-first and visits each node once, and at most as many nodes as marking would visit. After a failure, the next few
  /// sets mark at once.
  @inline(never)
  private func findRoot(_ way: Int, from node: UInt32) -> Bool {
    let root = storage.pointee.early.roots[way]
    extendReach()
    var isFound = false
    storage.pointee.early.search.append(Frame(node: node, cursor: 0))
    while !isFound && storage.pointee.early.search.count > 0 {
      let top = storage.pointee.early.search.count - 1
      let last = storage.pointee.early.search.base[top]
      isFound = last.node == root || isOn(way, last.node)
      if isFound { break }
      let readers = outputs[Int(last.node)]
      if last.cursor == readers.count {
        storage.pointee.early.search.truncate(to: top)
      } else {
        storage.pointee.early.search.put(Frame(node: last.node, cursor: last.cursor + 1), at: top)
        let reader = links[Int(readers.start + last.cursor)]
        if visit(reader) { storage.pointee.early.search.append(Frame(node: reader, cursor: 0)) }
      }
    }
    forgetVisits()
    if isFound { remember(way) } else { waitLonger() }
    return isFound
  }

  /// Records the search's visit of a node; returns false if the node was visited before.
  private func visit(_ node: UInt32) -> Bool {
    if storage.pointee.early.reach.base[Int(node)] & EarlyUpdates.visited != 0 { return false }
    storage.pointee.early.reach.base[Int(node)] |= EarlyUpdates.visited
    storage.pointee.early.visits.append(node)
    return true
  }

  private func forgetVisits() {
    while storage.pointee.early.visits.count > 0 {
      storage.pointee.early.reach.base[Int(storage.pointee.early.visits.pop())] &= ~EarlyUpdates.visited
    }
  }

  private func extendReach() {
    let count = storage.pointee.early.reach.count
    let missing = storage.pointee.nodes.count - count
    if missing == 0 { return }
    storage.pointee.early.reach.extend(by: missing)
    (storage.pointee.early.reach.base + count).initialize(repeating: 0, count: missing)
  }

  /// Records the nodes on the search's stack as leading to the root.
  private func remember(_ way: Int) {
    if storage.pointee.early.nodes.isEmpty {
      storage.pointee.early.nodes = Array(repeating: Buffer(), count: EarlyUpdates.wayCount)
    }
    while storage.pointee.early.search.count > 0 {
      let node = storage.pointee.early.search.pop().node
      if isOn(way, node) { continue }
      flags[Int(node)].insert(.reachesRoot)
      storage.pointee.early.reach.base[Int(node)] |= EarlyUpdates.bit(way)
      storage.pointee.early.nodes[way].append(node)
    }
  }

  /// Drops the paths that may contain an edge that is removed.
  @inline(__always)
  func forgetWay(from source: UInt32, to reader: UInt32) {
    if flags[Int(source)].contains(.reachesRoot) && flags[Int(reader)].contains(.reachesRoot) {
      forgetWays(of: source, and: reader)
    }
  }

  @inline(never)
  private func forgetWays(of source: UInt32, and reader: UInt32) {
    let reach = storage.pointee.early.reach.base
    let ways = reach[Int(source)] & reach[Int(reader)]
    if ways == 0 { return }
    forget(ways)
    waitLonger()
  }

  /// Drops the paths through a node that is about to be removed.
  @inline(never)
  func leaveWay(_ node: UInt32) {
    let ways = storage.pointee.early.reach.base[Int(node)]
    let isBetween = inputArray(of: node).contains {
      flags[Int($0)].contains(.reachesRoot) && storage.pointee.early.reach.base[Int($0)] & ways != 0
    }
    forget(ways)
    if isBetween { waitLonger() }
  }

  /// Drops the paths to several roots, given as one bit each.
  private func forget(_ ways: UInt8) {
    for way in 0..<EarlyUpdates.wayCount where ways & EarlyUpdates.bit(way) != 0 {
      storage.pointee.early.roots[way] = none
      if storage.pointee.early.nodes.isEmpty { continue }
      while storage.pointee.early.nodes[way].count > 0 {
        let node = Int(storage.pointee.early.nodes[way].pop())
        storage.pointee.early.reach.base[node] &= ~EarlyUpdates.bit(way)
        if storage.pointee.early.reach.base[node] == 0 { flags[node].remove(.reachesRoot) }
      }
    }
  }

  private func waitLonger() {
    if storage.pointee.early.patience == .max { return }
    storage.pointee.early.patience = min(storage.pointee.early.patience * 2, 64)
    storage.pointee.early.delay = storage.pointee.early.patience
  }
}

/// The state of updates without marking: recent roots, and the nodes known to lead to each.
///
/// The identifier `way` means a root's number, below `wayCount`.
struct EarlyUpdates {
  /// The input that was set and whose readers aren't marked yet; `none` if there is none.
  ///
  /// Its flag `dirty` shows whether its value still differs from the committed one.
  var deferredInput = none
  /// The rule that runs early and has read only what it read last time; `none` otherwise.
  var runner = none
  /// The root of the current or last early update.
  var root = none
  /// The maximum number of recorded roots: one for each bit of a byte, except the bit that a search uses.
  static var wayCount: Int { 7 }
  static var visited: UInt8 { 1 << 7 }
  @inline(__always) static func bit(_ way: Int) -> UInt8 { 1 &<< UInt8(truncatingIfNeeded: way) }
  /// The recent roots, by number; `none` if there is none.
  ///
  /// Several roots may be read in turn, such as those of several windows.
  var roots = InlineArray<7, UInt32>(repeating: none)
  /// The nodes that each root is known to depend on.
  ///
  /// Empty until the first path is found.
  var nodes: [Buffer<UInt32>] = []
  /// The roots that each node leads to, one bit each, at the node's index.
  ///
  /// Nodes that lead to any root have the flag `reachesRoot`.
  ///
  /// The highest bit marks nodes visited by the search in progress.
  var reach = Buffer<UInt8>()
  /// The number of the root to replace next.
  var nextWay = 0
  /// The stack of the search for a path; empty between searches.
  var search = Buffer<Frame>()
  /// The nodes visited by the search; empty between searches.
  var visits = Buffer<UInt32>()
  /// The number of further sets that mark at once; `patience` is that number after the last failure, and doubles with each failure,
  /// up to 64.
  ///
  /// Failing searches, or repeated ones in a graph whose edges change, must not cost more than they save. After a cycle, all sets
  /// mark at once: then `patience` is the largest number.
  var delay = 0
  var patience = 1

  func deallocate() {
    for nodes in nodes { nodes.deallocate() }
    reach.deallocate()
    search.deallocate()
    visits.deallocate()
  }
}
