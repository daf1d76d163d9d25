import SwiftUI
import Testing
import TrellisTesting

// The README's test, and further tests that import only this module. The graph, display lists and the renderer are needed only by
// tests that inspect them.

private struct ContentView: View {
  @State private var count = 0

  var body: some View {
    Button("Taps: \(count)") { count += 1 }
      .padding()
  }
}

@MainActor @Test func `a tap evaluates one body`() throws {
  let host = TestHost(ContentView())
  let log = try host.evaluations { try host.tap("Taps: 0") }
  #expect(host.texts == ["Taps: 1"])
  #expect(log.bodies == 1)
}

@MainActor @Test func `evaluations have kinds and names without importing the graph's module`() throws {
  let host = TestHost(ContentView())
  let log = try host.evaluations { try host.tap("Taps: 0") }
  #expect(log.count(of: "body", named: "ContentView.body") == 1)
  #expect(log.changes(of: "resolvedText") == 1)
  #expect(log.entries.contains { $0.kind == "displayList" && $0.changed })
  #expect(host.nodeCount > 0 && host.edgeCount > 0)
}

@MainActor @Test func `the accessibility tree is available without importing the list's module`()
  throws
{
  let host = TestHost(ContentView(), size: CGSize(width: 200, height: 100))
  #expect("\(host.accessibilityTree)".hasPrefix("button \"Taps: 0\""))
  try host.performAccessibilityAction(of: "Taps: 0")
  #expect(host.texts == ["Taps: 1"])
}
