/// The value of an attribute that was removed by the update that a read of the attribute began.
///
/// The read still returns the value, which is destroyed at the next read or write.
struct RemovedReadResults {
  /// The attribute that is being read between updates; `none` if there is none.
  var asked = none
  /// A record with the value, which is inline or in a slot, as in the removed node.
  var node = Node(generation: 0, shape: 0)
  /// The value to keep, until the other removed values are destroyed and `node` gets it; nil if there is none.
  ///
  /// It has to wait, because the destruction may run code that reads and removes other attributes.
  var waiting: Node?
}

extension GraphCore {
  /// Returns the value of a node that was removed while it was read, alone or with its graph.
  @inline(never)
  func valueOfRemoved(_ node: UInt32) -> UnsafeMutablePointer<Node> {
    if let left = endKeeping(node) { return left }
    return storage.pointee.mode.contains(.keepsRemovedReadResult) ? removedReadResult : nodes + Int(node)
  }

  /// The address of the value kept for the read.
  private var removedReadResult: UnsafeMutablePointer<Node> {
    let offset = MemoryLayout<GraphStorage>.offset(of: \.removedReadResults.node).unsafelyUnwrapped
    return (UnsafeMutableRawPointer(storage) + offset).assumingMemoryBound(to: Node.self)
  }

  /// Keeps the value of the node that was being read and was removed, if any, and restores the value found by outer removals.
  func keepAsked(insteadOf outer: Node?) {
    if let record = storage.pointee.removedReadResults.waiting {
      if storage.pointee.mode.contains(.keepsRemovedReadResult) { dropRemovedReadResult() }
      storage.pointee.removedReadResults.node = record
      storage.pointee.mode.insert(.keepsRemovedReadResult)
    }
    storage.pointee.removedReadResults.waiting = outer
  }

  /// Destroys the kept value.
  @inline(never)
  func dropRemovedReadResult() {
    storage.pointee.mode.remove(.keepsRemovedReadResult)
    var value = storage.pointee.removedReadResults.node.value
    let shape = storage.pointee.shapes.base[Int(storage.pointee.removedReadResults.node.shape)]
    let type = shape.type.takeUnretainedValue()
    calling { withSlot(&value, type.valueLayout) { type.destroyValue($0) } }
  }
}
