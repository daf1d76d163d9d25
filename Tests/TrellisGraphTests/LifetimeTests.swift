import Testing
import TrellisGraph

@Suite struct LifetimeTests {
  final class Witness {}

  @Test func `removing a subgraph removes its nodes, edges and values`() {
    let graph = AttributeGraph()
    let a = graph.input(1)
    weak var witness: Witness?
    let subgraph = graph.makeSubgraph()
    graph.within(subgraph) {
      let value = Witness()
      witness = value
      let inner = graph.within(graph.makeSubgraph()) { graph.rule { (a.wrappedValue, value) } }
      _ = graph.rule { inner.wrappedValue.0 }.wrappedValue
    }
    #expect(graph.nodeCount == 3)
    #expect(graph.edgeCount == 2)
    #expect(witness != nil)
    subgraph.remove()
    #expect(graph.nodeCount == 1)
    #expect(graph.edgeCount == 0)
    #expect(witness == nil)
    #expect(!subgraph.exists)
    subgraph.remove()
  }

  @Test func `a released graph destroys its values once, and its handles trap with a message`() async {
    weak var witness: Witness?
    var handle: Attribute<Witness>?
    do {
      let graph = AttributeGraph()
      let value = Witness()
      witness = value
      let attribute = graph.input(value)
      handle = attribute
      _ = graph.rule { attribute.wrappedValue }.wrappedValue
    }
    #expect(witness == nil)
    #expect(handle?.exists == false)
    #expect(handle?.cachedValue == nil)
  }

  @Test func `a removal during an update takes effect at its end`() {
    let graph = AttributeGraph()
    var log: [String] = []
    let show = graph.input(true)
    var subgraph: Subgraph?
    var content: Attribute<Int>?
    let branch = graph.rule { [unowned graph] in
      if show.wrappedValue {
        subgraph = graph.makeSubgraph()
        graph.onRemoval(of: subgraph!) { log.append("removed") }
        content = graph.within(subgraph!) { graph.rule { 7 } }
      } else {
        subgraph?.remove()
        #expect(content!.exists)
        content = nil
      }
      return content
    }
    let end = graph.rule { branch.wrappedValue?.wrappedValue ?? 0 }
    #expect(end.wrappedValue == 7)
    #expect(graph.nodeCount == 4)
    show.wrappedValue = false
    #expect(end.wrappedValue == 0)
    #expect(log == ["removed"])
    #expect(graph.nodeCount == 3)
  }

  @Test func `releasing a graph notifies no removal observers`() {
    var log: [String] = []
    do {
      let graph = AttributeGraph()
      let subgraph = graph.makeSubgraph()
      graph.onRemoval(of: subgraph) { log.append("removed") }
      graph.onRemoval(of: graph.currentSubgraph) { log.append("root removed") }
    }
    #expect(log == [])
  }

  @Test func `readers of a removed attribute run again`() {
    let graph = AttributeGraph()
    let subgraph = graph.makeSubgraph()
    let a = graph.within(subgraph) { graph.input(1) }
    let b = graph.input(2)
    let end = graph.rule { (a.exists ? a.wrappedValue : 0) + b.wrappedValue }
    let last = graph.rule { end.wrappedValue }
    #expect(last.wrappedValue == 3)
    subgraph.remove()
    #expect(last.isStale)
    #expect(last.wrappedValue == 2)
    #expect(graph.edgeCount == 2)
  }

  @Test func `creating and removing attributes leaves the counts as before`() {
    let graph = AttributeGraph()
    let a = graph.input(1)
    let total = graph.rule { a.wrappedValue }
    _ = total.wrappedValue
    for _ in 0..<1000 {
      let subgraph = graph.makeSubgraph()
      graph.within(subgraph) {
        for _ in 0..<10 { _ = graph.rule { a.wrappedValue + total.wrappedValue }.wrappedValue }
      }
      subgraph.remove()
    }
    #expect(graph.nodeCount == 2)
    #expect(graph.edgeCount == 1)
    #expect(graph.snapshot().nodes.allSatisfy { $0.id < 12 })
  }

  @Test func `a deinit may remove a subgraph that is being removed`() {
    final class Remover {
      var subgraph: Subgraph?
      deinit { subgraph?.remove() }
    }
    for _ in 0..<10 {
      let graph = AttributeGraph()
      let parent = graph.makeSubgraph()
      let children = (0..<4).map { _ in graph.makeSubgraph(in: parent) }
      for index in 0..<4 {
        graph.within(children[index]) {
          let remover = Remover()
          remover.subgraph = children[(index + 1) % 4]
          _ = graph.input(remover)
        }
      }
      parent.remove()
      #expect(graph.nodeCount == 0)
      for child in children { #expect(!child.exists) }
    }
  }

  @Test func `an attribute removed by its own update returns its value to the reader`() {
    let graph = AttributeGraph()
    let count = LiveCount()
    let input = graph.input(1)
    let builder = graph.declare(Attribute<Counted>.self)
    let part = graph.input(graph.makeSubgraph())
    var current = part.wrappedValue
    graph.define(builder) { [unowned graph] in
      _ = input.wrappedValue
      if current.exists { current.remove() }
      current = graph.makeSubgraph()
      return graph.within(current) { graph.rule { Counted(count) } }
    }
    let asked = builder.wrappedValue
    #expect(asked.wrappedValue.count === count)
    let inner = graph.within(current) {
      graph.rule {
        _ = builder.wrappedValue
        return Counted(count)
      }
    }
    _ = inner.wrappedValue
    input.wrappedValue = 2
    #expect(inner.wrappedValue.count === count)
    #expect(!inner.exists)
    input.wrappedValue = 3
    _ = builder.wrappedValue.wrappedValue
    #expect(count.alive == 1)
  }

  @Test func `another graph's subgraph is rejected`() async {
    await #expect(processExitsWith: .failure) {
      let (graph, other) = (AttributeGraph(), AttributeGraph())
      let subgraph = other.makeSubgraph()
      graph.within(subgraph) { _ = graph.input(1) }
    }
  }

  @Test func `a removal observer may release the graph`() {
    let count = LiveCount()
    var graph: AttributeGraph? = AttributeGraph()
    let subgraph = graph!.makeSubgraph()
    _ = graph!.within(subgraph) { graph!.input(Counted(count)) }
    graph!.onRemoval(of: subgraph) { graph = nil }
    subgraph.remove()
    #expect(count.alive == 0)
  }
}
