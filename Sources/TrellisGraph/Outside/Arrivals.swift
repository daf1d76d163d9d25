extension GraphCore {
  /// A read between updates of a graph that isn't alone in the world: mail is taken up first.
  @inline(never)
  func readAfterArrivals(_ node: UInt32) -> UnsafeMutablePointer<Node> {
    let id = AttributeID(index: node, generation: nodes[Int(node)].generation)
    takeUpMail()
    check(id)
    let state = flags[Int(node)]
    if state.contains(.dirty) && !state.contains(.isInput) { bringUpToDate(node) }
    return nodes + Int(node)
  }

  /// A write that may not be allowed, or that mail comes before; gives the flags of the input as they are then.
  @usableFromInline @inline(never)
  func prepareSet(_ id: AttributeID) -> NodeFlags {
    let flags = flags[Int(id.index)]
    if !flags.contains(.isInput) || flags.contains(.isConstant) || storage.pointee.mode.contains(.updating) {
      stopForSet(id.index)
    }
    takeUpMail()
    check(id)
    return self.flags[Int(id.index)]
  }
}
