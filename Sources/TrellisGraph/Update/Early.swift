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
    if storage.pointee.early.delay > 0 { storage.pointee.early.delay -= 1 }
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
    guard flags[Int(root)].intersection([.dirty, .isInput]).isEmpty,
      let reader = onlyReader(of: input, on: root)
    else { return markOutputs(of: input) }
    inUpdate {
      commit(input)
      if isTold {
        runTelling(from: reader, on: root, input)
      } else {
        run(from: reader, on: root, input, isTold: false)
      }
    }
  }

  @inline(never)
  private func runTelling(from reader: UInt32, on root: UInt32, _ input: UInt32) {
    run(from: reader, on: root, input, isTold: true)
  }

  /// Runs a rule and, as long as what it gives has changed and has one reader on a way to the root, that reader's.
  @inline(__always)
  private func run(from first: UInt32, on root: UInt32, _ input: UInt32, isTold: Bool) {
    suspended {
      var (cause, reader) = (input, first)
      storage.pointee.early.runner = reader
      while evaluateAlone(reader, isTold: isTold, cause: cause), storage.pointee.early.runner != none {
        guard let next = onlyReader(of: reader, on: root) else {
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
  private func onlyReader(of node: UInt32, on root: UInt32) -> UInt32? {
    let readers = outputs[Int(node)]
    if readers.count != 1 { return nil }
    let reader = links[Int(readers.start)]
    return reaches(root, from: reader) ? reader : nil
  }

  /// Goes on as always from here on: a rule that runs early reads what it didn't read last time.
  ///
  /// That may depend on it: then it is no longer clean, or it closes a cycle.
  @inline(never)
  func stopRunningEarly() {
    markOutputs(of: storage.pointee.early.runner)
    storage.pointee.early.runner = none
  }

  /// Whether the root depends on a node.
  @inline(__always)
  private func reaches(_ root: UInt32, from node: UInt32) -> Bool {
    storage.pointee.early.root == root && flags[Int(node)].contains(.reachesRoot)
      || findRoot(root, from: node)
  }

  /// Looks for a way from a node to the root, and remembers the nodes on it.
  ///
  /// It goes depth first and gives up after some detours; marking is always good. After a failure, the next few sets mark
  /// at once.
  @inline(never)
  private func findRoot(_ root: UInt32, from node: UInt32) -> Bool {
    if storage.pointee.early.root != root {
      forgetWay()
      storage.pointee.early.root = root
    }
    var steps = storage.pointee.nodes.count
    var detours = EarlyUpdates.detours
    storage.pointee.early.search.append(Frame(node: node, cursor: 0))
    while storage.pointee.early.search.count > 0, steps > 0, detours > 0 {
      steps -= 1
      let top = storage.pointee.early.search.count - 1
      let last = storage.pointee.early.search.base[top]
      if last.node == root || flags[Int(last.node)].contains(.reachesRoot) {
        rememberWay()
        return true
      }
      let readers = outputs[Int(last.node)]
      if last.cursor == readers.count {
        storage.pointee.early.search.truncate(to: top)
        detours -= 1
      } else {
        storage.pointee.early.search.put(Frame(node: last.node, cursor: last.cursor + 1), at: top)
        let reader = links[Int(readers.start + last.cursor)]
        storage.pointee.early.search.append(Frame(node: reader, cursor: 0))
      }
    }
    storage.pointee.early.search.truncate(to: 0)
    waitLonger()
    return false
  }

  /// The nodes that the search stands on are the way.
  private func rememberWay() {
    while storage.pointee.early.search.count > 0 {
      let node = storage.pointee.early.search.pop().node
      if flags[Int(node)].contains(.reachesRoot) { continue }
      flags[Int(node)].insert(.reachesRoot)
      storage.pointee.early.way.append(node)
    }
  }

  /// An edge is removed: if it may have been on the way, the way is forgotten.
  @inline(__always)
  func forgetWay(from source: UInt32, to reader: UInt32) {
    if flags[Int(source)].contains(.reachesRoot) && flags[Int(reader)].contains(.reachesRoot) {
      forgetWay()
      waitLonger()
    }
  }

  /// A node on the way is about to be removed: the way is forgotten.
  @inline(never)
  func leaveWay(_ node: UInt32) {
    let isBetween = inputArray(of: node).contains { flags[Int($0)].contains(.reachesRoot) }
    forgetWay()
    if isBetween { waitLonger() }
  }

  @inline(never)
  func forgetWay() {
    for index in 0..<storage.pointee.early.way.count {
      flags[Int(storage.pointee.early.way.base[index])].remove(.reachesRoot)
    }
    storage.pointee.early.way.truncate(to: 0)
    storage.pointee.early.root = none
  }

  private func waitLonger() {
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
  /// The root that was brought up to date this way last.
  var root = none
  /// Nodes that `root` depends on: those with the flag `reachesRoot`.
  var way = Buffer<UInt32>()
  /// Where the search for a way stands; empty between searches.
  var search = Buffer<Frame>()
  /// How many dead ends a search goes back from.
  static var detours: Int { 64 }
  /// How many more sets mark at once, and how many do after the next failure: looking for ways in vain, or again and again
  /// in a graph whose edges change, must not cost more than it saves.
  var delay = 0
  var patience = 1
}
