import TrellisGraph

/// An input, a rule that reads it, a rule whose value is always 0, and many rules that read the 0, with their sum.
///
/// The operation sets the input and reads the sum. No rule behind the 0 has to run.
struct Avoid: Scenario {
  let width: Int
  var name: String { "avoid_\(width)" }
  var nodes: Int? { width + 3 }
  var goal: Double? { 1.5 }

  func expected(_ number: Int) -> Int? { width * (width - 1) / 2 }

  func engine() -> EngineProgram {
    let graph = AttributeGraph()
    let input = graph.input(0)
    let copy = graph.rule { input.wrappedValue }
    let zero = graph.rule { copy.wrappedValue & 0 }
    let behind = (0..<width).map { index in graph.rule { zero.wrappedValue + index } }
    let sum = graph.rule { behind.reduce(0) { $0 + $1.wrappedValue } }
    return EngineProgram(graph: graph, setting: input, reading: sum)
  }

  func floor<F: Floor>(_ type: F.Type) -> (Int) -> Int32 {
    let builder = FloorBuilder()
    let input = builder.input(0)
    let zero = builder.zero(builder.sum([input]))
    let sum = builder.sum((0..<width).map { builder.sum([zero], plus: Int32($0)) })
    let floor = F(builder)
    return floor.operation(setting: input, reading: sum)
  }
}

/// The same as ``Avoid``, with the rules behind the 0 in a chain.
struct AvoidChain: Scenario {
  let length: Int
  var name: String { "avoidchain_\(length)" }
  var nodes: Int? { length + 2 }
  var goal: Double? { 1.5 }

  func expected(_ number: Int) -> Int? { length }

  func engine() -> EngineProgram {
    let graph = AttributeGraph()
    let input = graph.input(0)
    let copy = graph.rule { input.wrappedValue }
    var last = graph.rule { copy.wrappedValue & 0 }
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
    var last = builder.zero(builder.sum([input]))
    for _ in 0..<length { last = builder.sum([last], plus: 1) }
    let (end, floor) = (last, F(builder))
    return floor.operation(setting: input, reading: end)
  }
}
