import SwiftUI
import Testing
import TrellisGraph
import TrellisTesting

@MainActor
@Suite struct StorageTests {
  /// Calls a closure with an empty store of its own, which is removed afterwards.
  private func withStore(_ body: (UserDefaults) throws -> Void) rethrows {
    let name = "trellis-tests-\(UUID().uuidString)"
    let store = UserDefaults(suiteName: name)!
    defer { store.removePersistentDomain(forName: name) }
    try body(store)
  }

  private enum Size: String { case small, large }
  private enum Level: Int { case low = 1, high = 2 }

  private struct All: View {
    @AppStorage("bool") private var bool = true
    @AppStorage("int") private var int = 1
    @AppStorage("double") private var double = 0.5
    @AppStorage("string") private var string = "s"
    @AppStorage("url") private var url = URL(string: "https://example.com/a")!
    @AppStorage("data") private var data = Data([1])
    @AppStorage("date") private var date = Date(timeIntervalSince1970: 1)
    @AppStorage("size") private var size = Size.small
    @AppStorage("level") private var level = Level.low

    var body: some View {
      VStack {
        Text("\(bool.description) \(int) \(double.description) \(string) \(url.absoluteString)")
        Text("\(data.count) \(date.timeIntervalSince1970.description) \(size.rawValue) \(level.rawValue)")
        Button("set") {
          (bool, int, double, string) = (false, 2, 2, "t")
          (url, data) = (URL(string: "https://example.com/b?c=d#e")!, Data([1, 2]))
          (date, size, level) = (Date(timeIntervalSince1970: 2), .large, .high)
        }
      }
    }
  }

  private struct Optionals: View {
    @AppStorage("bool") private var bool: Bool?
    @AppStorage("int") private var int: Int?
    @AppStorage("double") private var double: Double?
    @AppStorage("string") private var string: String?
    @AppStorage("url") private var url: URL?
    @AppStorage("data") private var data: Data?
    @AppStorage("date") private var date: Date?
    @AppStorage("size") private var size: Size?
    @AppStorage("level") private var level: Level?

    var body: some View {
      VStack {
        Text(
          [
            bool?.description, int?.description, double?.description, string, url?.absoluteString,
            data?.count.description, date?.timeIntervalSince1970.description, size?.rawValue,
            level?.rawValue.description,
          ].map { $0 ?? "nil" }.joined(separator: " "))
        Button("clear") {
          (bool, int, double, string, url) = (nil, nil, nil, nil, nil)
          (data, date, size, level) = (nil, nil, nil, nil)
        }
      }
    }
  }

  @Test func `every supported type is stored, and read by the next host`() throws {
    try withStore { store in
      let host = TestHost(All().defaultAppStorage(store))
      #expect(host.texts.prefix(2) == ["true 1 0.5 s https://example.com/a", "1 1.0 small 1"])
      #expect(store.object(forKey: "int") == nil)
      try host.tap("set")
      let changed = ["false 2 2.0 t https://example.com/b?c=d#e", "2 2.0 large 2"]
      #expect(host.texts.prefix(2) == changed[...])
      #expect(TestHost(All().defaultAppStorage(store)).texts.prefix(2) == changed[...])
      let optional = TestHost(Optionals().defaultAppStorage(store))
      #expect(optional.texts.first == "false 2 2.0 t https://example.com/b?c=d#e 2 2.0 large 2")
      try optional.tap("clear")
      #expect(optional.texts.first == "nil nil nil nil nil nil nil nil nil")
      #expect(store.object(forKey: "string") == nil)
    }
  }

  private struct Stored: View {
    let title: String
    @AppStorage private var count: Int

    init(_ title: String, key: String, store: UserDefaults) {
      self.title = title
      _count = AppStorage(wrappedValue: 0, key, store: store)
    }

    var body: some View {
      Button("\(title) \(count)") { count += 1 }
    }
  }

  @Test func `views with the same key share its value, and others aren't evaluated`() throws {
    try withStore { store in
      let host = TestHost(
        VStack {
          Stored("a", key: "first", store: store)
          Stored("b", key: "first", store: store)
          Stored("c", key: "second", store: store)
        })
      let log = try host.evaluations { try host.tap("a 0") }
      #expect(host.texts == ["a 1", "b 1", "c 0"])
      #expect(log.bodies == 2)
      #expect(host.snapshot.nodes.count { $0.kind == "storedValue" } == 2)
    }
  }

  @Test func `external writes to the store are seen when the host checks`() throws {
    withStore { store in
      let host = TestHost(Stored("a", key: "key", store: store))
      #expect(!host.needsUpdate)
      store.set(5, forKey: "key")
      #expect(host.needsUpdate)
      #expect(host.texts == ["a 5"])
      store.set("not a number", forKey: "key")
      #expect(host.texts == ["a 0"])
      store.removeObject(forKey: "key")
      #expect(host.evaluations {}.bodies == 0)
    }
  }

  private struct Moving: View {
    let store: UserDefaults
    @State private var key = "first"
    @State private var shows = true

    var body: some View {
      VStack {
        if shows { Stored(key, key: key, store: store) }
        Button("move") { key = "second" }
        Button("leave") { shows = false }
      }
    }
  }

  @Test func `a property whose key changes reads the new key, and unread keys leave no attribute`() throws {
    try withStore { store in
      let host = TestHost(Moving(store: store))
      try host.tap("first 0")
      let nodes = host.nodeCount
      try host.tap("move")
      #expect(host.texts.first == "second 0")
      #expect(host.nodeCount == nodes)
      try host.tap("second 0")
      #expect(store.integer(forKey: "second") == 1)
      #expect(store.integer(forKey: "first") == 1)
      try host.tap("leave")
      #expect(host.snapshot.nodes.allSatisfy { $0.kind != "storedValue" })
    }
  }

  private struct Draft: View {
    @SceneStorage("draft") private var draft = "empty"
    @SceneStorage("cursor") private var cursor: Int?

    var body: some View {
      Button("\(draft) \(cursor ?? -1)") {
        draft = "written"
        cursor = 3
      }
    }
  }

  private struct Drafts: View {
    @State private var shows = true

    var body: some View {
      VStack {
        if shows { Draft() }
        Button("toggle") { shows.toggle() }
      }
    }
  }

  @Test func `scene storage outlives the view, and is separate per scene`() throws {
    let (host, other) = (TestHost(Drafts()), TestHost(Drafts()))
    try host.tap("empty -1")
    try host.tap("toggle")
    #expect(host.texts == ["toggle"])
    try host.tap("toggle")
    #expect(host.texts == ["written 3", "toggle"])
    #expect(other.texts == ["empty -1", "toggle"])
  }

  private struct Spaces: View {
    let report: @MainActor (Namespace.ID, Namespace.ID) -> Void
    @Namespace private var first
    @Namespace private var second
    @State private var count = 0

    var body: some View {
      report(first, second)
      return Button("count \(count)") { count += 1 }
    }
  }

  @Test func `a namespace's id belongs to its view's identity and stays`() throws {
    var ids: [[Namespace.ID]] = []
    let host = TestHost(VStack { Spaces { ids.append([$0, $1]) } })
    try host.tap("count 0")
    #expect(host.texts == ["count 1"])
    #expect(ids.count == 2)
    #expect(ids[0] == ids[1])
    #expect(ids[0][0] != ids[0][1])
  }
}
