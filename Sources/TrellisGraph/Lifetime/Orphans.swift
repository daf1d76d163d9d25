/// The value of an attribute that was asked for and removed by the very update that brought it up to date: whoever asked gets
/// it, and it goes with the next read or write.
struct Orphans {
  /// The attribute that is asked for between updates; `none` while none is.
  var asked = none
  /// Holds the value, as the node did.
  var node = Node(generation: 0, shape: 0)
  /// The same while removals are under way, whose destruction runs anybody's code; nil where there is none.
  var waiting: Node?
}

extension GraphCore {
  /// Where the value stands of a node that was removed as it was asked for, alone or with its graph.
  @inline(never)
  func valueOfRemoved(_ node: UInt32) -> UnsafeMutablePointer<Node> {
    if let left = endKeeping(node) { return left }
    return storage.pointee.mode.contains(.keepsOrphan) ? orphan : nodes + Int(node)
  }

  /// Where the value stands that is kept for whoever asked for it.
  private var orphan: UnsafeMutablePointer<Node> {
    let offset = MemoryLayout<GraphStorage>.offset(of: \.orphans.node).unsafelyUnwrapped
    return (UnsafeMutableRawPointer(storage) + offset).assumingMemoryBound(to: Node.self)
  }

  /// Keeps the value of the node that was asked for and has been removed, if there is one; what removals around this one have
  /// found waits again.
  func keepAsked(insteadOf outer: Node?) {
    if let record = storage.pointee.orphans.waiting {
      if storage.pointee.mode.contains(.keepsOrphan) { dropOrphan() }
      storage.pointee.orphans.node = record
      storage.pointee.mode.insert(.keepsOrphan)
    }
    storage.pointee.orphans.waiting = outer
  }

  /// Destroys what was kept.
  @inline(never)
  func dropOrphan() {
    storage.pointee.mode.remove(.keepsOrphan)
    var value = storage.pointee.orphans.node.value
    let shape = storage.pointee.shapes.base[Int(storage.pointee.orphans.node.shape)]
    let type = shape.type.takeUnretainedValue()
    calling { withSlot(&value, type.valueLayout) { type.destroyValue($0) } }
  }
}
