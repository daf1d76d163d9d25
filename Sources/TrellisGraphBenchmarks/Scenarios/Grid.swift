import TrellisGraph

/// Rows of rules, each of which adds three of the row above.
///
/// The operation sets one input or all of them, and reads the last row.
struct Grid: Scenario {
  let width: Int
  let height: Int
  let setsAll: Bool
  var name: String { "\(setsAll ? "gridA" : "grid1")_\(width)x\(height)" }
  /// A grid of 100 by 100 has no goal: whether it fits the second-level cache varies from run to run.
  var goal: Double? { width * height <= 1000 ? 1.5 : width * height >= 100_000 ? 2.1 : nil }

  /// Returns the three columns of the row above that a rule reads.
  private func columns(_ column: Int) -> (Int, Int, Int) {
    (column, (column + 1) % width, (column + 7) % width)
  }

  /// Returns the value of an input, which fits the engine's `Int` and the floor's `Int32`.
  private func value(_ number: Int) -> Int32 { Int32(truncatingIfNeeded: number &* 2_654_435_761) >> 8 }

  func engine() -> EngineProgram {
    let graph = AttributeGraph()
    let inputs = (0..<width).map { graph.input($0) }
    var row = inputs
    for _ in 0..<height {
      let above = row
      row = (0..<width).map { column in
        let (i, j, k) = columns(column)
        let (a, b, c) = (above[i], above[j], above[k])
        return graph.rule { a.wrappedValue &+ b.wrappedValue &+ c.wrappedValue }
      }
    }
    let (width, setsAll, last) = (width, setsAll, row)
    return EngineProgram(graph: graph, roots: last) { number in
      if setsAll {
        for column in 0..<width { inputs[column].wrappedValue = Int(value(number + column)) }
      } else {
        inputs[number % width].wrappedValue = number
      }
      return last.reduce(0) { $0 &+ $1.wrappedValue }
    }
  }

  func floor<F: Floor>(_ type: F.Type) -> (Int) -> Int32 {
    let builder = FloorBuilder()
    var row = (0..<width).map { builder.input(Int32($0)) }
    for _ in 0..<height {
      row = (0..<width).map { column in
        let (i, j, k) = columns(column)
        return builder.sum([row[i], row[j], row[k]])
      }
    }
    let (width, setsAll, floor, last) = (width, setsAll, F(builder), row[0]..<row[0] + UInt32(width))
    return { number in
      if setsAll {
        for column in 0..<width { floor.set(UInt32(column), value(number + column)) }
      } else {
        floor.set(UInt32(number % width), Int32(truncatingIfNeeded: number))
      }
      floor.settle()
      return last.reduce(0) { $0 &+ floor.read($1) }
    }
  }
}
