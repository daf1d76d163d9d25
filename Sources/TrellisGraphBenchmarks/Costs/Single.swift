import TrellisGraph
import TrellisBenchmarkSupport

/// The costs of single operations that have no counterpart in a graph that never changes.
enum SingleCosts {
  static func measured() -> [Figure] {
    [cleanRead(), equalWrite(), write()] + switching() + churn() + earlyEnds()
  }

  /// Measures updates that end early, with reads of the same root each time.
  private static func earlyEnds() -> [Figure] {
    let scenarios: [any Scenario] = [Avoid(width: 1000), AvoidChain(length: 1000)]
    return scenarios.map { scenario in
      let program = scenario.engine()
      let contest = Contest([{ consume(program.operation($0)) }])
      return withExtendedLifetime(program) {
        Figure(name: "\(scenario.name)", value: contest.time(of: 0), unit: "ns an update", goal: 1000)
      }
    }
  }

  /// Returns a hundred inputs with a rule on each: enough that no read can be optimized away, few enough to stay in the cache.
  private static func pairs() -> (AttributeGraph, [Attribute<Int>], [Attribute<Int>]) {
    let graph = AttributeGraph()
    let inputs = (0..<100).map { graph.input($0) }
    return (graph, inputs, inputs.map { input in graph.rule { input.wrappedValue + 1 } })
  }

  private static func cleanRead() -> Figure {
    let (graph, _, rules) = pairs()
    let contest = Contest([{ _ in consume(rules.reduce(0) { $0 &+ $1.wrappedValue }) }])
    return withExtendedLifetime(graph) {
      Figure(name: "clean read", value: contest.time(of: 0) / 100, unit: "ns a read", goal: 3)
    }
  }

  private static func equalWrite() -> Figure {
    let (graph, inputs, rules) = pairs()
    consume(rules.reduce(0) { $0 &+ $1.wrappedValue })
    let contest = Contest([{ _ in for index in 0..<100 { inputs[index].wrappedValue = index } }])
    return withExtendedLifetime(graph) {
      Figure(name: "equal write", value: contest.time(of: 0) / 100, unit: "ns a write")
    }
  }

  private static func write() -> Figure {
    let (graph, inputs, rules) = pairs()
    let contest = Contest([
      { number in
        for index in 0..<100 { inputs[index].wrappedValue = number &+ index }
        consume(rules.reduce(0) { $0 &+ $1.wrappedValue })
      }
    ])
    return withExtendedLifetime(graph) {
      Figure(name: "write and read of one rule", value: contest.time(of: 0) / 100, unit: "ns an update")
    }
  }

  /// Measures a hundred rules that read a switch, and then one of two rules that don't change.
  private static func switching() -> [Figure] {
    let graph = AttributeGraph()
    let isFirst = graph.input(true)
    let (first, second) = (graph.rule { 1 }, graph.rule { 2 })
    let readers = (0..<100).map { _ in
      graph.rule { isFirst.wrappedValue ? first.wrappedValue : second.wrappedValue }
    }
    let operation = { (number: Int) in
      isFirst.wrappedValue = number % 2 == 0
      let sum = readers.reduce(0) { $0 + $1.wrappedValue }
      if sum != (number % 2 == 0 ? 100 : 200) { fail("switching branches is wrong: \(sum)") }
    }
    let contest = Contest([operation])
    let allocations = allocationsOf(operation)
    return withExtendedLifetime(graph) {
      [
        Figure(name: "switching branches", value: contest.time(of: 0) / 100, unit: "ns a rule"),
        Figure(
          name: "switching branches: allocations", value: allocations, unit: "an update of 100", goal: 0),
      ]
    }
  }

  /// Measures a hundred subgraphs, each a chain of ten rules on one input.
  ///
  /// The oldest is removed, and a new one is made and read.
  private static func churn() -> [Figure] {
    let graph = AttributeGraph()
    let input = graph.input(1)
    func make() -> Subgraph {
      let subgraph = graph.makeSubgraph()
      let end = graph.within(subgraph) {
        (0..<10).reduce(input) { previous, _ in graph.rule { previous.wrappedValue + 1 } }
      }
      if end.wrappedValue != 11 { fail("subgraph churn is wrong: \(end.wrappedValue)") }
      return subgraph
    }
    var subgraphs = (0..<100).map { _ in make() }
    let operation = { (number: Int) in
      subgraphs[number % 100].remove()
      subgraphs[number % 100] = make()
    }
    let contest = Contest([operation])
    return [
      Figure(name: "subgraph churn", value: contest.time(of: 0) / 10, unit: "ns a rule"),
      Figure(
        name: "subgraph churn: allocations", value: allocationsOf(operation) / 10,
        unit: "a rule; its closure is one"
      ),
    ]
  }

  /// Returns the mean number of allocations of a hundred operations.
  private static func allocationsOf(_ operation: (Int) -> Void) -> Double {
    let before = allocationCount
    for number in 0..<100 { operation(number) }
    return Double(allocationCount - before) / 100
  }
}
