extension GraphCore {
  /// Notes that an input was set.
  ///
  /// Marking is put off while this input is the only one: the next read may find that it isn't needed.
  @usableFromInline @inline(never)
  func noteSet(_ node: UInt32) {
    if storage.pointee.early.putOff == node { return }
    if storage.pointee.mode.isDisjoint(with: [.putOff, .looking]) && storage.pointee.early.delay == 0 {
      storage.pointee.early.putOff = node
      storage.pointee.mode.insert(.putOff)
      return
    }
    if storage.pointee.early.patience != .max, storage.pointee.early.delay > 0 {
      storage.pointee.early.delay -= 1
    }
    markPutOff()
    markOutputs(of: node)
  }

  /// Does the marking that was put off.
  func markPutOff() {
    let node = storage.pointee.early.putOff
    if node == none { return }
    storage.pointee.early.putOff = none
    storage.pointee.mode.remove(.putOff)
    if flags[Int(node)].contains(.dirty) { markOutputs(of: node) }
  }

  /// Brings a root up to date after a single input was set, without marking, as far as that goes.
  ///
  /// The root and so all that it depends on were up to date before. Then a rule that is the only reader of what has
  /// changed, and on which the root depends, is certain to be looked at: following from the root the first input that is
  /// affected, and so on down, leads to it, past inputs that are clean. So it is run at once, and if its result is equal,
  /// that is all: nothing below it was marked, and nothing has to be looked at. Where several rules read what has changed,
  /// which of them is looked at depends on what the first ones give: these are marked, and looked at as always.
  func updateEarly(_ root: UInt32) {
    let input = storage.pointee.early.putOff
    storage.pointee.early.putOff = none
    storage.pointee.mode.remove(.putOff)
    if !flags[Int(input)].contains(.dirty) { return }
    guard flags[Int(root)].intersection([.dirty, .isInput]).isEmpty else { return markOutputs(of: input) }
    let way = way(to: root)
    guard let reader = onlyReader(of: input, on: way) else { return markOutputs(of: input) }
    inUpdate {
      commit(input)
      storage.pointee.early.root = root
      if isTold {
        runTelling(from: reader, on: way, input)
      } else {
        run(from: reader, on: way, input, isTold: false)
      }
      if storage.pointee.frames.count > 0 {
        unwind(to: 0)
        // In the same update: a read that closed a cycle counts as one of the value that the root gets now.
        if flags[Int(root)].contains(.dirty) { update(root, flags[Int(root)]) }
      }
    }
  }

  @inline(never)
  private func runTelling(from reader: UInt32, on way: Int, _ input: UInt32) {
    run(from: reader, on: way, input, isTold: true)
  }

