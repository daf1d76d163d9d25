extension GraphCore {
  /// Brings an attribute up to date, records the read where a rule is running, and gives its value's slot.
  ///
  /// Inlined where it is called: a clean read is a handful of comparisons.
  @inlinable @inline(__always)
  func read<Value>(_ id: AttributeID, as type: Value.Type) -> UnsafeMutablePointer<Value> {
    let node = nodes + Int(id.index)
    if node.pointee.generation != id.generation { stopForMissing(id) }
    if !flags[Int(id.index)].contains(.dirty) {
      let expected = storage.pointee.tracking.expected
      if expected != storage.pointee.tracking.expectedEnd {
        if expected.pointee == id.index {
          storage.pointee.tracking.expected = expected + 1
          return node.value(as: type)
        }
      } else if storage.pointee.mode.isDisjoint(with: .careForRead) {
        return node.value(as: type)
      }
    }
    return readWithCare(id.index).value(as: type)
  }

  /// A read that is more than a clean one: of what is perhaps out of date, or by a rule that didn't expect it.
  @usableFromInline @inline(never)
  func readWithCare(_ node: UInt32) -> UnsafeMutablePointer<Node> {
    if storage.pointee.tracking.running == none { return readBetweenUpdates(node) }
    if storage.pointee.early.runner == storage.pointee.tracking.running {
      let expected = storage.pointee.tracking.expected
      if expected == storage.pointee.tracking.expectedEnd || expected.pointee != node { stopRunningEarly() }
    }
    let state = flags[Int(node)]
    if state.contains(.dirty) { bringUpToDateInside(node, state) }
    let expected = storage.pointee.tracking.expected
    if expected != storage.pointee.tracking.expectedEnd, expected.pointee == node {
      storage.pointee.tracking.expected = expected + 1
    } else {
      recordRead(of: node)
    }
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
    return storage.pointee.mode.isDisjoint(with: [.keepsOrphan, .parting])
      ? nodes + Int(node) : valueOfRemoved(node)
  }
}

extension UnsafeMutablePointer<Node> {
  /// Where the node's value stands.
  ///
  /// A value of 8 bytes or less moves when nodes are made: use the pointer at once.
  @inlinable @inline(__always)
  func value<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
    let field = UnsafeMutableRawPointer(self)
    if MemoryLayout<Value>.size <= 8 && MemoryLayout<Value>.alignment <= 8 {
      return field.assumingMemoryBound(to: Value.self)
    }
    return field.load(as: UnsafeMutableRawPointer.self).assumingMemoryBound(to: Value.self)
  }
}
