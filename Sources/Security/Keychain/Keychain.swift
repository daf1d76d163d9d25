import Foundation
import TrellisBus
import TrellisFoundation

/// The keychain of an app, in the Secret Service.
struct Keychain {
  let service: SecretService
  /// The app's name in its items.
  let application: String

  private static let shared = Shared()

  /// The connection of this process, which is made with the first use and again if it is lost.
  private final class Shared: @unchecked Sendable {
    private let lock = NSLock()
    private var service: SecretService?

    func get() throws(BusError) -> SecretService {
      lock.lock()
      defer { lock.unlock() }
      if let service { return service }
      let new = try SecretService(address: BusAddress.session)
      service = new
      return new
    }

    func drop() { lock.withLock { service = nil } }
  }

  private static var application: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// Runs an operation, and returns its status.
  static func status(
    _ operation: (Keychain) throws -> CFTypeRef?, result: (CFTypeRef) -> Void = { _ in }
  ) -> OSStatus {
    do {
      if let value = try operation(Keychain(service: shared.get(), application: application)) {
        result(value)
      }
      return errSecSuccess
    } catch let error as BusError {
      if error == .disconnected { shared.drop() }
      return KeychainError(error).status
    } catch {
      return (error as? KeychainError)?.status ?? errSecInternalComponent
    }
  }

  // MARK: Operations

  func add(_ query: KeychainQuery) throws -> CFTypeRef? {
    let attributes = stored(query.attributes)
    guard try find(identity(attributes), query).isEmpty else { throw KeychainError(errSecDuplicateItem) }
    let path = try service.create(
      label: label(attributes), attributes: attributes, secret: query.secret ?? Data())
    guard let path else { throw KeychainError(errSecUserCanceled) }
    return try result(of: path, query)
  }

  func matching(_ query: KeychainQuery) throws -> CFTypeRef? {
    let found = try matches(query).prefix(query.limit)
    guard !found.isEmpty else { throw KeychainError(errSecItemNotFound) }
    let results = try found.map { try result(of: $0, query) }
    guard query.limit > 1 else { return results.first ?? nil }
    return NSArray(array: results.compactMap(\.self))
  }

  func update(_ query: KeychainQuery, to changes: KeychainQuery) throws {
    let found = try matches(query)
    guard !found.isEmpty else { throw KeychainError(errSecItemNotFound) }
    for path in found {
      let old = attributes(of: try service.properties(of: path))
      let new = old.merging(changes.attributes) { $1 }
      if identity(new) != identity(old), try !find(identity(new), query).isEmpty {
        throw KeychainError(errSecDuplicateItem)
      }
      if new != old {
        try service.setAttributes(of: path, to: new)
        try service.setLabel(of: path, to: label(new))
      }
      if let secret = changes.secret { try service.setSecret(of: path, to: secret) }
    }
  }

  func delete(_ query: KeychainQuery) throws {
    let found = try matches(query)
    guard !found.isEmpty else { throw KeychainError(errSecItemNotFound) }
    for path in found {
      guard try service.delete(path) else { throw KeychainError(errSecUserCanceled) }
    }
  }

  // MARK: Items

  /// Returns the paths of the items that match a query, sorted.
  private func matches(_ query: KeychainQuery) throws -> [String] {
    var search = query.attributes
    if search["sync"] == nil, query.item == nil { search["sync"] = "0" }
    if search["sync"] == "" { search["sync"] = nil }
    if search["agrp"] == nil { search["application"] = application }
    search["xdg:schema"] = Keychain.schema
    var found = try find(search, query)
    if let item = query.item { found.removeAll { Data($0.utf8) != item } }
    guard let secret = query.secret else { return found }
    return try found.filter { try service.secret(of: $0) == secret }
  }

  private func find(_ attributes: [String: String], _ query: KeychainQuery) throws -> [String] {
    let found = try service.search(attributes)
    guard !found.locked.isEmpty, query.interaction != kSecUseAuthenticationUISkip as String else {
      return found.unlocked.sorted()
    }
    guard query.interaction != kSecUseAuthenticationUIFail as String else {
      throw KeychainError(errSecInteractionNotAllowed)
    }
    guard try service.unlock(found.locked) else { throw KeychainError(errSecUserCanceled) }
    return (found.unlocked + found.locked).sorted()
  }

  private static let schema = "org.trellis.Keychain"
}

extension Keychain {
  /// Returns the attributes of a new item: those given, the app's, and the defaults, which are empty texts for primary attributes.
  private func stored(_ given: [String: String]) -> [String: String] {
    var all = given
    let primary = KeychainAttribute.primary(class: given["class"] ?? "").map { ($0, "") }
    let others = [
      ("application", application), ("xdg:schema", Keychain.schema), ("agrp", application), ("sync", "0"),
      ("pdmn", kSecAttrAccessibleWhenUnlocked as String),
    ]
    all.merge(primary + others) { given, _ in given }
    return all
  }

  /// Returns the attributes that no two items have in common.
  private func identity(_ attributes: [String: String]) -> [String: String] {
    let keys =
      KeychainAttribute.primary(class: attributes["class"] ?? "") + ["class", "agrp", "sync", "xdg:schema"]
    return attributes.filter { keys.contains($0.key) }
  }

  private func label(_ attributes: [String: String]) -> String {
    let place = [attributes["svce"], attributes["srvr"]].compactMap(\.self).first { !$0.isEmpty }
    return attributes["labl"] ?? place ?? attributes["acct"] ?? application
  }

  private func attributes(of properties: BusValue) -> [String: String] {
    var texts: [String: String] = [:]
    for case .entry(.string(let key), .string(let value)) in properties["Attributes"]?.items ?? [] {
      texts[key] = value
    }
    return texts
  }

  /// Returns what a query requests of an item: nil, data, or a dictionary.
  private func result(of path: String, _ query: KeychainQuery) throws -> CFTypeRef? {
    let (secret, reference) = (
      query.returnsData ? try service.secret(of: path) as NSData : nil,
      query.returnsReference ? Data(path.utf8) as NSData : nil
    )
    guard query.returnsAttributes || (secret != nil && reference != nil) else { return secret ?? reference }
    let result = NSMutableDictionary()
    if query.returnsAttributes {
      let properties = try service.properties(of: path)
      for (key, text) in attributes(of: properties)
      where !text.isEmpty && key != "application" && key != "xdg:schema" {
        result[key] = KeychainAttribute.value(text, for: key)
      }
      for (key, name) in ["cdat": "Created", "mdat": "Modified"] {
        result[key] = properties[name]?.number.map { Date(timeIntervalSince1970: $0) }
      }
      result["labl"] = properties["Label"]?.text
    }
    if let secret { result[kSecValueData as String] = secret }
    if let reference { result[kSecValuePersistentRef as String] = reference }
    return result
  }
}
