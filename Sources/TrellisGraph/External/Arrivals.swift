extension GraphCore {
  /// Flushes pending writes before a node is read; traps if that removed the node.
  @inline(never)
  func flushPendingWrites(beforeReading node: UInt32) {
    let id = AttributeID(index: node, generation: nodes[Int(node)].generation)
    flushPendingWrites()
    check(id)
  }
}
