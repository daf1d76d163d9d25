extension GraphCore {
  /// Adds a node to the current subgraph.
  ///
  /// Its value isn't initialized. If the value doesn't fit inline in 8 bytes, its slot is allocated.
  func addNode(_ layout: SlotLayout, shape: UInt32, flags: NodeFlags) -> UInt32 {
    checkChangeAllowed("AttributeGraph", "an attribute was made")
    let subgraph = currentSubgraph().index
    let index = takeSlot()
    var node = Node(generation: generation(after: nodes[Int(index)].generation), shape: shape)
    if !layout.isInline {
      let slot = storage.pointee.slab.allocate(size: layout.size, alignment: layout.alignment)
      if layout.size > 4096 { noteLargeValue(layout.size) }
      node.value = UInt64(UInt(bitPattern: slot))
    }
    // The node counts as changed for every rule that runs from now on.
    node.changedAt = storage.pointee.epoch &+ (storage.pointee.mode.contains(.updating) ? 0 : 1)
    nodes[Int(index)] = node
    self.flags[Int(index)] = flags
    storage.pointee.next.base[Int(index)] = subgraphs[Int(subgraph)].firstNode
    storage.pointee.homes.base[Int(index)] = subgraph
    subgraphs[Int(subgraph)].firstNode = index
    return index
  }

  private func takeSlot() -> UInt32 {
    let free = storage.pointee.firstFreeNode
    if free != none {
      storage.pointee.firstFreeNode = storage.pointee.next.base[Int(free)]
      storage.pointee.freeNodeCount -= 1
      return free
    }
    guard storage.pointee.nodes.count < Int(none) else {
      misuse("AttributeGraph", "more than \(none) attributes; split the graph in two")
    }
    storage.pointee.addSlot()
    return UInt32(storage.pointee.nodes.count - 1)
  }

  /// Calls a closure with the address of a field's value, and frees the value's slot afterwards if the value isn't in the field
  /// itself.
  func withSlot(
    _ field: inout UInt64, _ layout: SlotLayout, _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    if layout.isInline {
      withUnsafeMutableBytes(of: &field) { body($0.baseAddress.unsafelyUnwrapped) }
    } else {
      let slot = UnsafeMutableRawPointer(bitPattern: UInt(field)).unsafelyUnwrapped
      body(slot)
      storage.pointee.slab.deallocate(slot, size: layout.size, alignment: layout.alignment)
    }
  }
}
