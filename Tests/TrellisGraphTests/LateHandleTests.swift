import Foundation
import Testing
import TrellisGraph

/// Handles that outlive their graph, used while another thread's graph occupies its memory.
@Suite struct LateHandleTests {
  /// Makes a graph, releases it, and returns handles of it.
  static func lateHandles() -> (attribute: Attribute<Int>, subgraph: Subgraph) {
    let graph = AttributeGraph()
    let subgraph = graph.makeSubgraph()
    return (graph.within(subgraph) { graph.input(name: "a", 1) }, subgraph)
  }

  /// Calls a closure while another thread makes growing graphs, one after the other.
  static func whileGraphsGrow(_ body: () -> Void) {
    let thread = Thread {
      for _ in 0..<20 {
        let graph = AttributeGraph()
        for number in 0..<20_000 {
          _ = graph.input(number)
          if number % 4 == 0 { _ = graph.makeSubgraph() }
        }
      }
    }
    thread.start()
    while !thread.isFinished { body() }
  }

  @Test func `a handle that outlives its graph is invalid, also if a new graph takes its place`() async {
    await #expect(processExitsWith: .success) {
      let late = LateHandleTests.lateHandles()
      LateHandleTests.whileGraphsGrow {
        precondition(!late.attribute.exists && late.attribute.cachedValue == nil && !late.subgraph.exists)
      }
    }
  }

  @Test func `reading a handle that outlives its graph traps, also if a new graph takes its place`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let late = LateHandleTests.lateHandles()
      let other = AttributeGraph()
      _ = other.input(name: "other", 1)
      _ = late.attribute.wrappedValue
      withExtendedLifetime(other) {}
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Attribute: the attribute (index 0, generation "))
    #expect(message.contains(") was removed with its graph; don't use handles longer than their graph"))
  }
}
