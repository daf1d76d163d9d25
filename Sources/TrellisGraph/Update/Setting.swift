extension GraphCore {
  /// Sets an input and marks what depends on it.
  ///
  /// The value that edges have seen is kept aside until the new one is seen: setting it back restores its version, so
  /// that no edge is pending and nothing runs.
  func set<Value>(_ id: AttributeID, to value: Value) {
    check(id)
    let index = Int(id.index)
    guard flags[index].contains(.isInput) else {
      misuse("Attribute.wrappedValue", "\(title(id.index)) is a rule and can't be set; set what it reads")
    }
    if storage.pointee.updateDepth > 0 { stopForWrite(id.index) }
    let type = nodes[index].type.takeUnretainedValue()
    let slot = nodes[index].value.assumingMemoryBound(to: Value.self)
    func isEqual(_ other: UnsafeRawPointer) -> Bool {
      withUnsafePointer(to: value) { type.areEqual(other, $0) }
    }
    if isEqual(slot) { return }
    if flags[index].contains(.hasBase), isEqual(nodes[index].payload.unsafelyUnwrapped) {
      nodes[index].version = nodes[index].baseVersion
      flags[index].insert(.wasSeen)
      dropBase(id.index)
    } else if flags[index].contains(.wasSeen) {
      keepBase(index, of: Value.self)
    }
    slot.pointee = value
    if storage.pointee.isObserved { owner.observer?(.set(handle(id.index))) }
    markOutputs(of: id.index)
  }

  /// Moves what edges have seen aside and starts a new version.
  private func keepBase<Value>(_ index: Int, of type: Value.Type) {
    let base = storage.pointee.slab.allocate(
      size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    base.initializeMemory(as: Value.self, to: nodes[index].value.assumingMemoryBound(to: Value.self).pointee)
    nodes[index].payload = base
    nodes[index].baseVersion = nodes[index].version
    nodes[index].version &+= 1
    flags[index].remove(.wasSeen)
    flags[index].insert(.hasBase)
  }

  /// Forgets the value that was kept aside.
  func dropBase(_ node: UInt32) {
    guard let base = nodes[Int(node)].payload else { return }
    flags[Int(node)].remove(.hasBase)
    nodes[Int(node)].payload = nil
    let type = nodes[Int(node)].type.takeUnretainedValue()
    type.destroyPayload(base)
    storage.pointee.slab.deallocate(base, size: type.payloadSize, alignment: type.payloadAlignment)
  }
}

extension GraphCore {
  /// Marks everything that depends on a node as perhaps out of date, stopping at what is marked already.
  ///
  /// O(edges out of newly marked nodes).
  func markOutputs(of node: UInt32) {
    storage.pointee.marking.push(node)
    while !storage.pointee.marking.isEmpty {
      var edge = nodes[Int(storage.pointee.marking.pop())].firstOutput
      while edge != none {
        let reader = edges[Int(edge)].to
        if !flags[Int(reader)].contains(.dirty) {
          flags[Int(reader)].insert(.dirty)
          storage.pointee.marking.push(reader)
        }
        edge = edges[Int(edge)].nextOutput
      }
    }
  }
}
