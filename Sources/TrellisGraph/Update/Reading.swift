extension AttributeID {
  /// Updates the attribute, records the read if a rule is running, and returns the address of its value.
  ///
  /// Inlined into callers: a clean read is a handful of comparisons.
  @inlinable @inline(__always)
  func read<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
    let entry = entry
    let node = entry.pointee.nodes + Int(index)
    let core = GraphCore(storage: entry.pointee.storage)
    if node.pointee.generation != generation { core.trapForMissing(self) }
    let isDirty = entry.pointee.flags[Int(index)].contains(.dirty)
    let expected = core.storage.pointee.tracking.expected
    if expected != core.storage.pointee.tracking.expectedEnd {
      if expected.pointee == index {
        if isDirty { return core.readDirty(index).value(as: type) }
        core.storage.pointee.tracking.expected = expected + 1
        return node.value(as: type)
      }
    } else if !isDirty && core.storage.pointee.mode.isDisjoint(with: .checkReadAllowed) {
      return node.value(as: type)
    }
    return core.readUnexpected(index).value(as: type)
  }
}

extension GraphCore {
  /// Reads a stale node for a rule that expected this read.
  ///
  /// Such reads are common. A rule's first changed input makes it run, and the rule reads its other inputs itself, in the order of its last
  /// run. In many cases the first input of such a node is known to have changed. This function handles these cases, and leaves all others
  /// to the general path.
  @usableFromInline @inline(never)
  func readDirty(_ node: UInt32) -> UnsafeMutablePointer<Node> {
    let state = flags[Int(node)]
    let sources = inputs[Int(node)]
    guard state.intersection([.dirty, .isUpdating, .isInput]) == .dirty, isFirstChanged(of: sources, node),
      !hasForeignAccesses, !emitsEvents
    else { return readExpected(node, state) }
    var tracking = storage.pointee.tracking
    tracking.expected += 1
    suspended(tracking) {
      flags[Int(node)] = state.union(.isUpdating)
      _ = evaluate(node, state, sources, emitsEvents: false)
    } onLowStack: {
      storage.pointee.tracking = tracking
      updateOnLowStack(node, state)
    }
    return nodes + Int(node)
  }

  /// Returns whether the first of a rule's inputs shows that the rule has to run.
  @inline(__always)
  func isFirstChanged(of sources: LinkRange, _ node: UInt32) -> Bool {
    if sources.count == 0 { return true }
    let first = links[Int(sources.start)]
    return !flags[Int(first)].contains(.dirty)
      && nodes[Int(first)].changedAt > nodes[Int(node)].evaluatedAt
  }

  @inline(never)
  private func readExpected(_ node: UInt32, _ state: NodeFlags) -> UnsafeMutablePointer<Node> {
    refreshInside(node, state)
    storage.pointee.tracking.expected += 1
    return nodes + Int(node)
  }

  /// Reads a node between updates, or for a rule that didn't expect this read.
  @usableFromInline @inline(never)
  func readUnexpected(_ node: UInt32) -> UnsafeMutablePointer<Node> {
    if storage.pointee.tracking.running == none { return readBetweenUpdates(node) }
    if storage.pointee.early.runner == storage.pointee.tracking.running { stopRunningEarly(toRead: node) }
    let state = flags[Int(node)]
    if state.contains(.dirty) { refreshInside(node, state) }
    noteRead(of: node)
    return nodes + Int(node)
  }

  @inline(never)
  private func readBetweenUpdates(_ node: UInt32) -> UnsafeMutablePointer<Node> {
    if !storage.pointee.mode.isDisjoint(with: [.updating, .closed, .guarded, .isolated]) {
      checkReadAllowed(node)
    }
    if storage.pointee.mode.contains(.keepsRemovedReadResult) { dropRemovedReadResult() }
    if hasPendingWrites { flushPendingWrites(beforeReading: node) }
    storage.pointee.removedReadResults.asked = node
    if storage.pointee.mode.contains(.deferredInput) { updateEarly(node) }
    let state = flags[Int(node)]
    if state.contains(.dirty) && !state.contains(.isInput) { refresh(node) }
    storage.pointee.removedReadResults.asked = none
    return storage.pointee.mode.contains(.keepsRemovedReadResult) || storage.pointee.taps.contains(.abandoned)
      ? valueOfRemoved(node) : nodes + Int(node)
  }
}

extension UnsafeMutablePointer<Node> {
  /// Returns the address of the node's value.
  ///
  /// A value of at most 8 bytes moves when nodes are created: use the pointer at once.
  @inlinable @inline(__always)
  func value<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(self).value(as: type)
  }
}

extension UnsafeMutableRawPointer {
  /// Returns the address of a value that an eight-byte field holds or has the address of.
  @inlinable @inline(__always)
  func value<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
    if MemoryLayout<Value>.size <= 8 && MemoryLayout<Value>.alignment <= 8 {
      return assumingMemoryBound(to: Value.self)
    }
    return load(as: UnsafeMutableRawPointer.self).assumingMemoryBound(to: Value.self)
  }
}
