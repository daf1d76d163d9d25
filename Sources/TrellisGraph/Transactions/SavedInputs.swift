/// The state of an input before its first write in a transaction.
class SavedInput {
  /// The update in which the input was last committed before the write.
  let changedAt: UInt32
  /// Whether this is the value that readers have read, as long as the input isn't committed again.
  var isBase: Bool

  init(changedAt: UInt32, isBase: Bool) {
    self.changedAt = changedAt
    self.isBase = isBase
  }

  /// Restores the input's old value.
  func restore(_ write: RecordedWrite, in core: GraphCore) {}
}

/// The state of an input together with its value.
private final class SavedValue<Value>: SavedInput {
  let value: Value

  init(_ value: Value, changedAt: UInt32, isBase: Bool) {
    self.value = value
    super.init(changedAt: changedAt, isBase: isBase)
  }

  override func restore(_ write: RecordedWrite, in core: GraphCore) {
    let node = write.attribute.id.index
    let isUnseen = isBase && core.nodes[Int(node)].changedAt == changedAt
    core.restore(node, to: value, isBase: isUnseen)
  }
}

extension GraphCore {
  /// Handles the slow path of setting an input: during an update, with pending writes, or in a recording transaction.
  ///
  /// Returns the input's flags afterwards.
  @usableFromInline @inline(never)
  func prepareSet<Value>(_ id: AttributeID, to value: Value) -> NodeFlags {
    let node = id.index
    checkSetAllowed(node)
    if storage.pointee.mode.contains(.keepsRemovedReadResult) { dropRemovedReadResult() }
    if hasPendingWrites {
      flushPendingWrites()
      check(id)
    }
    if storage.pointee.mode.contains(.recording) { noteWrite(of: node, value) }
    return self.flags[Int(node)]
  }

  /// Sets an input to a value that was sent; does nothing if the input was removed.
  func deliver<Value>(_ value: Value, to id: AttributeID) {
    if !exists(id) { return }
    checkSetAllowed(id.index)
    if storage.pointee.mode.contains(.keepsRemovedReadResult) { dropRemovedReadResult() }
    assign(value, to: id, flags[Int(id.index)])
  }

  private func noteWrite<Value>(of node: UInt32, _ value: Value) {
    let flags = flags[Int(node)]
    var value = value
    let slot = valueSlot(node, as: Value.self)
    if areEqual(slot, &value, as: node, in: self) { return }
    let isWithoutReaders = isWithoutReaders(node)
    registry.transactions.note(handle(node), isWithoutReaders: isWithoutReaders) {
      SavedValue(
        valueSlot(node, as: Value.self).pointee, changedAt: nodes[Int(node)].changedAt,
        isBase: !flags.contains(.hasBase) && !isWithoutReaders)
    }
  }

  /// Returns whether a new value simply replaces the current one, because no reader has read the current one.
  func isWithoutReaders(_ node: UInt32) -> Bool {
    !flags[Int(node)].contains(.hasBase) && outputs[Int(node)].count == 0
  }

  /// Restores a value that an input had before.
  ///
  /// If `isBase` is true, the value is the one that readers have read. If it is still kept as base, readers needn't run, even if
  /// values of the type can't be compared.
  fileprivate func restore<Value>(_ node: UInt32, to value: Value, isBase: Bool) {
    var value = value
    if areEqual(valueSlot(node, as: Value.self), &value, as: node, in: self) {
      // The values are equal, but may be different objects.
      return replace(node, with: value)
    }
    put(&value, in: node, flags[Int(node)], isBase: isBase)
    if isObserved { notifyObserversOfSet(node) }
  }
}
