/// A sender that sets an input from any isolation domain: a thread, a task, another actor.
///
/// You get one from ``Attribute/sender()`` in the graph's isolation domain, and pass it on. The graph flushes sent values at its next read,
/// write or transaction, or at ``AttributeGraph/flushPendingWrites()``. During a transaction, sent values wait for its end, because a
/// rollback would undo them. ``AttributeGraph/onPendingWrites(_:)`` notifies a host of sent values.
public struct InputSender<Value: Sendable>: Sendable {
  let pendingWrites: PendingWrites
  let id: AttributeID

  /// Sends a value, to which the input is set when the graph flushes its pending writes.
  ///
  /// Inputs are set in the order in which each was sent its first pending value. Of several values for one input only the last is used. If
  /// the input was removed or its graph has ended, the value is dropped. Sending never waits for the graph.
  public func send(_ value: Value) {
    let write = PendingWrites.PendingWrite(address: id) { core, write in
      core.deliver(value, to: write.address)
    }
    pendingWrites.post(write, isValue: true)
  }
}

extension Attribute where Value: Sendable {
  /// Returns a sender that sets the input from any isolation domain.
  ///
  /// Traps if the attribute isn't an input or was removed.
  public func sender() -> InputSender<Value> {
    core.check(id)
    let flags = core.flags[Int(id.index)]
    if !flags.contains(.isInput) || flags.contains(.isConstant) {
      misuse("Attribute.sender", "\(core.title(id.index)) can't be set; ask an input for a sender")
    }
    return InputSender(pendingWrites: core.registry.outside.pendingWrites, id: id)
  }
}

extension AttributeGraph {
  /// Sets the closure that is called when pending writes arrive for a graph that had none; nil removes the closure.
  ///
  /// Pending writes are values sent through an ``InputSender``, changes of observable properties that a rule has read, and ends of
  /// tasks that awaited values.
  ///
  /// There is one closure at a time. It is called by the sender, on any thread; if writes are pending already, it is called immediately. In
  /// the closure, wake the run loop that uses the graph. In that loop, read the values to show or call ``flushPendingWrites()``. The
  /// closure isn't called again until the pending writes were flushed.
  public func onPendingWrites(_ wake: (@Sendable () -> Void)?) {
    registry.outside.pendingWrites.setWake(wake)
  }

  /// Flushes pending writes: sets inputs and delivers awaited values.
  ///
  /// Reads and writes between updates flush pending writes, too. During an update this function does nothing. During a transaction, values
  /// from senders wait for its end.
  public func flushPendingWrites() {
    core.flushPendingWrites()
  }
}
