import CAllocations
import TrellisGraph

/// What single operations cost that have no counterpart in a graph that never changes.
enum SingleCosts {
  static func measured() -> [Figure] {
    [cleanRead(), equalWrite(), write()] + switching() + churn() + earlyEnds()
  }

  /// What an update costs that ends early, where the root that is asked is always the same.
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

  /// A hundred inputs and a rule on each: enough that no read can be left out, few enough to stay in the cache.
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

  /// A hundred rules that read a switch and then one of two other rules, which don't change.
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

  /// A hundred subgraphs of ten rules each, in a row on one input; the oldest goes, and another comes and is read.
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

  /// How often an operation asks for memory, the mean of a hundred.
  private static func allocationsOf(_ operation: (Int) -> Void) -> Double {
    let before = allocations_count()
    for number in 0..<100 { operation(number) }
    return Double(allocations_count() - before) / 100
  }
}
