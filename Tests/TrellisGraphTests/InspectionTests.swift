import Testing
import TrellisGraph

@Suite struct InspectionTests {
  let graph = AttributeGraph()

  @Test func `repeated, missing and unusual names are distinguished`() {
    let a = graph.input(name: "a", 1)
    let b = graph.input(name: "a", 2)
    let c = graph.rule(kind: "cell") { a.wrappedValue + b.wrappedValue }
    let d = graph.rule(name: "d \"e\"\n") { c.wrappedValue }
    _ = d.wrappedValue
    #expect(
      graph.graphViz() == """
        digraph {
        a_0
        a_1
        cell_2
        "d \\"e\\"\\n"
        a_0 -> cell_2
        a_1 -> cell_2
        cell_2 -> "d \\"e\\"\\n"
        }
        """)
  }

  @Test func `the text form shows each node with its dependencies`() {
    let a = graph.input(name: "a", kind: "cell", 1)
    let b = graph.rule(name: "b", kind: "formula") { a.wrappedValue }
    _ = b.wrappedValue
    a.wrappedValue = 2
    #expect(
      graph.snapshot().text() == """
        cell a #0
        formula b #1 (stale)
          ← cell a #0 (pending)
        """)
  }

  @Test func `an observer receives sets and evaluations in order`() {
    var log: [String] = []
    let a = graph.input(name: "a", 1)
    let b = graph.rule(name: "b") { a.wrappedValue / 2 }
    let c = graph.rule(name: "c") { b.wrappedValue }
    _ = c.wrappedValue
    let observation = graph.addObserver { event in
      switch event {
      case .set(let attribute): log.append("set \(attribute.name!)")
      case .evaluated(let attribute, let changed, _):
        log.append("\(attribute.kind) \(attribute.name!) \(changed)")
      default: break
      }
    }
    a.wrappedValue = 1
    a.wrappedValue = 2
    _ = c.wrappedValue
    a.wrappedValue = 3
    _ = c.wrappedValue
    #expect(log == ["set a", "rule b true", "rule c true", "set a", "rule b false"])
    observation.cancel()
    a.wrappedValue = 4
    #expect(log.count == 5)
  }

  @Test func `an attribute is found again by its number, until it is removed`() {
    let subgraph = graph.makeSubgraph()
    let a = graph.within(subgraph) { graph.input(5) }
    let number = a.erased.rawValue
    #expect(graph.attribute(rawValue: number)?.value as? Int == 5)
    #expect(graph.attribute(rawValue: number)?.typed(Int.self) == a)
    subgraph.remove()
    #expect(graph.attribute(rawValue: number) == nil)
  }
}
