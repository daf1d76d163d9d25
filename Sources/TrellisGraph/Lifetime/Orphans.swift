/// The value of an attribute that was removed by the very update that a read of it began.
///
/// The read still returns the value, which is destroyed at the next read or write.
struct Orphans {
  /// The attribute that is being read between updates; `none` if there is none.
  var asked = none
  /// The value, held as the node held it.
  var node = Node(generation: 0, shape: 0)
  /// The value during removals, whose destruction runs arbitrary code; nil if there is none.
  var waiting: Node?
}

extension GraphCore {
  /// Returns the value of a node that was removed while it was read, alone or with its graph.
  @inline(never)
  func valueOfRemoved(_ node: UInt32) -> UnsafeMutablePointer<Node> {
    if let left = endKeeping(node) { return left }
    return storage.pointee.mode.contains(.keepsOrphan) ? orphan : nodes + Int(node)
  }

  /// The address of the value kept for the read.
  private var orphan: UnsafeMutablePointer<Node> {
    let offset = MemoryLayout<GraphStorage>.offset(of: \.orphans.node).unsafelyUnwrapped
    return (UnsafeMutableRawPointer(storage) + offset).assumingMemoryBound(to: Node.self)
  }

  /// Keeps the value of the node that was being read and was removed, if any, and restores the value found by outer removals.
  func keepAsked(insteadOf outer: Node?) {
    if let record = storage.pointee.orphans.waiting {
      if storage.pointee.mode.contains(.keepsOrphan) { dropOrphan() }
      storage.pointee.orphans.node = record
      storage.pointee.mode.insert(.keepsOrphan)
    }
    storage.pointee.orphans.waiting = outer
  }

  /// Destroys the kept value.
  @inline(never)
  func dropOrphan() {
    storage.pointee.mode.remove(.keepsOrphan)
    var value = storage.pointee.orphans.node.value
    let shape = storage.pointee.shapes.base[Int(storage.pointee.orphans.node.shape)]
    let type = shape.type.takeUnretainedValue()
    calling { withSlot(&value, type.valueLayout) { type.destroyValue($0) } }
  }
}
