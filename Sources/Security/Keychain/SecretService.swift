import Foundation
import TrellisBus

/// The desktop's Secret Service: a session in which secrets are sent as they are, on a bus that is the user's own.
struct SecretService: Sendable {
  private let service: BusObject
  private let session: Session
  private let prompts: Prompts

  /// The path of the session, which ends with the service's process.
  private final class Session: @unchecked Sendable {
    private let lock = NSLock()
    private var current = ""

    var path: String {
      get { lock.withLock { current } }
      set { lock.withLock { current = newValue } }
    }
  }

  /// Connects to the service of a bus, and starts it if it can be started.
  init(address: String?) throws(BusError) {
    let connection = try BusConnection(address: address)
    do throws(BusError) {
      service = BusObject(connection, "org.freedesktop.secrets", "/org/freedesktop/secrets")
      prompts = try Prompts(connection)
      session = Session()
      try openSession()
    } catch {
      connection.close()
      throw error
    }
  }

  private func openSession() throws(BusError) {
    let reply = try service.call(
      "org.freedesktop.Secret.Service", "OpenSession", .string("plain"), .variant(.string("")))
    guard reply.count == 2, let path = reply[1].text else { throw .malformed }
    session.path = path
  }

  /// Runs an operation with the session, and once more with a new one if the service was started again since.
  private func withSession<R>(_ operation: (String) throws(BusError) -> R) throws(BusError) -> R {
    do {
      return try operation(session.path)
    } catch .reply("org.freedesktop.Secret.Error.NoSession", _) {
      try openSession()
      return try operation(session.path)
    }
  }

  /// Returns the paths of all items with some attributes: those that can be read, and those that are locked.
  func search(_ attributes: [String: String]) throws(BusError) -> (unlocked: [String], locked: [String]) {
    let reply = try service.call("org.freedesktop.Secret.Service", "SearchItems", .texts(attributes))
    guard reply.count == 2 else { throw .malformed }
    return (reply[0].items.compactMap(\.text), reply[1].items.compactMap(\.text))
  }

  /// Unlocks items or collections, and waits for the user.
  ///
  /// Returns false if the user declined.
  func unlock(_ paths: [String]) throws(BusError) -> Bool {
    let reply = try service.call(
      "org.freedesktop.Secret.Service", "Unlock", .array(of: "o", paths.map { .path($0) }))
    guard reply.count == 2, let prompt = reply[1].text else { throw .malformed }
    return try prompts.run(service.at(prompt)) != nil
  }

  /// Creates an item in the default collection.
  ///
  /// Returns its path; nil if the user declined to unlock the collection.
  func create(label: String, attributes: [String: String], secret: Data) throws(BusError) -> String? {
    guard let collection = try defaultCollection() else { return nil }
    if try service.at(collection).property("org.freedesktop.Secret.Collection", "Locked") == .bool(true) {
      guard try unlock([collection]) else { return nil }
    }
    let properties = BusValue.table([
      "org.freedesktop.Secret.Item.Label": .string(label),
      "org.freedesktop.Secret.Item.Attributes": .texts(attributes),
    ])
    let reply = try withSession { session throws(BusError) in
      try service.at(collection).call(
        "org.freedesktop.Secret.Collection", "CreateItem", properties, value(secret, session), .bool(false))
    }
    return try outcome(reply)
  }

  private func defaultCollection() throws(BusError) -> String? {
    let alias = try service.call("org.freedesktop.Secret.Service", "ReadAlias", .string("default"))
    if let path = alias.first?.text, path != "/" { return path }
    let properties = BusValue.table(["org.freedesktop.Secret.Collection.Label": .string("Login")])
    return try outcome(
      try service.call("org.freedesktop.Secret.Service", "CreateCollection", properties, .string("default")))
  }

  /// Returns the path of a created object, of which the reply or the prompt has the path.
  private func outcome(_ reply: [BusValue]) throws(BusError) -> String? {
    guard reply.count == 2, let path = reply[0].text, let prompt = reply[1].text else { throw .malformed }
    return path == "/" ? try prompts.run(service.at(prompt))?.text : path
  }

  private func value(_ secret: Data, _ session: String) -> BusValue {
    .structure([.path(session), .bytes([]), .bytes(secret), .string("application/octet-stream")])
  }

  /// Returns the secret of an item.
  func secret(of item: String) throws(BusError) -> Data {
    let reply = try withSession { session throws(BusError) in
      try service.at(item).call("org.freedesktop.Secret.Item", "GetSecret", .path(session))
    }
    guard let fields = reply.first?.items, fields.count == 4 else { throw .malformed }
    return Data(fields[2].byteArray)
  }

  func setSecret(of item: String, to secret: Data) throws(BusError) {
    try withSession { session throws(BusError) in
      _ = try service.at(item).call("org.freedesktop.Secret.Item", "SetSecret", value(secret, session))
    }
  }

  /// Returns all properties of an item.
  func properties(of item: String) throws(BusError) -> BusValue {
    try service.at(item).allProperties("org.freedesktop.Secret.Item")
  }

  func setAttributes(of item: String, to attributes: [String: String]) throws(BusError) {
    try service.at(item).set("org.freedesktop.Secret.Item", "Attributes", to: .texts(attributes))
  }

  func setLabel(of item: String, to label: String) throws(BusError) {
    try service.at(item).set("org.freedesktop.Secret.Item", "Label", to: .string(label))
  }

  /// Deletes an item.
  ///
  /// Returns false if the user declined.
  func delete(_ item: String) throws(BusError) -> Bool {
    let reply = try service.at(item).call("org.freedesktop.Secret.Item", "Delete")
    guard let prompt = reply.first?.text else { throw .malformed }
    return try prompts.run(service.at(prompt)) != nil
  }
}
