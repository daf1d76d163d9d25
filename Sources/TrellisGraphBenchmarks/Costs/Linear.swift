import TrellisGraph
import TrellisBenchmarkSupport

/// The costs of a node in graphs of different sizes, which are equal if everything is linear.
enum LinearCosts {
  /// Measures graphs of `size` nodes.
  ///
  /// Small graphs are measured several times, and the median counts.
  static func measured(size: Int) -> [Figure] {
    let repetitions = max(1, min(100, 300_000 / size))
    let samples = (0..<repetitions).map { _ in
      chain(size) + grid(size, fromTop: true) + grid(size, fromTop: false) + fanIn(size) + fanOut(size)
    }
    return samples[0].indices.map { index in
      Figure(
        name: samples[0][index].0, value: samples.map { $0[index].1 }.median / Double(size),
        unit: "ns a node")
    }
  }

  private typealias Sample = (String, Double)

  /// Measures a chain of rules, each of which reads the one before.
  private static func chain(_ size: Int) -> [Sample] {
    let graph = AttributeGraph()
    let input = graph.input(0)
    let subgraph = graph.makeSubgraph()
    var end = input
    let building = SystemClock.monotonic.time {
      graph.within(subgraph) {
        for _ in 0..<size {
          let previous = end
          end = graph.rule { previous.wrappedValue + 1 }
        }
      }
    }
    let first = SystemClock.monotonic.time { expect(end.wrappedValue, size) }
    input.wrappedValue = 1
    consume(end.wrappedValue)
    let update = SystemClock.monotonic.time {
      input.wrappedValue = 2
      expect(end.wrappedValue, size + 2)
    }
    return [
      ("chain: building", building), ("chain: first read from the top", first),
      ("chain: warm update", update),
      ("chain: removal", SystemClock.monotonic.time { subgraph.remove() }),
    ]
  }

  /// Measures rows of up to a thousand rules that each read three of the row above, as in ``Grid``.
  private static func grid(_ size: Int, fromTop: Bool) -> [Sample] {
    let width = min(1000, size / 10)
    let graph = AttributeGraph()
    var row = (0..<width).map { graph.input($0) }
    var rules: [Attribute<Int>] = []
    rules.reserveCapacity(size)
    let subgraph = graph.makeSubgraph()
    let building = SystemClock.monotonic.time {
      graph.within(subgraph) {
        for index in 0..<size {
          let column = index % width
          let (a, b, c) = (row[column], row[(column + 1) % width], row[(column + 7) % width])
          rules.append(graph.rule { a.wrappedValue &+ b.wrappedValue &+ c.wrappedValue })
          if column == width - 1 { row = Array(rules.suffix(width)) }
        }
      }
    }
    let asked = fromTop ? rules.suffix(width) : rules[...]
    let first = SystemClock.monotonic.time { consume(asked.reduce(0) { $0 &+ $1.wrappedValue }) }
    let removal = SystemClock.monotonic.time { subgraph.remove() }
    return fromTop
      ? [
        ("three inputs: building", building), ("three inputs: first read from the top", first),
        ("three inputs: removal", removal),
      ] : [("three inputs: first read from the bottom", first)]
  }

  /// Measures one rule that reads all inputs, one of which changes.
  private static func fanIn(_ size: Int) -> [Sample] {
    let graph = AttributeGraph()
    let inputs = (0..<size).map { graph.input($0) }
    let sum = graph.rule { inputs.reduce(0) { $0 &+ $1.wrappedValue } }
    let first = SystemClock.monotonic.time { consume(sum.wrappedValue) }
    inputs[size / 2].wrappedValue = -1
    consume(sum.wrappedValue)
    let update = SystemClock.monotonic.time {
      inputs[size / 2].wrappedValue = -2
      consume(sum.wrappedValue)
    }
    return [("fan-in: first read", first), ("fan-in: one input changed", update)]
  }

  /// Measures many rules that read one input, when all are read.
  private static func fanOut(_ size: Int) -> [Sample] {
    let graph = AttributeGraph()
    let input = graph.input(0)
    let subgraph = graph.makeSubgraph()
    let rules = graph.within(subgraph) {
      (0..<size).map { index in graph.rule { input.wrappedValue &+ index } }
    }
    let first = SystemClock.monotonic.time { consume(rules.reduce(0) { $0 &+ $1.wrappedValue }) }
    return [
      ("fan-out: first read", first), ("fan-out: removal", SystemClock.monotonic.time { subgraph.remove() }),
    ]
  }

  private static func expect(_ value: Int, _ expected: Int) {
    if value != expected { fail("a chain is wrong: \(value), not \(expected)") }
  }
}
