import Testing
import TrellisGraph

/// Removal with deferred destruction.
@Suite struct ReclaimingTests {
  /// Returns a graph with deferred destruction, and a subgraph of inputs whose values are counted while alive.
  private func deferring(_ count: LiveCount, inputs: Int) -> (AttributeGraph, Subgraph, [Attribute<Counted>])
  {
    let graph = AttributeGraph()
    graph.defersDeallocation = true
    let subgraph = graph.makeSubgraph()
    let attributes = graph.within(subgraph) { (0..<inputs).map { _ in graph.input(Counted(count)) } }
    return (graph, subgraph, attributes)
  }

  @Test func `removed nodes are unlinked at once, and destroyed in slices`() {
    let count = LiveCount()
    let (graph, subgraph, attributes) = deferring(count, inputs: 10)
    let reader = graph.rule { attributes.filter(\.exists).map(\.wrappedValue).count }
    #expect(reader.wrappedValue == 10)
    subgraph.remove()
    #expect(!subgraph.exists && attributes.allSatisfy { !$0.exists && $0.cachedValue == nil })
    #expect(reader.isStale)
    #expect(reader.wrappedValue == 0)
    #expect(graph.nodeCount == 1 && graph.edgeCount == 0)
    #expect(graph.removedCount == 10 && count.alive == 10)
    #expect(graph.collect(limit: 4))
    #expect(graph.removedCount == 6 && count.alive == 6)
    #expect(!graph.collect(limit: 6))
    #expect(graph.removedCount == 0 && count.alive == 0)
    #expect(!graph.collect(limit: 1))
  }

  @Test func `slots of removed nodes are reused once the nodes are destroyed`() {
    let count = LiveCount()
    let (graph, subgraph, _) = deferring(count, inputs: 4)
    subgraph.remove()
    let next = (0..<4).map { _ in graph.input(Counted(count)) }
    #expect(graph.snapshot().nodes.map(\.id) == [4, 5, 6, 7])
    #expect(count.alive == 8)
    graph.reclaimAll()
    _ = (0..<4).map { graph.input($0) }
    #expect(graph.snapshot().nodes.map(\.id) == Array(0..<8))
    #expect(next.allSatisfy { $0.wrappedValue.count === count })
  }

  @Test func `edges between removed and remaining nodes are cut at once`() {
    let graph = AttributeGraph()
    graph.defersDeallocation = true
    let source = graph.input(1)
    let subgraph = graph.makeSubgraph()
    let middle = graph.within(subgraph) {
      let inner = graph.rule { source.wrappedValue + 1 }
      return graph.rule { inner.wrappedValue + source.wrappedValue }
    }
    let end = graph.rule { middle.exists ? middle.wrappedValue : source.wrappedValue }
    #expect(end.wrappedValue == 3)
    #expect(graph.edgeCount == 4)
    var events: [String] = []
    graph.addObserver { event in
      switch event {
      case .edgeRemoved: events.append("edge removed")
      case .tookEffect: events.append("took effect")
      default: break
      }
    }
    subgraph.remove()
    #expect(events == ["edge removed", "edge removed", "edge removed", "edge removed"])
    #expect(end.wrappedValue == 1)
    #expect(graph.edgeCount == 1)
    source.wrappedValue = 5
    #expect(end.wrappedValue == 5)
    graph.reclaimAll()
    source.wrappedValue = 6
    #expect(end.wrappedValue == 6)
    #expect(graph.edgeCount == 1)
  }

  @Test func `releasing a graph destroys removed nodes`() {
    let count = LiveCount()
    do {
      let (graph, subgraph, _) = deferring(count, inputs: 3)
      subgraph.remove()
      #expect(graph.removedCount == 3)
    }
    #expect(count.alive == 0)
  }

  @Test func `switching off deferred destruction destroys removed nodes`() {
    let count = LiveCount()
    let (graph, subgraph, _) = deferring(count, inputs: 3)
    subgraph.remove()
    graph.defersDeallocation = false
    #expect(count.alive == 0 && graph.removedCount == 0)
  }

