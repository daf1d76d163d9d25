import Foundation
import Testing
import TrellisBus
import TrellisFoundation

@testable import Security

@Suite(.enabled(if: PrivateBus.isAvailable, "dbus-daemon and python3-gi aren't installed"))
struct KeychainTests {
  private let bus: PrivateBus
  private let keychain: Keychain

  init() throws {
    bus = try PrivateBus(service: PrivateBus.secretService)
    keychain = Keychain(service: try SecretService(address: bus.address), application: "org.example.app")
  }

  private func query(_ more: [String: Any] = [:], account: String? = "ann", service: String? = "mail")
    -> [String: Any]
  {
    var query: [String: Any] = [kSecClass as String: kSecClassGenericPassword]
    query[kSecAttrAccount as String] = account
    query[kSecAttrService as String] = service
    return query.merging(more) { $1 }
  }

  private func add(_ query: [String: Any], to keychain: Keychain? = nil) throws -> CFTypeRef? {
    try (keychain ?? self.keychain).add(KeychainQuery(query as CFDictionary))
  }

  private func find(_ query: [String: Any], in keychain: Keychain? = nil) throws -> CFTypeRef? {
    try (keychain ?? self.keychain).matching(KeychainQuery(query as CFDictionary))
  }

  private func status(_ body: () throws -> Void) -> OSStatus? {
    do { try body() } catch { return (error as? KeychainError)?.status }
    return nil
  }

  private func data(_ value: CFTypeRef?) -> String? {
    (value as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `an added item is found with its secret and attributes`() throws {
    defer { bus.stop() }
    let secret = Data("pass".utf8)
    let generic = Data([0, 200])
    _ = try add(query([kSecValueData as String: secret, kSecAttrGeneric as String: generic]))
    #expect(data(try find(query([kSecReturnData as String: true]))) == "pass")
    #expect(try find(query()) == nil)
    let all = try find(
      query([kSecReturnData as String: true, kSecReturnAttributes as String: kCFBooleanTrue!]))
    let item = try #require(all as? [String: Any])
    #expect(item[kSecValueData as String] as? Data == secret)
    #expect(item[kSecAttrAccount as String] as? String == "ann")
    #expect(item[kSecAttrGeneric as String] as? Data == generic)
    #expect(item[kSecAttrAccessGroup as String] as? String == "org.example.app")
    #expect(item[kSecAttrLabel as String] as? String == "mail")
    #expect(item[kSecAttrSynchronizable as String] as? Bool == false)
    #expect(item[kSecAttrModificationDate as String] as? Date == Date(timeIntervalSince1970: 2000))
    #expect(item["application"] == nil)
  }

  @Test func `an item with the same primary attributes is a duplicate`() throws {
    defer { bus.stop() }
    _ = try add(query([kSecValueData as String: Data([1])]))
    #expect(status { _ = try add(query([kSecAttrComment as String: "x"])) } == errSecDuplicateItem)
    _ = try add(query(service: "web"))
    _ = try add(query(service: nil))
    #expect(status { _ = try add(query(service: nil)) } == errSecDuplicateItem)
    _ = try add(query([kSecAttrSynchronizable as String: true]))
    let all: [String: Any] = [
      kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true,
    ]
    #expect((try find(query(all, service: nil)) as? [[String: Any]])?.count == 3)
    let any = all.merging([kSecAttrSynchronizable as String: kSecAttrSynchronizableAny]) { $1 }
    #expect((try find(query(any, service: nil)) as? [[String: Any]])?.count == 4)
  }

  @Test func `items are changed and deleted`() throws {
    defer { bus.stop() }
    _ = try add(query([kSecValueData as String: Data("old".utf8)]))
    _ = try add(query([kSecValueData as String: Data("other".utf8)], account: "bob"))
    let changes: [String: Any] = [kSecValueData as String: Data("new".utf8), kSecAttrLabel as String: "Mail"]
    try keychain.update(
      KeychainQuery(query() as CFDictionary), to: KeychainQuery(changes as CFDictionary, isUpdate: true))
    let found = try find(query([kSecReturnData as String: true, kSecReturnAttributes as String: true]))
    #expect(data((found as? [String: Any])?[kSecValueData as String] as CFTypeRef?) == "new")
    #expect((found as? [String: Any])?[kSecAttrLabel as String] as? String == "Mail")
    let taken: [String: Any] = [kSecAttrAccount as String: "bob"]
    #expect(
      status {
        try keychain.update(
          KeychainQuery(query() as CFDictionary), to: KeychainQuery(taken as CFDictionary, isUpdate: true))
      } == errSecDuplicateItem)
    let wrong = query([kSecValueData as String: Data("old".utf8)])
    #expect(status { try keychain.delete(KeychainQuery(wrong as CFDictionary)) } == errSecItemNotFound)
    try keychain.delete(KeychainQuery(query() as CFDictionary))
    #expect(status { _ = try find(query()) } == errSecItemNotFound)
    #expect(data(try find(query([kSecReturnData as String: true], account: "bob"))) == "other")
  }

  @Test func `apps don't see each other's items, except those of a group`() throws {
    defer { bus.stop() }
    let other = Keychain(service: keychain.service, application: "org.example.other")
    _ = try add(query([kSecValueData as String: Data("mine".utf8)]))
    #expect(status { _ = try find(query(), in: other) } == errSecItemNotFound)
    _ = try add(query([kSecValueData as String: Data("theirs".utf8)]), to: other)
    let group: [String: Any] = [kSecAttrAccessGroup as String: "org.example.group"]
    _ = try add(query(group.merging([kSecValueData as String: Data("shared".utf8)]) { $1 }))
    let shared = query(group.merging([kSecReturnData as String: true]) { $1 })
    #expect(data(try find(shared, in: other)) == "shared")
    #expect(data(try find(query([kSecReturnData as String: true]), in: other)) == "theirs")
  }

  @Test func `references and limits`() throws {
    defer { bus.stop() }
    for account in ["a", "b", "c"] {
      _ = try add(query([kSecValueData as String: Data(account.utf8)], account: account))
    }
    let all = query(
      [kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitAll], account: nil)
    #expect(Set((try find(all) as? [Data])?.map { data($0 as NSData) } ?? []) == ["a", "b", "c"])
    let two = query([kSecReturnData as String: true, kSecMatchLimit as String: 2], account: nil)
    #expect((try find(two) as? [Data])?.count == 2)
    let reference = try #require(
      try find(query([kSecReturnPersistentRef as String: true], account: "b")) as? Data)
    let query: [String: Any] = [kSecValuePersistentRef as String: reference, kSecReturnData as String: true]
    #expect(data(try find(query)) == "b")
    let other = Keychain(service: keychain.service, application: "org.example.other")
    #expect(status { _ = try find(query, in: other) } == errSecItemNotFound)
    #expect(status { try other.delete(KeychainQuery(query as CFDictionary)) } == errSecItemNotFound)
  }

