import SwiftUI
import Testing
import TrellisTesting

/// An app with several windows.
///
/// Each window has a state of its own, and all windows share the app's state.
@MainActor
@Suite struct SeveralWindowsTests {
  @MainActor @Observable final class Store {
    var name = "none"
    @ObservationIgnored var events: [String] = []
  }

  struct Main: View {
    let store: Store
    @Binding var count: Int
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var several

    var body: some View {
      VStack {
        Text("main \(count) \(several)")
        Button("log") { openWindow(id: "log") }
        Button("close log") { dismissWindow(id: "log") }
        Button("item 1") { openWindow(value: 1) }
        Button("item 2") { openWindow(value: 2) }
        Button("close item 1") { dismissWindow(value: 1) }
        Button("new note") { openWindow(id: "note") }
        Button("nothing") { openWindow(id: "nobody") }
        Button("more") { count += 1 }
      }
      .onDisappear { store.events.append("main gone") }
    }
  }

  struct Log: View {
    let store: Store
    @Binding var count: Int
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack {
        Text("log \(count) \(store.name)")
        Button("up") { count += 10 }
        Button("done") { dismissWindow() }
      }
      .onAppear { store.events.append("log there") }
      .onDisappear { store.events.append("log gone") }
    }
  }

  struct Item: View {
    @Binding var number: Int?
    var body: some View {
      VStack {
        Text("item \(number ?? -1)")
        Button("next") { number = (number ?? 0) + 100 }
      }
    }
  }

  struct Note: View {
    @State private var taps = 0
    var body: some View { Button("taps \(taps)") { taps += 1 } }
  }

  struct Several: App {
    var store = Store()
    @State private var count = 0

    var body: some Scene {
      WindowGroup("Main") { Main(store: store, count: $count) }
      Window("Log", id: "log") { Log(store: store, count: $count) }
      WindowGroup(for: Int.self) { Item(number: $0) }
      WindowGroup("Note", id: "note") { Note() }
    }
  }

  private let store = Store()

  private func host() -> TestHost {
    TestHost(app: Several(store: store), size: CGSize(width: 300, height: 300))
  }

  @Test func `the first scene is open, and a Window opens once, and closes`() throws {
    let host = host()
    #expect(host.windows.count == 1)
    #expect(host.title == "Main")
    #expect(host.texts.contains("main 0 true"))
    try host.tap("log")
    try host.tap("log")
    try #require(host.windows.count == 2)
    #expect(host.windows[1].title == "Log")
    #expect(host.windows[1].texts.contains("log 0 none"))
    #expect(host.frontWindow === host.windows[1])
    try host.tap("close log")
    #expect(host.windows.count == 1)
    #expect(store.events == ["log there", "log gone"])
    try host.tap("log")
    try host.windows[1].tap("done")
    #expect(host.windows.count == 1)
    #expect(host.warnings.isEmpty)
  }

  @Test func `all windows see the app's state and its objects, and set them`() throws {
    let host = host()
    try host.tap("log")
    let log = host.windows[1]
    try host.tap("more")
    #expect(log.texts.contains("log 1 none"))
    try log.tap("up")
    #expect(log.texts.contains("log 11 none"))
    #expect(host.texts.contains("main 11 true"))
    store.name = "new"
    #expect(log.needsUpdate)
    #expect(log.texts.contains("log 11 new"))
  }

  @Test func `a window for an open value comes to the front, and groups open one after the other`()
    throws
  {
    let host = host()
    try host.tap("item 1")
    #expect(host.warnings == [])
    try host.tap("item 2")
    try host.tap("item 1")
    try #require(host.windows.dropFirst().map { $0.texts.first ?? "" } == ["item 1", "item 2"])
    #expect(host.frontWindow === host.windows[1])
    try host.windows[1].tap("next")
    #expect(host.windows[1].texts.first == "item 101")
    try host.tap("close item 1")
    #expect(host.windows.dropFirst().map { $0.texts.first ?? "" } == ["item 2"])
    try host.tap("new note")
    try host.tap("new note")
    try host.windows[2].tap("taps 0")
    #expect(host.windows.suffix(2).map { $0.texts.first ?? "" } == ["taps 1", "taps 0"])
  }

  @Test func `the app continues without its first window`() throws {
    let host = host()
    try host.tap("log")
    let log = host.windows[1]
    host.closeWindow()
    #expect(store.events == ["log there", "main gone"])
    #expect(host.windows.map(\.title) == ["Log"])
    try log.tap("up")
    #expect(host.texts.isEmpty)
    #expect(log.texts.contains("log 10 none"))
    #expect(!host.needsUpdate)
  }

  @Test func `a window that was opened and closed leaves nothing in the app's graph`() throws {
    let host = host()
    try host.tap("log")
    try host.tap("close log")
    let (nodes, edges) = (host.nodeCount, host.edgeCount)
    for _ in 0..<5 {
      try host.tap("log")
      try host.tap("close log")
    }
    #expect((host.nodeCount, host.edgeCount) == (nodes, edges))
  }

  @Test func `opening an unknown scene opens nothing, and is reported by name`() throws {
    let host = host()
    try host.tap("nothing")
    try host.tap("nothing")
    #expect(host.windows.count == 1)
    #expect(host.warnings.count == 1)
    #expect(
      host.warnings.first?.contains(#"no scene with the id "nobody"; the ids are "log", "note""#) == true)
    let alone = TestHost(Main(store: store, count: .constant(0)))
    try alone.tap("log")
    #expect(alone.warnings.first?.contains("aren't in an App") == true)
  }
}
