/// A way to set an input from anywhere: a thread, a task, another actor.
///
/// You get one from ``Attribute/port()``, in the graph's isolation domain, and hand it on. What is sent is taken up at
/// the next read, write or transaction there, or at ``AttributeGraph/takeUpMail()``, but not inside a transaction, which might
/// take it back; see ``AttributeGraph/onMail(_:)`` for
/// how a host learns of it.
public struct InputPort<Value: Sendable>: Sendable {
  let mailbox: Mailbox
  let id: AttributeID

  /// Hands a value in: the input is set to it when the graph takes its mail up.
  ///
  /// Inputs are set in the order in which each got its first value; of several values for one input the last one
  /// wins, and the others are never seen. Where the input or its graph is gone, the value is dropped. It never waits
  /// for the graph.
  public func send(_ value: Value) {
    let letter = Mailbox.Letter(address: id) { core, letter in
      core.deliver(value, to: letter.address)
    }
    mailbox.post(letter, isValue: true)
  }
}

extension Attribute where Value: Sendable {
  /// A way to set the input from anywhere.
  ///
  /// Traps where the attribute isn't an input, or was removed.
  public func port() -> InputPort<Value> {
    core.check(id)
    let flags = core.flags[Int(id.index)]
    if !flags.contains(.isInput) || flags.contains(.isConstant) {
      misuse("Attribute.port", "\(core.title(id.index)) can't be set; ask an input for a port")
    }
    return InputPort(mailbox: core.registry.outside.mailbox, id: id)
  }
}

extension AttributeGraph {
  /// Calls the closure when mail arrives for a graph that had none; nil ends it.
  ///
  /// Mail is a value that was sent through an ``InputPort``, a change of an observable property that a rule has read, the
  /// end of a task that awaited values.
  ///
  /// One closure at a time. It is called by whoever sent, on any thread: wake the loop in which the graph is used, and
  /// there read what you show, or call ``takeUpMail()``. It isn't called again before the mail was taken up.
  public func onMail(_ wake: (@Sendable () -> Void)?) {
    registry.outside.mailbox.setWake(wake)
  }

  /// Takes up what was sent: inputs are set, and whoever awaits values gets them.
  ///
  /// Reads and writes between updates do so by themselves. During an update it does nothing, and in a transaction what was
  /// sent through ports waits for its end.
  public func takeUpMail() {
    core.takeUpMail()
  }
}
