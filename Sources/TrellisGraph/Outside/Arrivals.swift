extension GraphCore {
  /// Takes mail up before a node is read; that may remove the node.
  @inline(never)
  func takeUpMail(beforeReading node: UInt32) {
    let id = AttributeID(index: node, generation: nodes[Int(node)].generation)
    takeUpMail()
    check(id)
  }
}
