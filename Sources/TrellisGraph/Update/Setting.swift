extension GraphCore {
  /// Sets an input and marks what depends on it.
  ///
  /// The value that was looked at last is kept aside until somebody looks again: setting it back leaves nothing to look
  /// at, and nothing runs.
  @inlinable
  func set<Value>(_ id: AttributeID, to value: Value) {
    check(id)
    var flags = flags[Int(id.index)]
    if !flags.contains(.isInput) || flags.contains(.isConstant)
      || !storage.pointee.mode.isDisjoint(with: .careForSet)
    {
      flags = prepareSet(id, to: value)
    }
    escape(value)
    var value = value
    let slot = valueSlot(id.index, as: Value.self)
    if areEqual(slot, &value, as: id.index, in: self) { return }
    if isObserved { willSet(id.index) }
    if flags.contains(.hasBase) {
      if areEqual(payloadSlot(id.index, as: Value.self), &value, as: id.index, in: self) {
        self.flags[Int(id.index)].subtract([.dirty, .hasBase])
        let base = movePayload(id.index, as: Value.self)
        replace(id.index, with: value)
        _ = base
        if !storage.pointee.taps.isEmpty { tellSet(id.index) }
        return
      }
      replace(id.index, with: value)
    } else if outputs[Int(id.index)].count == 0 {
      replace(id.index, with: value)
    } else {
      keepBase(id.index, as: Value.self)
      valueSlot(id.index, as: Value.self).initialize(to: value)
    }
    if !flags.contains(.dirty) { noteSet(id.index) }
    if !storage.pointee.taps.isEmpty { tellSet(id.index) }
  }

  /// Moves what was looked at last aside, and leaves the value's slot uninitialized.
  @inlinable @inline(__always)
  func keepBase<Value>(_ index: UInt32, as type: Value.Type) {
    if MemoryLayout<Value>.size > 8 || MemoryLayout<Value>.alignment > 8 { allocatePayload(index) }
    payloadSlot(index, as: type).moveInitialize(from: valueSlot(index, as: type), count: 1)
    flags[Int(index)].insert([.hasBase, .dirty])
  }

  @inlinable
  func movePayload<Value>(_ index: UInt32, as type: Value.Type) -> Value {
    let value = payloadSlot(index, as: type).move()
    if MemoryLayout<Value>.size > 8 || MemoryLayout<Value>.alignment > 8 { deallocatePayload(index) }
    return value
  }

  /// Puts a value in the place of another, which goes last: that may run anybody's code.
  @inlinable @inline(__always)
  func replace<Value>(_ index: UInt32, with value: Value) {
    let slot = valueSlot(index, as: Value.self)
    let old = slot.move()
    slot.initialize(to: value)
    _ = old
  }

  @usableFromInline
  func allocatePayload(_ index: UInt32) {
    let layout = type(of: index).payloadLayout!
    let slot = storage.pointee.slab.allocate(size: layout.size, alignment: layout.alignment)
    nodes[Int(index)].payload = UInt64(UInt(bitPattern: slot))
  }

  @usableFromInline
  func deallocatePayload(_ index: UInt32) {
    let layout = type(of: index).payloadLayout!
    let slot = UnsafeMutableRawPointer(bitPattern: UInt(nodes[Int(index)].payload))!
    storage.pointee.slab.deallocate(slot, size: layout.size, alignment: layout.alignment)
  }

  /// An input that was set is looked at: what was looked at before is forgotten, and who read it has to run.
  @inline(never)
  func commit(_ node: UInt32) {
    if isObserved { tellTookEffect(node) }
    flags[Int(node)].subtract([.dirty, .hasBase])
    nodes[Int(node)].changedAt = storage.pointee.epoch
    let type = type(of: node)
    guard type.isTrivial, type.valueLayout.isInline else {
      return closed(for: .destroying, node) { dropBase(node) }
    }
  }

  private func dropBase(_ node: UInt32) {
    let type = type(of: node)
    let slot = payloadSlot(node)
    if type.valueLayout.isInline {
      var base = slot.load(as: UInt64.self)
      return type.destroyValue(&base)
    }
    type.destroyValue(slot)
    storage.pointee.slab.deallocate(slot, size: type.valueLayout.size, alignment: type.valueLayout.alignment)
  }
}