  /// Runs a rule and, as long as what it gives has changed and has one reader on a way to the root, that reader's.
  @inline(__always)
  private func run(from first: UInt32, on way: Int, _ input: UInt32, isTold: Bool) {
    suspended {
      var (cause, reader) = (input, first)
      storage.pointee.early.runner = reader
      while evaluateAlone(reader, isTold: isTold, cause: cause), storage.pointee.early.runner != none {
        // In a cycle, the chain comes back to a rule that has run.
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

  /// The reader of a node, where it has just one and that lies on a way to the root.
  @inline(__always)
  private func onlyReader(of node: UInt32, on way: Int) -> UInt32? {
    let readers = outputs[Int(node)]
    if readers.count != 1 { return nil }
    let reader = links[Int(readers.start)]
    return isOn(way, reader) || findRoot(way, from: reader) ? reader : nil
  }

  /// Goes on as always from here on: a rule that runs early reads what it didn't read last time.
  ///
  /// That may depend on it: then it is no longer clean, or it closes a cycle.
  @inline(never)
  func stopRunningEarly(toRead source: UInt32 = none) {
    let runner = storage.pointee.early.runner
    markOutputs(of: runner)
    storage.pointee.early.runner = none
    if source == none || isPerhapsOutOfDate(source) { pushWay(to: runner) }
  }

  /// Flags the nodes from the root down to the running rule as being updated, as a walk from the root would have.
  ///
  /// So the rule that meets a cycle is the one that meets it with marks: which rules run early is not seen from outside.
  /// O(in-edges of these nodes).
  private func pushWay(to runner: UInt32) {
    var node = storage.pointee.early.root
    while node != runner, !flags[Int(node)].contains(.isUpdating) {
      flags[Int(node)].insert(.isUpdating)
      let sources = inputs[Int(node)]
      let dirty = (sources.start..<sources.start + sources.count).first {
        isPerhapsOutOfDate(links[Int($0)])
      }
      let cursor = dirty ?? sources.start
      storage.pointee.frames.append(Frame(node: node, cursor: cursor))
      guard let dirty else { return }
      node = links[Int(dirty)]
    }
    storage.pointee.frames.append(Frame(node: runner, cursor: 0))
  }

  /// Turns updates without marks off for good: they need a graph without cycles, and one that was met may come again.
  func noteCycle() {
    if storage.pointee.early.runner != none { stopRunningEarly() }
    storage.pointee.early.delay = .max
    storage.pointee.early.patience = .max
  }

  /// Whether a node is known to lie on a way.
  @inline(__always)
  private func isOn(_ way: Int, _ node: UInt32) -> Bool {
    flags[Int(node)].contains(.reachesRoot)
      && storage.pointee.early.reach.base[Int(node)] & EarlyUpdates.bit(way) != 0
  }

  /// The number of the way to a root; of those that were brought up to date so, the one that has been known longest gives way to
  /// a new one.
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

  /// Looks for a way from a node to the root, and remembers the nodes on it.
  ///
  /// It goes depth first, to each node once: at most as far as marking would. After a failure, the next few sets mark at once.
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

  /// Notes that the search comes to a node; false where it has been there.
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

  /// The nodes that the search stands on are the way.
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

  /// An edge is removed: ways that it may have been on are forgotten.
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

  /// A node on some ways is about to be removed: they are forgotten.
  @inline(never)
  func leaveWay(_ node: UInt32) {
    let ways = storage.pointee.early.reach.base[Int(node)]
    let isBetween = inputArray(of: node).contains {
      flags[Int($0)].contains(.reachesRoot) && storage.pointee.early.reach.base[Int($0)] & ways != 0
    }
    forget(ways)
    if isBetween { waitLonger() }
  }

  /// Forgets ways, a bit each.
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

/// What is known for updates that go without marking.
struct EarlyUpdates {
  /// The input that was set and whose readers aren't marked yet; `none` where there is none.
  ///
  /// Its flag says whether it is still set to something else than what was looked at last.
  var putOff = none
  /// The rule that runs early and has read only what it read last time; `none` otherwise.
  var runner = none
  /// The root of the present or last early update.
  var root = none
  /// How many roots are remembered: of the bits of a byte, all but the one that a search uses.
  static var wayCount: Int { 7 }
  static var visited: UInt8 { 1 << 7 }
  @inline(__always) static func bit(_ way: Int) -> UInt8 { 1 &<< UInt8(truncatingIfNeeded: way) }
  /// The roots that were brought up to date so, by the number of their way; `none` where there is none.
  ///
  /// Several may be asked in turn, as those of several windows are.
  var roots = InlineArray<7, UInt32>(repeating: none)
  /// The nodes that each of them depends on, as far as is known.
  ///
  /// Empty until there is a way.
  var nodes: [Buffer<UInt32>] = []
  /// On which ways each node lies, a bit each, at the node's index: those with the flag `reachesRoot` lie on some.
  ///
  /// The highest bit says that a search that is under way has been there.
  var reach = Buffer<UInt8>()
  /// The way that gives way next.
  var nextWay = 0
  /// Where the search for a way stands; empty between searches.
  var search = Buffer<Frame>()
  /// Where it has been; empty between searches.
  var visits = Buffer<UInt32>()
  /// How many more sets mark at once, and how many do after the next failure: looking for ways in vain, or again and again
  /// in a graph whose edges change, must not cost more than it saves.
  ///
  /// Once a cycle was met, all sets do: then `patience` is the
  /// largest number.
  var delay = 0
  var patience = 1

  func deallocate() {
    for nodes in nodes { nodes.deallocate() }
    reach.deallocate()
    search.deallocate()
    visits.deallocate()
  }
}
