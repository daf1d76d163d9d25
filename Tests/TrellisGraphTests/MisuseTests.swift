import Testing
import TrellisGraph

@Suite struct MisuseTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a cycle names the attributes on it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.declare(Int.self, name: "a")
      let b = graph.rule(name: "b") { a.wrappedValue }
      graph.define(a) { b.wrappedValue }
      _ = graph.rule(name: "outside") { a.wrappedValue }.wrappedValue
    }
    #expect(message(result).contains("a cycle: “a” → “b” → “a”"))
  }

  @Test func `a write during an update names both`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      _ =
        graph.rule(name: "b") {
          a.wrappedValue = 2
          return 1
        }.wrappedValue
    }
    #expect(message(result).contains("“a” was set while “b” was being brought up to date"))
  }

  @Test func `setting a rule says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      graph.rule(name: "b") { 1 }.wrappedValue = 2
    }
    #expect(message(result).contains("“b” is a rule and can't be set"))
  }

  @Test func `reading a removed attribute says so, and never gives another's value`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let subgraph = graph.makeSubgraph()
      let a = graph.within(subgraph) { graph.input(1) }
      subgraph.remove()
      _ = graph.input(2)
      _ = graph.rule(name: "b") { a.wrappedValue }.wrappedValue
    }
    #expect(message(result).contains("read by “b”) was removed with its subgraph"))
  }

  @Test func `removing the root, and making attributes in what was removed, say so`() async {
    let root = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      graph.currentSubgraph.remove()
      _ = graph.nodeCount
    }
    #expect(message(root).contains("Subgraph.remove: this is the graph's root"))
    let gone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let subgraph = graph.makeSubgraph()
      graph.within(subgraph) {
        subgraph.remove()
        _ = graph.input(1)
      }
    }
    #expect(message(gone).contains("the subgraph in force was removed"))
  }

  @Test func `reading a declared rule without a closure says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      _ = graph.rule { graph.declare(Int.self, name: "later").wrappedValue }.wrappedValue
    }
    #expect(message(result).contains("“later” was declared and read before it had a rule"))
  }
}
