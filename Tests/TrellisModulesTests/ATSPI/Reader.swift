import Foundation
import Synchronization
import TrellisATSPI
import TrellisBus

/// A screen reader in a test: it calls the app's objects on a bus, and hears its events.
///
/// Calls wait on another thread, so that the main actor can answer.
final class Reader: Sendable {
  private let connection: BusConnection
  private let app: String
  private let heard = Events()

  /// The events that were heard, on the thread of the connection.
  private final class Events: Sendable {
    let all = Mutex<[String]>([])
  }

  /// Creates a reader of the app whose connection has a name.
  init(_ bus: PrivateBus, of app: String) throws {
    connection = try BusConnection(address: bus.address)
    self.app = app
    for kind in ["Object", "Window", "Focus"] {
      try connection.follow(interface: "org.a11y.atspi.Event.\(kind)") { [heard] signal in
        let (first, value) = (signal.body[1].number ?? 0, signal.body[3].content)
        let detail = value.text ?? (value.items.isEmpty ? value.number.map { "\($0)" } ?? "" : "object")
        heard.all.withLock {
          $0.append("\(kind) \(signal.member ?? "") \(signal.body[0].text ?? "") \(Int(first)) \(detail)")
        }
      }
    }
  }

  /// Calls a method of an object, by the last part of its path and of the interface's name.
  func call(_ id: String, _ interface: String, _ method: String, _ body: BusValue...) async throws
    -> [BusValue]
  {
    let (connection, app) = (connection, app)
    return try await withCheckedThrowingContinuation { continuation in
      connection.send(
        app, "/org/a11y/atspi/accessible/\(id)",
        interface == "Properties" ? "org.freedesktop.DBus.Properties" : "org.a11y.atspi.\(interface)", method,
        body
      ) { continuation.resume(with: $0.mapError { $0 as any Error }) }
    }
  }

  /// Returns a property.
  func property(_ id: String, _ interface: String, _ name: String) async throws -> BusValue {
    let reply = try await call(
      id, "Properties", "Get", .string("org.a11y.atspi.\(interface)"), .string(name))
    return reply[0].content
  }

  /// Returns the last parts of the paths of an object's children.
  func children(_ id: String) async throws -> [String] {
    try await call(id, "Accessible", "GetChildren")[0].items.map { Reader.id($0) }
  }

  /// Returns the last part of the path of a reference.
  static func id(_ reference: BusValue) -> String {
    reference.items.last?.text?.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Returns the events since the last call, as words: the kind, the name, the detail, the first number and the value.
  func events() async throws -> [String] {
    // The bus delivers in order: after a reply, all events before it are there.
    _ = try await call("root", "Accessible", "GetRole")
    return heard.all.withLock { heard in
      defer { heard = [] }
      return heard
    }
  }
}
