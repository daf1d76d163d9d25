extension GraphCore {
  /// Flushes pending writes before a node is read; traps if that removed the node.
  @inline(never)
  func takeUpMail(beforeReading node: UInt32) {
    let id = AttributeID(index: node, generation: nodes[Int(node)].generation)
    takeUpMail()
    check(id)
  }
}
