import TrellisGraph

/// Four columns of layers that read the layer above crosswise: b, a − c, b + d, c.
///
/// The operation sets the four inputs, and reads the four ends.
struct Cellx: Scenario {
  let layers: Int
  var name: String { "cellx_\(layers)" }
  var nodes: Int? { 4 * layers }
  var goal: Double? { layers <= 1000 ? 1.5 : nil }

  /// Returns the value of an input: 1, 2, 3, 4 and 4, 3, 2, 1 alternately.
  private func value(_ column: Int, _ number: Int) -> Int { number % 2 == 0 ? column + 1 : 4 - column }

  func engine() -> EngineProgram {
    let graph = AttributeGraph()
    let inputs = (0..<4).map { graph.input($0) }
    var layer = inputs
    for _ in 0..<layers {
      let (a, b, c, d) = (layer[0], layer[1], layer[2], layer[3])
      layer = [
        graph.rule { b.wrappedValue },
        graph.rule { a.wrappedValue &- c.wrappedValue },
        graph.rule { b.wrappedValue &+ d.wrappedValue },
        graph.rule { c.wrappedValue },
      ]
    }
    let ends = layer
    return EngineProgram(graph: graph, roots: ends) { number in
      for column in 0..<4 { inputs[column].wrappedValue = value(column, number) }
      return ends.reduce(0) { $0 &+ $1.wrappedValue }
    }
  }

  func floor<F: Floor>(_ type: F.Type) -> (Int) -> Int32 {
    let builder = FloorBuilder()
    var layer = (0..<4).map { builder.input(Int32($0)) }
    for _ in 0..<layers {
      layer = [
        builder.sum([layer[1]]), builder.difference(layer[0], layer[2]), builder.sum([layer[1], layer[3]]),
        builder.sum([layer[2]]),
      ]
    }
    let (ends, floor) = (layer[0]..<layer[0] + 4, F(builder))
    return { number in
      for column in 0..<4 { floor.set(UInt32(column), Int32(value(column, number))) }
      floor.settle()
      return ends.reduce(0) { $0 &+ floor.read($1) }
    }
  }
}
