extension GraphCore {
  /// Adds a node to the subgraph in force.
  ///
  /// The value's slot is not initialized.
  func addNode(_ type: NodeType, name: UInt32, kind: UInt32, flags: NodeFlags) -> UInt32 {
    let subgraph = storage.pointee.currentSubgraph
    guard subgraphs[Int(subgraph)].generation != 0 else {
      misuse("AttributeGraph", "the subgraph in force was removed; make attributes in one that exists")
    }
    let value = storage.pointee.slab.allocate(size: type.valueSize, alignment: type.valueAlignment)
    let node = Node(
      type: .passUnretained(type), value: value, payload: nil, generation: GraphCore.nextGeneration(),
      subgraph: subgraph, nextInSubgraph: subgraphs[Int(subgraph)].firstNode, name: name, kind: kind)
    let index = storage.pointee.nodes.insert(node)
    reserveFlags()
    (self.flags + Int(index)).initialize(to: flags)
    subgraphs[Int(subgraph)].firstNode = index
    return index
  }

  private func reserveFlags() {
    let capacity = storage.pointee.flagCapacity
    if Int(storage.pointee.nodes.count) <= capacity { return }
    let larger = UnsafeMutablePointer<NodeFlags>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: flags, count: capacity)
    flags.deallocate()
    storage.pointee.flags = larger
    storage.pointee.flagCapacity = capacity * 2
  }

  /// Removes a node: its in-edges go, its readers have to run again, its value and rule are destroyed.
  ///
  /// O(in-edges and out-edges).
  func destroyNode(_ index: UInt32) {
    dropInputs(of: index)
    abandonOutputs(of: index)
    let record = nodes[Int(index)]
    let type = record.type.takeUnretainedValue()
    let hadValue = flags[Int(index)].contains(.hasValue)
    nodes[Int(index)].generation = 0
    flags[Int(index)] = []
    storage.pointee.nodes.free(index)
    // Last, and from the copy: destroying a value may run anybody's code.
    if hadValue { type.destroyValue(record.value) }
    storage.pointee.slab.deallocate(record.value, size: type.valueSize, alignment: type.valueAlignment)
    if let payload = record.payload {
      type.destroyPayload(payload)
      storage.pointee.slab.deallocate(payload, size: type.payloadSize, alignment: type.payloadAlignment)
    }
  }

  private func dropInputs(of node: UInt32) {
    var edge = nodes[Int(node)].firstInput
    while edge != none {
      let next = edges[Int(edge)].nextInput
      unlinkOutput(edge)
      storage.pointee.edges.free(edge)
      edge = next
    }
  }

  /// Leaves the out-edges to their readers, without a source: each reader drops them when it runs.
  private func abandonOutputs(of node: UInt32) {
    var edge = nodes[Int(node)].firstOutput
    while edge != none {
      let reader = edges[Int(edge)].to
      edges[Int(edge)].from = none
      flags[Int(reader)].insert(.mustRun)
      if !flags[Int(reader)].contains(.dirty) {
        flags[Int(reader)].insert(.dirty)
        markOutputs(of: reader)
      }
      edge = edges[Int(edge)].nextOutput
    }
  }

  /// Destroys everything, in any order, as the graph itself goes.
  func destroyAll() {
    removeSubgraph(0)
  }
}
