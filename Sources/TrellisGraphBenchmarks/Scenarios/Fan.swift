import TrellisGraph

/// An input, many rules that read it, and a rule with their sum.
///
/// The operation sets the input, and reads the sum.
struct Fan: Scenario {
  let width: Int
  var name: String { "fan_\(width)" }
  var nodes: Int? { width + 1 }
  var goal: Double? { 1.55 }

  func expected(_ number: Int) -> Int? { width * number + width * (width - 1) / 2 }

  func engine() -> EngineProgram {
    let graph = AttributeGraph()
    let input = graph.input(0)
    let middle = (0..<width).map { index in graph.rule { input.wrappedValue + index } }
    let sum = graph.rule { middle.reduce(0) { $0 + $1.wrappedValue } }
    return EngineProgram(graph: graph, setting: input, reading: sum)
  }

  func floor<F: Floor>(_ type: F.Type) -> (Int) -> Int32 {
    let builder = FloorBuilder()
    let input = builder.input(0)
    let sum = builder.sum((0..<width).map { builder.sum([input], plus: Int32($0)) })
    let floor = F(builder)
    return floor.operation(setting: input, reading: sum)
  }
}
