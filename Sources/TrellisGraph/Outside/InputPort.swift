/// A way to set an input from anywhere: a thread, a task, another actor.
///
/// You get one from ``Attribute/port()``, in the graph's isolation domain, and hand it on. What is sent is taken up at
/// the next read, write or transaction there, or at ``AttributeGraph/takeUpMail()``; see ``AttributeGraph/onMail(_:)`` for
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
    mailbox.post(
      Mailbox.Letter(address: id) { graph, letter in
        if graph.core.exists(letter.address) { graph.core.set(letter.address, to: value) }
      })
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
    return InputPort(mailbox: core.owner.outside.mailbox, id: id)
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
    outside.mailbox.setWake(wake)
  }

  /// Takes up what was sent: inputs are set, and whoever awaits values gets them.
  ///
  /// Reads and writes between updates do so by themselves. During an update it does nothing.
  public func takeUpMail() {
    core.takeUpMail()
  }
}
