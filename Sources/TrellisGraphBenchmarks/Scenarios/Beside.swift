import TrellisGraph

/// A scenario with a second input, which is set first, and whose one reader is asked last.
///
/// The engine puts marking off while a single input was set: this shows what it costs where that doesn't help. The floor,
/// which has no such thing, runs the scenario as it is.
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
