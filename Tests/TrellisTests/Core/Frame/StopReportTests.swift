import Foundation
import SwiftUI
import Testing
import TrellisGraph
import TrellisTesting

/// Errors that end the process during the update of a window.
@MainActor
@Suite struct StopReportTests {
  private struct Row: View {
    let gone: Attribute<Int>
    let isShown: Bool
    var body: some View { Text(isShown ? "\(gone.wrappedValue)" : "nothing") }
  }

  private struct Page: View {
    let gone: Attribute<Int>
    @State private var isShown = false
    @AppStorage private var note: String

    init(gone: Attribute<Int>, store: UserDefaults) {
      self.gone = gone
      _note = AppStorage(wrappedValue: "", "note", store: store)
    }

    var body: some View {
      VStack {
        Button("show") {
          note = "written"
          isShown = true
        }
        ForEach(["a"], id: \.self) { _ in Row(gone: gone, isShown: isShown) }
      }
    }
  }

  private static func stop(storing name: String) throws {
    let graph = AttributeGraph()
    let part = graph.makeSubgraph()
    let gone = graph.within(part) { graph.input(name: "gone", 1) }
    part.remove()
    let host = TestHost(Page(gone: gone, store: UserDefaults(suiteName: name)!))
    try host.tap("show")
    _ = host.texts
    withExtendedLifetime(graph) {}
  }

  @Test func `a trap's message names the view's path and the write, and stored values are on disk`() async {
    let name = "trellis-tests-\(UUID().uuidString)"
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = name as String] in
      try await MainActor.run { try StopReportTests.stop(storing: name) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("was removed with its subgraph"))
    #expect(message.contains(#"in the view Page/VStack[1]/ForEach["a"]/Row.body"#))
    #expect(message.contains("Page.isShown"))
    let store = UserDefaults(suiteName: name)!
    defer { store.removePersistentDomain(forName: name) }
    #expect(store.string(forKey: "note") == "written")
  }

  private struct Turning: View {
    let cycle: Attribute<Int>
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("turn") { isOn = true }
        Text(isOn ? "\(cycle.wrappedValue)" : "off")
      }
    }
  }

  private static func turn() throws {
    let graph = AttributeGraph()
    let a = graph.declare(Int.self, name: "a")
    let b = graph.rule(name: "b") { a.wrappedValue }
    graph.define(a) { b.wrappedValue }
    let host = TestHost(Turning(cycle: a))
    try host.tap("turn")
    _ = host.texts
  }

  @Test func `a cycle that a body reads is reported with the body's path`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try StopReportTests.turn() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("a cycle: “a” → “b” → “a”"))
    #expect(message.contains("in the view Turning.body\n  after a write of Turning.isOn"))
  }
}
