import Foundation
import TrellisBus

/// The desktop's notification server, on the session's bus.
struct NotificationServer: Sendable {
  /// The user's response to a notification, by its number on the desktop.
  enum Event: Sendable {
    /// A button, or `default` for the notification itself.
    case action(UInt32, key: String)
    /// A text.
    case reply(UInt32, text: String)
    /// The notification is gone.
    case closed(UInt32, isDismissed: Bool)
  }

  private static let interface = "org.freedesktop.Notifications"
  private let object: BusObject
  /// The server's optional features, such as `body-markup`, `sound` and `inline-reply`.
  let capabilities: Set<String>

  /// Connects to the server of a bus, and starts it if it can be started.
  init(address: String?, _ handler: @escaping @Sendable (Event) -> Void) throws(BusError) {
    let connection = try BusConnection(address: address)
    object = BusObject(connection, NotificationServer.interface, "/org/freedesktop/Notifications")
    do throws(BusError) {
      let reply = try object.call(NotificationServer.interface, "GetCapabilities")
      capabilities = Set(reply.first?.items.compactMap(\.text) ?? [])
      try connection.follow(interface: NotificationServer.interface) { signal in
        if let event = Event(signal) { handler(event) }
      }
    } catch {
      connection.close()
      throw error
    }
  }

  /// Shows a notification in place of another one; 0 is none.
  ///
  /// Returns its number.
  func show(_ notification: DesktopNotification, replacing number: UInt32) throws(BusError) -> UInt32 {
    let name =
      (Bundle.main.infoDictionary?["CFBundleDisplayName"] ?? Bundle.main.infoDictionary?["CFBundleName"])
      as? String
    let reply = try object.call(
      NotificationServer.interface, "Notify", .string(name ?? ProcessInfo.processInfo.processName),
      .uint32(number),
      .string(""), .string(notification.summary), .string(notification.body), .list(notification.actions),
      .array(of: "{sv}", notification.hints), .int32(-1))
    guard case .uint32(let number)? = reply.first else { throw .malformed }
    return number
  }

  /// Removes a notification.
  func close(_ number: UInt32) throws(BusError) {
    _ = try object.call(NotificationServer.interface, "CloseNotification", .uint32(number))
  }

  /// Whether the bus of the server still runs.
  var isConnected: Bool { object.connection.isOpen }

  func disconnect() { object.connection.close() }
}

extension NotificationServer.Event {
  /// Creates the event of a signal; nil for other signals.
  init?(_ signal: BusMessage) {
    guard signal.body.count == 2, case .uint32(let number) = signal.body[0] else { return nil }
    switch (signal.member, signal.body[1]) {
    case ("ActionInvoked", .string(let key)): self = .action(number, key: key)
    case ("NotificationReplied", .string(let text)): self = .reply(number, text: text)
    // The reason 2 is a dismissal by the user.
    case ("NotificationClosed", .uint32(let reason)): self = .closed(number, isDismissed: reason == 2)
    default: return nil
    }
  }
}
