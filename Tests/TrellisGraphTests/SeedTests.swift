import Testing
import TrellisGraph

/// The examples that the engine was modelled on: the test of Swift Talk 429, verbatim, and the note on the attribute graph.
@Suite struct SeedTests {
  @Test func example() async throws {
    let graph = AttributeGraph()
    let a = graph.input(name: "A", 10)
    let b = graph.input(name: "B", 20)
    let c = graph.rule(name: "C") { a.wrappedValue + b.wrappedValue }
    #expect(c.wrappedValue == 30)

    let str = """
      digraph {
      A
      B
      C
      A -> C
      B -> C
      }
      """
    #expect(str == graph.graphViz())

    a.wrappedValue = 40
    #expect(c.wrappedValue == 60)
  }

  @Test func `names are optional`() {
    let graph = AttributeGraph()
    let a = graph.input(10)
    let b = graph.input(20)
    let c = graph.rule { a.wrappedValue + b.wrappedValue }
    #expect(c.wrappedValue == 30)
    #expect(graph.graphViz().hasPrefix("digraph {\ninput_0\ninput_1\nrule_2\n"))
  }

  @Test func `setting a marks the edge from a to c, and makes only c and d stale`() {
    var log: [String] = []
    let graph = AttributeGraph()
    let a = graph.input(name: "a", 10)
    let b = graph.input(name: "b", 20)
    let c = graph.rule(name: "c") {
      log.append("c")
      return a.wrappedValue + b.wrappedValue
    }
    let d = graph.rule(name: "d") {
      log.append("d")
      return c.wrappedValue * 2
    }
    #expect(d.wrappedValue == 60)
    #expect(log == ["d", "c"])
    #expect(pending(graph) == [])
    #expect(dirty(graph) == [])

    a.wrappedValue = 11
    #expect(pending(graph) == ["a -> c"])
    #expect(dirty(graph) == ["c", "d"])
    #expect(log == ["d", "c"])

    #expect(c.wrappedValue == 31)
    #expect(pending(graph) == ["c -> d"])
    #expect(dirty(graph) == ["d"])

    #expect(d.wrappedValue == 62)
    #expect(pending(graph) == [])
    #expect(dirty(graph) == [])
    #expect(log == ["d", "c", "c", "d"])
  }
}

func pending(_ graph: AttributeGraph) -> [String] {
  let snapshot = graph.snapshot()
  let names = Dictionary(uniqueKeysWithValues: snapshot.nodes.map { ($0.id, $0.name) })
  return snapshot.edges.filter(\.isPending).map { "\(names[$0.from]!) -> \(names[$0.to]!)" }
}

func dirty(_ graph: AttributeGraph) -> [String] {
  graph.snapshot().nodes.filter(\.isStale).map(\.name)
}