  @Test func `a deinit may make attributes, remove more and reclaim`() {
    let count = LiveCount()
    let (graph, subgraph, _) = deferring(count, inputs: 3)
    let other = graph.makeSubgraph()
    var made: [Attribute<Int>] = []
    _ = graph.within(other) { graph.input(Counted(count)) }
    graph.within(subgraph) {
      _ = graph.input(
        AtEnd { [unowned graph] in
          made.append(graph.input(7))
          #expect(made[0].wrappedValue == 7)
          other.remove()
          #expect(graph.collect(limit: 1), "the one that is under way goes on")
        })
    }
    subgraph.remove()
    #expect(graph.removedCount == 4)
    #expect(graph.collect(limit: 1))
    #expect(made.count == 1 && graph.nodeCount == 1)
    #expect(graph.removedCount == 4 && count.alive == 4)
    #expect(!graph.collect(limit: 100))
    #expect(count.alive == 0)
    #expect(made[0].wrappedValue == 7)
  }

  @Test func `a deinit may release the graph`() {
    let count = LiveCount()
    var graph: AttributeGraph? = AttributeGraph()
    graph!.defersDeallocation = true
    let subgraph = graph!.makeSubgraph()
    graph!.within(subgraph) {
      for _ in 0..<3 { _ = graph!.input(Counted(count)) }
      _ = graph!.input(AtEnd { graph = nil })
    }
    subgraph.remove()
    graph?.collect(limit: 1)
    #expect(graph == nil)
    #expect(count.alive == 0)
  }

  @Test func `destroying nodes at the end of an update may release the graph`() {
    let count = LiveCount()
    var graph: AttributeGraph? = AttributeGraph()
    let subgraph = graph!.makeSubgraph()
    _ = graph!.within(subgraph) { graph!.input(AtEnd { graph = nil }) }
    let rule = graph!.rule {
      subgraph.remove()
      return Counted(count)
    }
    #expect(rule.wrappedValue.count === count)
    #expect(graph == nil && !rule.exists)
    _ = AttributeGraph()
    #expect(count.alive == 0)
  }

  @Test func `an attribute removed by its own update returns its value with deferred destruction, too`() {
    let count = LiveCount()
    let (graph, subgraph, _) = deferring(count, inputs: 2)
    let rule = graph.within(subgraph) {
      graph.rule {
        subgraph.remove()
        return Counted(count)
      }
    }
    #expect(rule.wrappedValue.count === count)
    #expect(!rule.exists && graph.removedCount == 3)
    #expect(!graph.collect(limit: 3))
    _ = graph.input(1).wrappedValue
    #expect(count.alive == 0)
  }

  @Test func `a hundred thousand nested subgraphs are removed without recursion`() {
    let count = LiveCount()
    let graph = AttributeGraph()
    let outermost = graph.makeSubgraph()
    var inner = outermost
    for _ in 0..<100_000 {
      inner = graph.makeSubgraph(in: inner)
      let next = graph.makeSubgraph()
      // A value destroyed with this subgraph removes the next one.
      _ = graph.within(inner) { graph.input(AtEnd { next.remove() }) }
      _ = graph.within(next) { graph.input(Counted(count)) }
    }
    outermost.remove()
    #expect(graph.nodeCount == 0 && count.alive == 0)
  }

  @Test func `reclaiming in a rule traps`() async {
    await #expect(processExitsWith: .failure) {
      let graph = AttributeGraph()
      let rule = graph.rule { [unowned graph] in graph.collect(limit: 1) }
      _ = rule.wrappedValue
    }
  }

  @Test func `an attribute whose destruction is pending can't be read`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      graph.defersDeallocation = true
      let subgraph = graph.makeSubgraph()
      let rule = graph.within(subgraph) { graph.rule(name: "a") { 1 } }
      _ = rule.wrappedValue
      subgraph.remove()
      _ = rule.wrappedValue
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("“a”"))
  }
}

/// Calls a closure when deinitialized.
private final class AtEnd {
  private let perform: () -> Void

  init(_ perform: @escaping () -> Void) {
    self.perform = perform
  }

  deinit { perform() }
}
