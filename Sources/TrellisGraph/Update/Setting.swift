extension GraphCore {
  /// Sets an input and marks everything that depends on it.
  ///
  /// The committed value is kept as base until the next commit. If that value is set again before, nothing is checked and nothing
  /// runs.
  @inlinable
  func set<Value>(_ id: AttributeID, to value: Value) {
    check(id)
    var flags = flags[Int(id.index)]
    if !flags.contains(.isInput) || flags.contains(.isConstant)
      || !storage.pointee.mode.isDisjoint(with: .checkSetAllowed)
    {
      flags = prepareSet(id, to: value)
    }
    assign(value, to: id, flags)
  }

  /// Sets an input that may be set now, and notifies subscribers.
  @inlinable @inline(__always)
  func assign<Value>(_ value: Value, to id: AttributeID, _ flags: NodeFlags) {
    escape(value)
    var value = value
    let slot = valueSlot(id.index, as: Value.self)
    if areEqual(slot, &value, as: id.index, in: self) { return finish() }
    if isObserved { willSet(id.index) }
    put(&value, in: id.index, flags)
    if !storage.pointee.taps.isEmpty { notifySet(id.index) }
  }

  /// Stores a value in an input, whose current value differs.
  ///
  /// If `isBase` is true, the value is the one that readers have read. If it is still kept as base, readers needn't run, even if
  /// values of the type can't be compared.
  @inlinable @inline(__always)
  func put<Value>(_ value: inout Value, in index: UInt32, _ flags: NodeFlags, isBase: Bool = false) {
    if flags.contains(.hasBase) {
      if isBase || areEqual(payloadSlot(index, as: Value.self), &value, as: index, in: self) {
        self.flags[Int(index)].subtract([.dirty, .hasBase])
        dropBase(index, as: Value.self) { replace(index, with: value) }
      } else {
        replace(index, with: value)
      }
    } else if outputs[Int(index)].count == 0 {
      replace(index, with: value)
    } else {
      keepBase(index, as: Value.self)
      valueSlot(index, as: Value.self).initialize(to: value)
      handleSet(index)
    }
  }

  /// Moves the committed value into the payload as base, and leaves the value's slot uninitialized.
  @inlinable @inline(__always)
  func keepBase<Value>(_ index: UInt32, as type: Value.Type) {
    if MemoryLayout<Value>.size > 8 || MemoryLayout<Value>.alignment > 8 { allocatePayload(index) }
    payloadSlot(index, as: type).moveInitialize(from: valueSlot(index, as: type), count: 1)
    flags[Int(index)].insert([.hasBase, .dirty])
  }

  /// Destroys the base after running a closure.
  @inlinable
  func dropBase<Value>(_ index: UInt32, as type: Value.Type, after body: () -> Void) {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      let base = memory.baseAddress.unsafelyUnwrapped
      base.moveInitialize(from: payloadSlot(index, as: type), count: 1)
      if MemoryLayout<Value>.size > 8 || MemoryLayout<Value>.alignment > 8 { deallocatePayload(index) }
      body()
      destroy(base)
    }
  }

  /// Replaces a value; the old one is destroyed last, because that may run arbitrary code.
  @inlinable @inline(__always)
  func replace<Value>(_ index: UInt32, with value: Value) {
    let slot = valueSlot(index, as: Value.self)
    if _isPOD(Value.self) { return slot.initialize(to: value) }
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      let old = memory.baseAddress.unsafelyUnwrapped
      old.moveInitialize(from: slot, count: 1)
      slot.initialize(to: value)
      destroy(old)
    }
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

  /// Commits an input that was set: drops the base, so that its readers have to run.
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
