import TrellisBenchmarkSupport

/// The times of a scenario: the engine's, and those of both floors.
struct Comparison {
  private let scenario: any Scenario
  private let program: EngineProgram
  private let marking: (Int) -> Int32
  private let sweeping: (Int) -> Int32

  init(_ scenario: any Scenario) {
    self.scenario = scenario
    program = scenario.engine()
    marking = scenario.floor(MarkingFloor.self)
    sweeping = scenario.floor(SweepingFloor.self)
  }

  static let header =
    "scenario,engine_ns,floor_M_ns,floor_T_ns,ratio_M,ratio_T,goal,nodes,ns_a_node,allocations"

  /// Measures the scenario, and returns a line of the table.
  func measured() -> String {
    compare(10_001...10_020)
    let nodes = scenario.nodes.map(Double.init) ?? program.evaluations(20_001..<20_009)
    let operation = program.operation
    let contest = Contest([
      { consume(operation($0)) },
      { [marking] in consume(Int(marking($0))) },
      { [sweeping] in consume(Int(sweeping($0))) },
    ])
    let allocations = program.allocations(30_001..<30_021)
    check(40_001, program.operation(40_001))
    let times = (0..<3).map { contest.time(of: $0) }
    let ratios = [contest.ratio(of: 0, to: 1), contest.ratio(of: 0, to: 2)]
    return line(
      [scenario.name] + (times + ratios).map(decimal) + [scenario.goal.map(decimal) ?? ""]
        + [nodes, times[0] / nodes, allocations].map(decimal))
  }

  /// Compares the three sides' results of some operations.
  ///
  /// A difference ends the program.
  ///
  /// The comparison is valid only before measuring. An operation may leave some inputs as earlier operations set them, and measuring gives
  /// the sides different numbers of operations.
  private func compare(_ numbers: ClosedRange<Int>) {
    for number in numbers {
      let result = program.operation(number)
      let floors = (marking(number), sweeping(number))
      if Int32(truncatingIfNeeded: result) != floors.0 || floors.0 != floors.1 {
        fail("\(scenario.name) is wrong: the engine returns \(result), the floor \(floors)")
      }
      check(number, result)
    }
  }

  private func check(_ number: Int, _ result: Int) {
    if let expected = scenario.expected(number), expected != result {
      fail("\(scenario.name) is wrong: the engine returns \(result) for \(number), not \(expected)")
    }
  }
}
