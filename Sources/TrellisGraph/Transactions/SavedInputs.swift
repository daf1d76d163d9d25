/// What an input was before a transaction wrote it first.
class SavedInput {
  /// In which update it was looked at last, before.
  let changedAt: UInt32
  /// Whether the value that readers have seen, if one is kept aside and nobody has looked since, is this one.
  var isBase: Bool

  init(changedAt: UInt32, isBase: Bool) {
    self.changedAt = changedAt
    self.isBase = isBase
  }

  /// Gives the input its old value back.
  func restore(_ write: RecordedWrite, in core: GraphCore) {}
}

/// The same with the value.
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
  /// Setting an input needs care: an update is under way, mail comes first, or a transaction wants to know.
  ///
  /// Gives the flags of the input as they are then.
  @usableFromInline @inline(never)
  func prepareSet<Value>(_ id: AttributeID, to value: Value) -> NodeFlags {
    let node = id.index
    careForSet(node)
    if storage.pointee.mode.contains(.keepsOrphan) { dropOrphan() }
    if hasMail {
      takeUpMail()
      check(id)
    }
    if storage.pointee.mode.contains(.recording) { noteWrite(of: node, value) }
    return self.flags[Int(node)]
  }

  /// Sets an input to a value that was sent; where that is gone, it does nothing.
  func deliver<Value>(_ value: Value, to id: AttributeID) {
    if !exists(id) { return }
    careForSet(id.index)
    if storage.pointee.mode.contains(.keepsOrphan) { dropOrphan() }
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

  /// Whether a value that the input gets takes the place of the present one, which nobody has seen.
  func isWithoutReaders(_ node: UInt32) -> Bool {
    !flags[Int(node)].contains(.hasBase) && outputs[Int(node)].count == 0
  }

  /// Gives an input a value that it had before.
  ///
  /// `isBase` says that this is the value that its readers have seen, if one is kept aside: then they are spared, also where
  /// values of the type can't be compared.
  fileprivate func restore<Value>(_ node: UInt32, to value: Value, isBase: Bool) {
    var value = value
    if areEqual(valueSlot(node, as: Value.self), &value, as: node, in: self) {
      // Equal, yet maybe another object.
      return replace(node, with: value)
    }
    put(&value, in: node, flags[Int(node)], isBase: isBase)
    if isObserved { tellObserversOfSet(node) }
  }
}
