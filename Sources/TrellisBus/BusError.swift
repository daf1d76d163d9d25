/// The reason that a call on a bus failed.
package enum BusError: Error, Hashable, Sendable {
  /// No bus runs, or it refused the connection.
  case noBus
  /// The bus ended, or the connection was closed.
  case disconnected
  /// Bytes that don't follow the protocol.
  case malformed
  /// No reply within the time limit.
  case timeout
  /// The error that the other side replied, such as `org.freedesktop.DBus.Error.ServiceUnknown`, with its text.
  case reply(name: String, text: String)
}
