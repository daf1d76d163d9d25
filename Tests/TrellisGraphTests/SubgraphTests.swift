import Testing
import TrellisGraph

/// Removal of subgraphs while client code works with them.
@Suite struct SubgraphTests {
  let graph = AttributeGraph()

  /// An object that calls a closure when deinitialized.
  final class DeinitializerAction {
    let act: () -> Void

    init(_ act: @escaping () -> Void) { self.act = act }

    deinit { act() }
  }

  @Test func `a subgraph made while others are removed isn't removed with them`() {
    var made: [Subgraph] = []
    let parent = graph.makeSubgraph()
    let child = graph.makeSubgraph(in: parent)
    graph.within(parent) {
      _ = graph.input(DeinitializerAction { [unowned graph] in made.append(graph.makeSubgraph()) })
    }
    graph.within(child) {
      _ = graph.input(DeinitializerAction { [unowned graph] in made.append(graph.makeSubgraph()) })
    }
    let isShown = graph.input(true)
    let rule = graph.rule {
      if !isShown.wrappedValue {
        // Both removals are pending until the update ends. The child is removed with its parent.
        child.remove()
        parent.remove()
      }
      return isShown.wrappedValue
    }
    #expect(rule.wrappedValue)
    isShown.wrappedValue = false
    #expect(!rule.wrappedValue)
    #expect(made.count == 2)
    for subgraph in made { #expect(subgraph.exists) }
    #expect(!parent.exists && !child.exists)
  }

  @Test func `making an attribute in a removed current subgraph traps`() async {
    let attribute = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let part = graph.makeSubgraph()
      graph.within(part) {
        part.remove()
        let stranger = graph.makeSubgraph(in: nil)
        _ = stranger
      }
    }
    #expect(message(attribute).contains("AttributeGraph: the current subgraph was removed"))
    let subgraph = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let root = graph.currentSubgraph
      let part = graph.makeSubgraph()
      graph.within(part) {
        part.remove()
        // The new subgraph takes the slot of the removed one.
        _ = graph.makeSubgraph(in: root)
        _ = graph.input(1)
      }
    }
    #expect(message(subgraph).contains("AttributeGraph: the current subgraph was removed"))
  }

  @Test func `a subgraph whose observer removes its parent is removed once`() {
    let parent = graph.makeSubgraph()
    let child = graph.makeSubgraph(in: parent)
    let sibling = graph.makeSubgraph(in: parent)
    var strangers: [Subgraph] = []
    graph.onRemoval(of: child) { [unowned graph] in
      parent.remove()
      // One of these subgraphs takes the child's slot.
      for _ in 0..<3 { strangers.append(graph.makeSubgraph()) }
    }
    child.remove()
    #expect(!parent.exists && !child.exists && !sibling.exists)
    for stranger in strangers { #expect(stranger.exists) }
    let inputs = strangers.map { stranger in graph.within(stranger) { graph.input(1) } }
    strangers[0].remove()
    #expect(inputs.map(\.exists) == [false, true, true])
    #expect(graph.nodeCount == 2)
    for stranger in strangers { stranger.remove() }
    #expect(graph.nodeCount == 0)
  }

  @Test func `attributes that observers make in a removed subgraph are reported and removed`() {
    var log: [String] = []
    var inner: Subgraph?
    let part = graph.makeSubgraph()
    graph.onRemoval(of: part) { [unowned graph] in
      log.append("part")
      inner = graph.makeSubgraph(in: part)
      graph.within(inner!) { _ = graph.input(1) }
      graph.onRemoval(of: inner!) { log.append("inner") }
    }
    part.remove()
    #expect(log == ["part", "inner"])
    #expect(inner?.exists == false)
    #expect(graph.nodeCount == 0)
    part.remove()
    inner?.remove()
  }

  @Test func `deinits that make and remove subgraphs leave none behind`() {
    var live: [Subgraph] = []
    func make(_ depth: Int) -> Subgraph {
      let subgraph = graph.makeSubgraph()
      graph.within(subgraph) {
        _ = graph.input(
          DeinitializerAction {
            if depth == 0 { return }
            let old = live
            live = [make(depth - 1), make(depth - 1)]
            for subgraph in old { subgraph.remove() }
          })
      }
      return subgraph
    }
    make(5).remove()
    while let last = live.popLast() { last.remove() }
    #expect(graph.nodeCount == 0)
    #expect(graph.snapshot().subgraphs.count == 1)
  }

  @Test func `attributes made by a rule belong to the rule's subgraph, whoever reads it`() {
    let (home, other) = (graph.makeSubgraph(), graph.makeSubgraph())
    var made: (own: Attribute<Int>, placed: Attribute<Int>, part: Subgraph)?
    let maker = graph.within(home) { [unowned graph] in
      graph.rule {
        let part = graph.makeSubgraph()
        let placed = graph.within(other) { graph.input(2) }
        #expect(graph.currentSubgraph == home)
        made = (graph.input(1), placed, part)
        return 0
      }
    }
    let reader = graph.within(other) { [unowned graph] in
      graph.rule {
        let value = graph.within(other) { maker.wrappedValue }
        #expect(graph.currentSubgraph == other)
        return value
      }
    }
    #expect(graph.within(other) { reader.wrappedValue } == 0)
    home.remove()
    #expect(made?.own.exists == false)
    #expect(made?.part.exists == false)
    #expect(made?.placed.exists == true)
    other.remove()
    #expect(graph.nodeCount == 0)
  }
}
