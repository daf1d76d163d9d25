extension AttributeID {
  /// Brings the attribute up to date, records the read where a rule is running, and gives its value's slot.
  ///
  /// Inlined where it is called: a clean read is a handful of comparisons.
  @inlinable @inline(__always)
  func read<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
    let entry = entry
    let node = entry.pointee.nodes + Int(index)
    let core = GraphCore(storage: entry.pointee.storage)
    if node.pointee.generation != generation { core.stopForMissing(self) }
    let isDirty = entry.pointee.flags[Int(index)].contains(.dirty)
    let expected = core.storage.pointee.tracking.expected
    if expected != core.storage.pointee.tracking.expectedEnd {
      if expected.pointee == index {
        if isDirty { return core.readDirty(index).value(as: type) }
        core.storage.pointee.tracking.expected = expected + 1
        return node.value(as: type)
      }
    } else if !isDirty && core.storage.pointee.mode.isDisjoint(with: .careForRead) {
      return node.value(as: type)
    }
    return core.readUnexpected(index).value(as: type)
  }
}

extension GraphCore {
  /// A read, by a rule that expected it, of what is perhaps out of date.
  ///
  /// That is common: a rule's first changed input makes it run, and it reads the others itself, in the order in which it read them
  /// last. Common, too, is that such a node's own first input is known to have changed. All that is done here.
  @usableFromInline @inline(never)
  func readDirty(_ node: UInt32) -> UnsafeMutablePointer<Node> {
    let state = flags[Int(node)]
    let sources = inputs[Int(node)]
    guard state.intersection([.dirty, .isUpdating, .isInput]) == .dirty, isFirstChanged(of: sources, node),
      !hasForeignAccesses, !isTold
    else { return readExpected(node, state) }
    var tracking = storage.pointee.tracking
    tracking.expected += 1
    suspended(tracking) {
      flags[Int(node)] = state.union(.isUpdating)
      _ = evaluate(node, state, sources, isTold: false)
    } onLowStack: {
      storage.pointee.tracking = tracking
      updateOnLowStack(node, state)
    }
    return nodes + Int(node)
  }

  /// Whether a rule has to run, as far as the first of its inputs tells.
  @inline(__always)
  func isFirstChanged(of sources: LinkRange, _ node: UInt32) -> Bool {
    if sources.count == 0 { return true }
    let first = links[Int(sources.start)]
    return !flags[Int(first)].contains(.dirty)
      && nodes[Int(first)].changedAt > nodes[Int(node)].evaluatedAt
  }

  @inline(never)
  private func readExpected(_ node: UInt32, _ state: NodeFlags) -> UnsafeMutablePointer<Node> {
    bringUpToDateInside(node, state)
    storage.pointee.tracking.expected += 1
    return nodes + Int(node)
  }

  /// A read, between updates or by a rule that didn't expect it.
  @usableFromInline @inline(never)
  func readUnexpected(_ node: UInt32) -> UnsafeMutablePointer<Node> {
    if storage.pointee.tracking.running == none { return readBetweenUpdates(node) }
    if storage.pointee.early.runner == storage.pointee.tracking.running { stopRunningEarly(toRead: node) }
    let state = flags[Int(node)]
    if state.contains(.dirty) { bringUpToDateInside(node, state) }
    noteRead(of: node)
    return nodes + Int(node)
  }

  @inline(never)
  private func readBetweenUpdates(_ node: UInt32) -> UnsafeMutablePointer<Node> {
    if !storage.pointee.mode.isDisjoint(with: [.updating, .closed, .guarded, .isolated]) {
      careForRead(node)
    }
    if storage.pointee.mode.contains(.keepsOrphan) { dropOrphan() }
    if hasMail { takeUpMail(beforeReading: node) }
    storage.pointee.orphans.asked = node
    if storage.pointee.mode.contains(.putOff) { updateEarly(node) }
    let state = flags[Int(node)]
    if state.contains(.dirty) && !state.contains(.isInput) { bringUpToDate(node) }
    storage.pointee.orphans.asked = none
    return storage.pointee.mode.contains(.keepsOrphan) || storage.pointee.taps.contains(.abandoned)
      ? valueOfRemoved(node) : nodes + Int(node)
  }
}

extension UnsafeMutablePointer<Node> {
  /// Where the node's value stands.
  ///
  /// A value of 8 bytes or less moves when nodes are made: use the pointer at once.
  @inlinable @inline(__always)
  func value<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(self).value(as: type)
  }
}

extension UnsafeMutableRawPointer {
  /// Where the value stands that an eight-byte field holds or has the address of.
  @inlinable @inline(__always)
  func value<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
    if MemoryLayout<Value>.size <= 8 && MemoryLayout<Value>.alignment <= 8 {
      return assumingMemoryBound(to: Value.self)
    }
    return load(as: UnsafeMutableRawPointer.self).assumingMemoryBound(to: Value.self)
  }
}
