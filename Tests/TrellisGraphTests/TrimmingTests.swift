import Testing

@testable import TrellisGraph

/// Memory that is released after the removal of most of a graph.
@Suite struct TrimmingTests {
  /// Makes many chains in a subgraph, and updates all of them.
  private func fill(_ graph: AttributeGraph, _ source: Attribute<Int>, chains: Int) -> (
    Subgraph, [Attribute<Int>]
  ) {
    let subgraph = graph.makeSubgraph()
    let ends = graph.within(subgraph) {
      (0..<chains).map { _ in
        (0..<100).reduce(source) { previous, _ in graph.rule(name: "link") { previous.wrappedValue + 1 } }
      }
    }
    for end in ends { #expect(end.wrappedValue == source.wrappedValue + 100) }
    return (subgraph, ends)
  }

  @Test func `a graph's arrays shrink after most of it was removed`() {
    let graph = AttributeGraph()
    let source = graph.input(1)
    let (first, firstEnds) = fill(graph, source, chains: 10)
    let (second, secondEnds) = fill(graph, source, chains: 490)
    let links = graph.core.storage.pointee.links.nodes.count
    #expect(graph.core.storage.pointee.nodes.count == 50_002)
    second.remove()
    #expect(graph.core.storage.pointee.nodes.count == 1002)
    #expect(graph.core.storage.pointee.flags.count == 1002)
    #expect(graph.core.storage.pointee.freeNodeCount == 0)
    #expect(graph.core.storage.pointee.links.nodes.count < links / 20)
    #expect(secondEnds.allSatisfy { !$0.exists && $0.cachedValue == nil })
    #expect(graph.attribute(rawValue: secondEnds[0].erased.rawValue) == nil)
    source.wrappedValue = 5
    #expect(firstEnds.allSatisfy { $0.wrappedValue == 105 })
    let (third, thirdEnds) = fill(graph, source, chains: 300)
    #expect(thirdEnds.count == 300 && graph.nodeCount == 31_001)
    #expect(secondEnds.allSatisfy { !$0.exists })
    third.remove()
    first.remove()
    #expect(graph.nodeCount == 1 && graph.edgeCount == 0)
    #expect(graph.core.storage.pointee.nodes.count < 2000)
  }

  @Test func `a node at the end keeps the slots before it, and is checked seldom`() {
    let graph = AttributeGraph()
    let source = graph.input(1)
    let (first, _) = fill(graph, source, chains: 400)
    let last = graph.rule { source.wrappedValue + 1 }
    #expect(last.wrappedValue == 2)
    first.remove()
    #expect(graph.core.storage.pointee.nodes.count == 40_003)
    #expect(graph.core.storage.pointee.trimCount == 80_000)
    source.wrappedValue = 2
    #expect(last.wrappedValue == 3)
    // Free slots are reused.
    _ = fill(graph, source, chains: 400)
    #expect(graph.core.storage.pointee.nodes.count == 40_003)
  }

  @Test func `memory is released while a deinit keeps making and removing attributes`() {
    let graph = AttributeGraph()
    let source = graph.input(1)
    let (subgraph, _) = fill(graph, source, chains: 300)
    var made: [Attribute<Int>] = []
    let guest = Guest {
      made.append(graph.rule { source.wrappedValue * 2 })
      fill(graph, source, chains: 2).0.remove()
    }
    graph.within(subgraph) { _ = graph.input(guest.token()) }
    subgraph.remove()
    #expect(made.map(\.wrappedValue) == [2])
    source.wrappedValue = 4
    #expect(made.map(\.wrappedValue) == [8])
  }
}

/// Runs a closure when one of its tokens is deinitialized.
private final class Guest {
  private let atEnd: () -> Void

  init(_ atEnd: @escaping () -> Void) { self.atEnd = atEnd }

  /// Returns a value that runs the closure when deinitialized.
  func token() -> Token { Token(guest: self) }

  final class Token {
    let guest: Guest
    init(guest: Guest) { self.guest = guest }
    deinit { guest.atEnd() }
  }
}
