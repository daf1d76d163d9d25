/// The objects of this program, as other programs see them: replies to their calls, and signals.
extension BusConnection {
  /// Replies to a call.
  package func answer(_ call: BusMessage, _ body: [BusValue]) {
    guard call.wantsReply else { return }
    var reply = BusMessage(.reply)
    (reply.destination, reply.replySerial, reply.body) = (call.sender, call.serial, body)
    post(reply)
  }

  /// Replies to a call with an error of the bus's own namespace, such as `UnknownMethod`.
  package func refuse(_ call: BusMessage, _ name: String, _ text: String) {
    guard call.wantsReply else { return }
    var reply = BusMessage(.error)
    (reply.destination, reply.replySerial) = (call.sender, call.serial)
    (reply.errorName, reply.body) = ("org.freedesktop.DBus.Error.\(name)", [.string(text)])
    post(reply)
  }

  /// Sends a signal of an object to those who follow it.
  package func emit(_ path: String, _ interface: String, _ member: String, _ body: [BusValue]) {
    var signal = BusMessage(.signal)
    (signal.path, signal.interface, signal.member, signal.body) = (path, interface, member, body)
    post(signal)
  }
}
