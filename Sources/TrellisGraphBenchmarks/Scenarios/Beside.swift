import TrellisGraph
import TrellisBenchmarkSupport

/// A scenario with a second input, which is set first, and whose only reader is read last.
///
/// The engine defers marking while only one input has been set. This scenario shows the costs without that benefit. The floor has
/// no such optimization, and runs the scenario unchanged.
struct Beside: Scenario {
  let base: any Scenario
  var name: String { "\(base.name)_beside" }
  var nodes: Int? { base.nodes }
  var goal: Double? { base.goal }

  func expected(_ number: Int) -> Int? { base.expected(number) }

  func engine() -> EngineProgram {
    let program = base.engine()
    let other = program.graph.input(0)
    let side = program.graph.rule { other.wrappedValue }
    consume(side.wrappedValue)
    return EngineProgram(graph: program.graph, roots: program.roots) { number in
      other.wrappedValue = number
      let result = program.operation(number)
      consume(side.wrappedValue)
      return result
    }
  }

  func floor<F: Floor>(_ type: F.Type) -> (Int) -> Int32 { base.floor(type) }
}
