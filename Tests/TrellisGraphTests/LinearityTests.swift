import Testing

@testable import TrellisGraph

/// Operations that must not take quadratic time or space, tested by sizes and counts.
@Suite struct LinearityTests {
  /// Returns the length of the explanation of a chain's end.
  private func textLength(chain count: Int) -> Int {
    let graph = AttributeGraph()
    let start = graph.input(0)
    let end = (0..<count).reduce(start) { previous, _ in graph.rule { previous.wrappedValue + 1 } }
    #expect(end.wrappedValue == count)
    start.wrappedValue = 1
    #expect(end.wrappedValue == count + 1)
    let explanation = graph.explain(end)
    #expect(explanation.steps.count == count + 1)
    return explanation.description.utf8.count
  }

  @Test func `an explanation's text grows linearly with the chain`() {
    let (short, long) = (textLength(chain: 1000), textLength(chain: 8000))
    #expect(long < 9 * short)
  }

  @Test func `cancelling callbacks one by one compacts their list only a few times`() {
    for isFromFront in [true, false] {
      var list = CallbackList<Int>()
      let numbers = (0..<10_000).map { _ in list.add { _ in } }
      for number in isFromFront ? numbers : numbers.reversed() { _ = list.cancel(number) }
      #expect(list.isEmpty)
      #expect(list.tidiedCount <= 20_000)
    }
  }

  @Test func `ten thousand observers are notified and cancelled in linear time`() {
    let graph = AttributeGraph()
    let input = graph.input(0)
    var told = 0
    let observations = (0..<10_000).map { _ in input.onChange { _ in told += 1 } }
    input.wrappedValue = 1
    #expect(told == 10_000)
    for observation in observations.dropLast() { observation.cancel() }
    input.wrappedValue = 2
    #expect(told == 10_001)
    // The watches of the cancelled observations no longer exist.
    #expect(graph.nodeCount == 2)
  }

  @Test func `a long cycle is described in linear time`() throws {
    let graph = AttributeGraph()
    let count = 20_000
    let first = graph.declare(Int.self, name: "first")
    var error: DependencyCycle?
    let second = graph.rule {
      do throws(DependencyCycle) {
        return try first.value()
      } catch let cycle {
        error = cycle
        return 0
      }
    }
    let last = (2..<count).reduce(second) { previous, _ in graph.rule { previous.wrappedValue } }
    graph.define(first) { last.wrappedValue }
    #expect(first.wrappedValue == 0)
    let cycle = try #require(error)
    #expect(cycle.path.count == count && Set(cycle.path.map(\.rawValue)).count == count)
  }
}
