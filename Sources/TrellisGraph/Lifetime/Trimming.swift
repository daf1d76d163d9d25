extension GraphCore {
  /// So many free slots are worth looking at; few where everything is to be tried.
  static var leastTrim: Int {
    #if InternalChecks
      8
    #else
      16_384
    #endif
  }

  /// Gives memory back where most of the graph was removed: that of slots at the end of the arrays, and of edges.
  ///
  /// A node keeps its slot, so what lies in front of the last one stays. The nodes' own memory stays, too, for handles to them, and
  /// goes back to the system page by page: there it reads as nodes that don't exist. Linear in what goes and in the slots that
  /// are left, where at least as many go.
  @inline(__always)
  func trimIfDue() {
    if storage.pointee.freeNodeCount >= storage.pointee.trimCount { trim() }
  }

  @inline(never)
  private func trim() {
    // The root is gone where the graph ends.
    guard storage.pointee.remains.first == none, subgraphs[0].exists,
      storage.pointee.suspended == nil,
      storage.pointee.tracking.running == none,
      storage.pointee.mode.isDisjoint(with: [.updating, .closed, .looking])
    else { return }
    var count = storage.pointee.nodes.count
    while count > 1, !nodes[count - 1].exists { count -= 1 }
    if count > storage.pointee.nodes.count / 2 {
      // What is left over stands at the end: worth another look when as much again was removed.
      storage.pointee.trimCount = 2 * storage.pointee.freeNodeCount
      return
    }
    storage.pointee.shrinkSlots(to: count)
    // Nobody knows any more which ones these slots had.
    storage.pointee.generations.advance(storage)
    linkFreeSlots()
    compactLinks()
    storage.pointee.trimCount = max(GraphCore.leastTrim, 2 * storage.pointee.freeNodeCount)
  }

  /// Makes the list of free slots anew, the first one first.
  private func linkFreeSlots() {
    storage.pointee.firstFreeNode = none
    storage.pointee.freeNodeCount = 0
    for node in (1..<UInt32(storage.pointee.nodes.count)).reversed() where !nodes[Int(node)].exists {
      storage.pointee.next.base[Int(node)] = storage.pointee.firstFreeNode
      storage.pointee.firstFreeNode = node
      storage.pointee.freeNodeCount += 1
    }
  }
}

extension GraphStorage {
  /// Leaves only so many slots for nodes; behind them, none is in use.
  fileprivate mutating func shrinkSlots(to count: Int) {
    nodes.shrink(to: count)
    flags.shrink(to: count)
    inputs.shrink(to: count)
    outputs.shrink(to: count)
    next.shrink(to: count)
    homes.shrink(to: count)
    nodeNames.shrink(to: count)
    early.reach.shrink(to: count)
    tap.causes.shrink(to: count)
  }
}
