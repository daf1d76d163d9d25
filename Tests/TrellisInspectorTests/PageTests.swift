import Foundation
import SwiftUI
import Testing
import TrellisGraph
@testable import TrellisInspector

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
    Button("\(value)") { value += 1 }
      .frame(width: value.isMultiple(of: 2) ? 100 : 50)
  }
}

/// The line in which ``Counter`` writes.
private let writeLine = 20

@MainActor @Suite struct PageTests {
  private func click(_ page: PageClient, _ host: InspectedHost, on text: String) async throws {
    let point = try #require(host.middle(ofText: text))
    for phase in ["down", "up"] {
      page.send(
        #"{"t":"pointer","phase":"\#(phase)","x":\#(point.x),"y":\#(point.y),"button":0,"clicks":1,"mods":0}"#
      )
      try await host.woken(by: page)
    }
    host.frame()
  }

  @Test func `a click on the page is explained from the text's location back to the written line`()
    async throws
  {
    let host = try InspectedHost(ContentView())
    let page = try await host.page()
    let hello = try #require(await page.message("hello"))
    #expect(hello["nodes"] as? Int == host.viewGraph.graph.nodeCount)
    let whole = try #require(await page.message("picture")?["bytes"] as? [UInt8])
    try await click(page, host, on: "0")
    #expect(host.middle(ofText: "1") != nil)

    // The messages come in either order: the frames, and the changed part of the picture.
    let body = try #require(host.node("body", "Counter.body"))
    var changed: Set<Int> = []
    var part: [UInt8]?
    while !changed.contains(body) || part == nil {
      let message = try #require(await page.message("picture", "updates"))
      part = message["bytes"] as? [UInt8] ?? part
      changed.formUnion((message["outcomes"] as? [String: [Int]])?["changed"] ?? [])
    }
    #expect(!changed.contains(try #require(host.node("body", "ContentView.body"))))
    #expect(part!.count < whole.count)

    // The text's position follows from the stack's placements.
    let placements = try #require(host.node("placements", "HStack"))
    let answer = await page.ask(1, #""what":"why","node":\#(placements),"update":null"#) as? [String: Any]
    let steps = try #require(answer?["steps"] as? [[String: Any]])
    #expect(steps.map { "\($0["kind"]!) \($0["title"]!)" }.contains("layoutComputer “HStack”"))
    let write = try #require((steps.last?["writes"] as? [[String: Any]])?.first)
    #expect(write["old"] as? String == "0" && write["new"] as? String == "1")
    #expect((write["place"] as? String ?? "").hasSuffix("/PageTests.swift:\(writeLine)"))
  }

  @Test func `dark mode evaluates no body`() async throws {
    let host = try InspectedHost(ContentView())
    let page = try await host.page()
    page.send(#"{"t":"set","what":"colorScheme","value":"dark"}"#)
    try await host.woken(by: page)
    host.frame()
    let frame = try #require(host.inspector.history.frames.last)
    let outcomes = host.inspector.history.outcomes(in: frame)
    let nodes = outcomes.filter { $0.value != .marked }.keys
    let kinds = Set(nodes.compactMap { host.viewGraph.graph.attribute(withSnapshotID: $0)?.kind.description })
    #expect(!kinds.contains("body"))
    #expect(kinds.isSuperset(of: ["environment", "resolvedText", "displayList"]))
    _ = page
  }

  @Test func `a state set from the page works as set by an action`() async throws {
    let host = try InspectedHost(ContentView())
    let page = try await host.page()
    let state = try #require(host.node("state", "Counter.value"))
    page.send(#"{"t":"state","node":\#(state),"value":"41"}"#)
    try await host.woken(by: page)
    host.frame()
    // The action reads the value that was set.
    try await click(page, host, on: "41")
    #expect(host.middle(ofText: "42") != nil)
    page.send(#"{"t":"state","node":\#(state),"value":"many"}"#)
    #expect(await page.message("refused") != nil)
  }

  @Test func `the tree, attributes, neighbours and names are sent on request`() async throws {
    struct Rows: View {
      var body: some View { VStack { ForEach(0..<1000, id: \.self) { Text("row \($0)") } } }
    }
    let host = try InspectedHost(Rows())
    let page = try await host.page()
    func object(_ answer: Any?) throws -> [String: Any] {
      let members = answer as? [String: Any]
      return try #require(members)
    }
    func list(_ value: Any?) throws -> [[String: Any]] {
      let elements = value as? [[String: Any]]
      return try #require(elements)
    }
    let tree = try object(await page.ask(1, #""what":"tree","from":0"#))
    let roots = try list(tree["steps"])
    #expect(roots.map { $0["name"] as? String } == ["Rows"])
    let inside = try object(await page.ask(2, #""what":"tree","step":\#(roots[0]["id"]!),"from":0"#))
    let stack = try list(inside["steps"])
    let loop = try object(await page.ask(3, #""what":"tree","step":\#(stack[0]["id"]!),"from":0"#))
    let only = try list(loop["steps"])
    let rows = try object(await page.ask(10, #""what":"tree","step":\#(only[0]["id"]!),"from":0"#))
    #expect(rows["count"] as? Int == 1000)
    let shown = try list(rows["steps"])
    #expect(shown.count == 400)
    let drawing = try object(await page.ask(4, #""what":"view","step":\#(roots[0]["id"]!)"#))
    let boxes = try list(drawing["nodes"])
    #expect(boxes.count <= 400)
    let none = try object(await page.ask(5, #""what":"search","text":"nobody is called that""#))
    let nobody = try list(none["nodes"])
    #expect(nobody.isEmpty)
    let named = try object(await page.ask(6, #""what":"search","text":"rows.body""#))
    let body = try #require(try list(named["nodes"]).first)
    let around = try object(await page.ask(7, #""what":"around","nodes":[\#(body["id"]!)],"steps":1"#))
    let neighbours = try list(around["nodes"])
    #expect(neighbours.contains { $0["kind"] as? String == "view" })
    let node = try object(await page.ask(8, #""what":"node","node":\#(body["id"]!)"#))
    #expect(node["path"] as? String == "Rows" && node["kind"] as? String == "body")
    let gone = await page.ask(9, #""what":"node","node":99999999"#)
    #expect(gone is NSNull)
  }

  @Test func `a property that can't be compared is reported with advice`() async throws {
    struct ChildView: View {
      let data: String
      let onTap: () -> Void
      var body: some View { Text(data) }
    }
    struct ParentView: View {
      @State private var counter = 0
      var body: some View {
        VStack {
          Button("Count \(counter)") { counter += 1 }
          ChildView(data: "Hello", onTap: { [counter] in print(counter) })
        }
      }
    }
    let host = try InspectedHost(ParentView())
    let page = try await host.page()
    try await click(page, host, on: "Count 0")
    let waste = try #require(await page.ask(1, #""what":"waste""#) as? [[String: Any]])
    let entry = try #require(waste.first)
    #expect(
      entry["title"] as? String == "“ChildView”" && entry["property"] as? String == "onTap(captured value 1)")
    #expect((entry["advice"] as? String)?.contains("Equatable") == true)
    let child = try #require(host.node("body", "ChildView.body"))
    let why = try #require(await page.ask(2, #""what":"why","node":\#(child)"#) as? [String: Any])
    let steps = try #require(why["steps"] as? [[String: Any]])
    #expect((steps[1]["difference"] as? [String: Any])?["path"] as? String == "onTap(captured value 1)")
  }
}
