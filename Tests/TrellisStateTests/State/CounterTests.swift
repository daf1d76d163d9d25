import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// The talk's app.
private struct ContentView: View {
  var body: some View {
    HStack {
      Counter()
      Text("Hello, world")
    }
  }
}

private struct Counter: View {
  @State private var value = 0

  var body: some View {
    Button {
      value += 1
    } label: {
      Text("\(value)")
    }
    .frame(width: value.isMultiple(of: 2) ? 150 : 100)
  }
}

/// The app with a frame of constant size.
private struct SteadyCounter: View {
  @State private var value = 0

  var body: some View {
    HStack {
      Button("\(value)") { value += 1 }.frame(width: 100)
      Text("Hello, world")
    }
  }
}

@MainActor
@Suite struct CounterTests {
  @Test func `a tap evaluates the counter's body once and no other, and the text moves`() throws {
    let host = TestHost(ContentView())
    #expect(host.texts == ["0", "Hello, world"])
    let before = try host.frame(ofText: "Hello, world")
    let log = try host.evaluations { try host.tap("0") }
    #expect(host.texts == ["1", "Hello, world"])
    let after = try host.frame(ofText: "Hello, world")
    #expect(log.bodies(of: Counter.self) == 1)
    #expect(log.bodies(of: ContentView.self) == 0)
    #expect(log.bodies == 1)
    #expect(log.count(of: "layoutComputer", named: "HStack") == 1)
    #expect(log.count(of: "placements", named: "HStack") == 1)
    // The stack is 50 narrower and centred: its left edge moves by 25, the text in it by −50.
    #expect(after.minX == before.minX - 25)
    #expect(after.size == before.size)
    #expect(log.count(of: "resolvedText") == 1)
  }

  @Test func `a tap that keeps the size changes no geometry and leaves the other child alone`() throws {
    let host = TestHost(SteadyCounter())
    try host.tap("0")
    let log = try host.evaluations { try host.tap("1") }
    #expect(host.texts == ["2", "Hello, world"])
    #expect(log.changes(of: "geometry") == 0)
    #expect(log.changes(of: "resolvedText") == 1)
    // The button's text, its background, the button and the stack are redrawn, but not the other text. The frame has no drawing of
    // its own.
    #expect(
      log.entries.filter { $0.kind == "displayList" }.map(\.name) == [
        "Text", "BackgroundModifier", "OpacityModifier", "ContentShapeModifier", "row", "Button", "HStack",
      ])
  }

  @Test func `switching to dark evaluates no body, but resolves texts and redraws`() throws {
    let host = TestHost(ContentView())
    let light = host.displayList
    let log = host.evaluations { host.colorScheme = .dark }
    #expect(log.bodies == 0)
    #expect(log.changes(of: "resolvedText") == 2)
    #expect(log.count(of: "geometry") == 0)
    #expect(log.count(of: "placements") == 0)
    #expect(log.count(of: "displayList") > 0)
    #expect(host.displayList != light)
  }

  @Test
  func `twenty thousand taps leave no attribute, dependency or memory page`()
    async
  {
    // In a separate process, where nothing else allocates.
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let host = TestHost(ContentView())
        let frame = try host.frame(ofText: "0")
        let point = CGPoint(x: frame.midX, y: frame.midY)
        // The measurer caches about a thousand texts.
        for _ in 0..<3000 { host.tap(at: point) }
        let before = (host.nodeCount, host.edgeCount, residentPages())
        for _ in 0..<20_000 { host.tap(at: point) }
        let after = (host.nodeCount, host.edgeCount, residentPages())
        precondition(host.texts == [(23_000).formatted(), "Hello, world"], "\(host.texts)")
        precondition(before.0 == after.0 && before.1 == after.1, "before \(before), after \(after)")
        // If each tap leaked one block of malloc's smallest size, 32 bytes, there would be 156 pages more. Some 50 pages are used
        // for the first time during these taps, and none after them.
        precondition(after.2 - before.2 < 100, "before \(before), after \(after)")
      }
    }
  }
}

/// Returns the number of memory pages in use by this process.
///
/// The number comes from `smaps_rollup`, which counts page by page. The number in `statm` is kept per processor, and may be off by
/// more than a hundred.
private func residentPages() -> Int {
  let lines = try! String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8).split(separator: "\n")
  let resident = lines.first { $0.hasPrefix("Rss:") }!.split(separator: " ")
  return Int(resident[1])! / 4
}
