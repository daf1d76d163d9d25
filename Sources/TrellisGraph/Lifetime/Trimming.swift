extension GraphCore {
  /// The number of free slots from which trimming is tried; small in checked builds, so that tests reach it.
  static var leastTrim: Int {
    #if InternalChecks
      8
    #else
      16_384
    #endif
  }

  /// Releases memory if most of the graph was removed: the slots at the end of the arrays, and the edges.
  ///
  /// A node keeps its slot, so the slots before the last existing node stay. The address range of the released slots stays reserved,
  /// because handles may still refer to it. Its pages are returned to the system, and read as nodes that don't exist. Linear in the
  /// released slots, which are at least as many as the remaining ones.
  @inline(__always)
  func trimIfDue() {
    if storage.pointee.freeNodeCount >= storage.pointee.trimCount { trim() }
  }

  @inline(never)
  private func trim() {
    // The root doesn't exist if the graph is ending.
    guard storage.pointee.remains.first == none, subgraphs[0].exists,
      storage.pointee.suspended == nil,
      storage.pointee.tracking.running == none,
      storage.pointee.mode.isDisjoint(with: [.updating, .closed, .readingInPlace])
    else { return }
    var count = storage.pointee.nodes.count
    while count > 1, !nodes[count - 1].exists { count -= 1 }
    if count > storage.pointee.nodes.count / 2 {
      // The remaining free slots are in front of the last node, so the next attempt waits until there are twice as many free slots.
      storage.pointee.trimCount = 2 * storage.pointee.freeNodeCount
      return
    }
    storage.pointee.shrinkSlots(to: count)
    // The generations of the released slots are lost, so a generation begins that no slot has had.
    storage.pointee.generations.advance(storage)
    linkFreeSlots()
    compactLinks()
    storage.pointee.trimCount = max(GraphCore.leastTrim, 2 * storage.pointee.freeNodeCount)
  }

  /// Rebuilds the list of free slots in ascending order.
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
  /// Shrinks the arrays to a number of slots; none of the slots behind them is in use.
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
