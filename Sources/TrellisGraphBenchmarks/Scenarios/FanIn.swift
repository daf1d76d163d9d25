import TrellisGraph

/// Many inputs, and one rule with their sum.
///
/// The operation sets one input, and reads the sum.
struct FanIn: Scenario {
  let width: Int
  var name: String { "fanin_\(width)" }
  /// The inputs that the sum reads.
  var nodes: Int? { width }

  func engine() -> EngineProgram {
    let graph = AttributeGraph()
    let inputs = (0..<width).map { graph.input($0) }
    let sum = graph.rule { inputs.reduce(0) { $0 &+ $1.wrappedValue } }
    return EngineProgram(graph: graph, roots: [sum]) { number in
      inputs[number % inputs.count].wrappedValue = number
      return sum.wrappedValue
    }
  }

  func floor<F: Floor>(_ type: F.Type) -> (Int) -> Int32 {
    let builder = FloorBuilder()
    let sum = builder.sum((0..<width).map { builder.input(Int32($0)) })
    let (floor, width) = (F(builder), width)
    return { number in
      floor.set(UInt32(number % width), Int32(truncatingIfNeeded: number))
      floor.settle()
      return floor.read(sum)
    }
  }
}
