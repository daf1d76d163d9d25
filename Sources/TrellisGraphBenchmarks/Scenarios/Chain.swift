import TrellisGraph

/// A chain of rules, each of which adds 1 to the one before.
///
/// The operation sets the input, and reads the end.
struct Chain: Scenario {
  let length: Int
  var name: String { "chain_\(length)" }
  var nodes: Int? { length }
  var goal: Double? { length < 100_000 ? 1.5 : 2.5 }

  func expected(_ number: Int) -> Int? { number + length }

  func engine() -> EngineProgram {
    let graph = AttributeGraph()
    let input = graph.input(0)
    var last = input
    for _ in 0..<length {
      let previous = last
      last = graph.rule { previous.wrappedValue + 1 }
    }
    let end = last
    return EngineProgram(graph: graph, setting: input, reading: end)
  }

  func floor<F: Floor>(_ type: F.Type) -> (Int) -> Int32 {
    let builder = FloorBuilder()
    let input = builder.input(0)
    var last = input
    for _ in 0..<length { last = builder.sum([last], plus: 1) }
    let (end, floor) = (last, F(builder))
    return floor.operation(setting: input, reading: end)
  }
}