  @Test func `a service that was started again gets a new session`() throws {
    defer { bus.stop() }
    func restart() throws {
      try bus.order("restart")
      #expect(bus.heard() == "done")
    }
    try restart()
    _ = try add(query([kSecValueData as String: Data("old".utf8)]))
    try restart()
    #expect(data(try find(query([kSecReturnData as String: true]))) == "old")
    try restart()
    let changes: [String: Any] = [kSecValueData as String: Data("new".utf8)]
    try keychain.update(
      KeychainQuery(query() as CFDictionary), to: KeychainQuery(changes as CFDictionary, isUpdate: true))
    #expect(data(try find(query([kSecReturnData as String: true]))) == "new")
  }

  @Test func `locked items are unlocked by the user`() throws {
    defer { bus.stop() }
    _ = try add(query([kSecValueData as String: Data("pass".utf8)]))
    let secret = query([kSecReturnData as String: true])
    func order(_ line: String) throws {
      try bus.order(line)
      #expect(bus.heard() == "done")
    }
    try order("lock")
    try order("answer no")
    #expect(status { _ = try find(secret) } == errSecUserCanceled)
    #expect(bus.heard() == "prompt")
    let quiet = secret.merging([kSecUseAuthenticationUI as String: kSecUseAuthenticationUIFail]) { $1 }
    #expect(status { _ = try find(quiet) } == errSecInteractionNotAllowed)
    let skipping = secret.merging([kSecUseAuthenticationUI as String: kSecUseAuthenticationUISkip]) { $1 }
    #expect(status { _ = try find(skipping) } == errSecItemNotFound)
    try order("answer yes")
    #expect(data(try find(secret)) == "pass")
    #expect(bus.heard() == "prompt")
    try order("lock")
    _ = try add(query(account: "new"))
    #expect(bus.heard() == "prompt")
  }
}

struct KeychainQueryTests {
  private func status(_ query: [String: Any]) -> OSStatus? {
    do { _ = try KeychainQuery(query as CFDictionary) } catch { return error.status }
    return nil
  }

  @Test func `queries that Linux can't run have Apple's errors`() {
    #expect(status([kSecAttrAccount as String: "a"]) == errSecParam)
    #expect(status([kSecClass as String: kSecClassKey]) == errSecUnimplemented)
    #expect(status([kSecClass as String: "none"]) == errSecNoSuchClass)
    #expect(
      status([kSecClass as String: kSecClassGenericPassword, kSecReturnRef as String: true])
        == errSecUnimplemented)
    #expect(status([kSecClass as String: kSecClassInternetPassword, kSecAttrPort as String: 443]) == nil)
    #expect(
      status([kSecClass as String: kSecClassInternetPassword, kSecValueData as String: 4]) == errSecParam)
    let generic: [String: Any] = [kSecClass as String: kSecClassGenericPassword]
    for limit in [-1, 0, "few"] as [Any] {
      #expect(status(generic.merging([kSecMatchLimit as String: limit]) { $1 }) == errSecParam)
    }
    #expect(status(generic.merging(["color": "red"]) { $1 }) == errSecNoSuchAttr)
    #expect(status(generic.merging([kSecUseOperationPrompt as String: "Unlock"]) { $1 }) == nil)
  }

  @Test func `without a service there is no keychain`() throws {
    #expect(throws: (any Error).self) { try SecretService(address: "unix:path=/nonexistent") }
    #expect(KeychainError(.noBus).status == errSecNotAvailable)
    let text = try #require(SecCopyErrorMessageString(errSecNotAvailable, nil))
    #expect(text as String == "No keychain is available.")
    #expect(SecCopyErrorMessageString(1, nil) == nil)
  }

  @Test(.enabled(if: PrivateBus.isAvailable)) func `a bus without a secret service has no keychain`() throws {
    let bus = try PrivateBus()
    defer { bus.stop() }
    do {
      _ = try SecretService(address: bus.address)
      Issue.record("there is no service")
    } catch {
      #expect(KeychainError(error).status == errSecNotAvailable)
    }
  }

  @Test func `random bytes fill all of the memory, and nothing else`() {
    var bytes = [UInt8](repeating: 0, count: 66)
    let status = bytes.withUnsafeMutableBytes {
      SecRandomCopyBytes(kSecRandomDefault, 64, $0.baseAddress! + 1)
    }
    #expect(status == errSecSuccess && bytes.first == 0 && bytes.last == 0)
    #expect(Set(bytes).count > 16)
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
  }
}
