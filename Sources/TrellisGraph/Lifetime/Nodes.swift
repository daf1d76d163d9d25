extension GraphCore {
  /// Adds a node to the subgraph in force.
  ///
  /// Its value isn't initialized; where that is larger than 8 bytes, its slot is allocated.
  func addNode(_ type: NodeType, shape: UInt32, flags: NodeFlags) -> UInt32 {
    careForChange("AttributeGraph", "an attribute was made")
    let subgraph = storage.pointee.currentSubgraph
    guard subgraphs[Int(subgraph)].generation != 0 else {
      misuse("AttributeGraph", "the subgraph in force was removed; make attributes in one that exists")
    }
    var node = Node(generation: GraphCore.nextGeneration(), shape: shape)
    if !type.valueLayout.isInline {
      let slot = storage.pointee.slab.allocate(
        size: type.valueLayout.size, alignment: type.valueLayout.alignment)
      node.value = UInt64(UInt(bitPattern: slot))
    }
    // Who runs from now on hasn't seen it.
    node.changedAt = storage.pointee.epoch &+ (storage.pointee.mode.contains(.updating) ? 0 : 1)
    let index = takeSlot()
    nodes[Int(index)] = node
    self.flags[Int(index)] = flags
    storage.pointee.next.base[Int(index)] = subgraphs[Int(subgraph)].firstNode
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

  /// Removes a node: its in-edges go, its readers have to run again, its value and rule are put among the `remains`.
  ///
  /// O(in-edges and out-edges).
  func takeApartNode(_ index: UInt32) {
    checkLook(at: index, "was removed")
    if isObserved { tellRemoval(of: index) }
    storage.pointee.removed.add(nodes[Int(index)])
    for position in 0..<Int(inputs[Int(index)].count) { unlink(index, position) }
    storage.pointee.links.resize(&inputs[Int(index)], to: 0)
    if self.flags[Int(index)].contains(.reachesRoot) { forgetWay() }
    abandonOutputs(of: index)
    storage.pointee.remains.append(
      Remains(
        record: nodes[Int(index)], flags: flags[Int(index)], isAsked: storage.pointee.orphans.asked == index))
    nodes[Int(index)].generation = 0
    self.flags[Int(index)] = []
    storage.pointee.next.base[Int(index)] = storage.pointee.firstFreeNode
    storage.pointee.firstFreeNode = index
    storage.pointee.freeNodeCount += 1
  }

  /// Destroys the value and the rule of a node that was removed.
  func destroyContents(_ remains: Remains) {
    var remains = remains
    let shape = storage.pointee.shapes.base[Int(remains.record.shape)]
    let type = shape.type.takeUnretainedValue()
    let hasValue = remains.flags.contains(.hasValue)
    if hasValue && remains.isAsked {
      keepOrphan(remains.record)
    } else {
      withSlot(&remains.record.value, type.valueLayout) { slot in
        if hasValue { type.destroyValue(slot) }
      }
    }
    if remains.flags.contains(.isInput) && !remains.flags.contains(.hasBase) { return }
    if let layout = type.payloadLayout {
      withSlot(&remains.record.payload, layout) { type.destroyPayload($0, function: shape.function) }
    } else {
      withUnsafeMutableBytes(of: &remains.record.payload) {
        type.destroyPayload($0.baseAddress.unsafelyUnwrapped, function: shape.function)
      }
    }
  }

  /// Gives what a field stands for, and takes its slot back afterwards where it isn't the field itself.
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

  /// Leaves the out-edges to their readers, from a node that has always changed: each reader drops them when it runs.
  private func abandonOutputs(of node: UInt32) {
    let readers = outputs[Int(node)]
    for output in Int(readers.start)..<Int(readers.start + readers.count) {
      let reader = links[output]
      links[Int(inputs[Int(reader)].start) + Int(positions[output])] = removedNode
      flags[Int(reader)].insert(.mustRun)
      if !flags[Int(reader)].contains(.dirty) {
        flags[Int(reader)].insert(.dirty)
        markOutputs(of: reader)
      }
    }
    storage.pointee.links.resize(&outputs[Int(node)], to: 0)
  }

  /// Destroys everything, in any order, as the graph itself goes.
  func destroyAll() {
    removeSubgraph(0)
    if !storage.pointee.mode.contains(.keepsOrphan) { return }
    if let leftover = owner.leftover { leftover.takeOrphan(of: self) } else { dropOrphan() }
  }
}

/// What is left of a node that was removed, until it is destroyed.
struct Remains: BitwiseCopyable {
  var record: Node
  var flags: NodeFlags
  /// Whether it is the one that was asked for.
  var isAsked: Bool
}
