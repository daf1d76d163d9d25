import Glibc

/// A scenario's times: the engine's, and the floor's in both ways.
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

  static let header = "scenario,engine_ns,floor_M_ns,floor_T_ns,ratio_M,ratio_T,nodes,ns_a_node"

  /// Measures, and gives one line of the table.
  func measured() -> String {
    compare(1...20)
    let nodes = scenario.nodes.map(Double.init) ?? program.evaluations()
    let operation = program.operation
    let contest = Contest([
      { consume(operation($0)) }, { [marking] in consume(Int(marking($0))) },
      { [sweeping] in consume(Int(sweeping($0))) },
    ])
    check(1_000_001, program.operation(1_000_001))
    let times = (0..<3).map { contest.time(of: $0) }
    let ratios = [contest.ratio(of: 0, to: 1), contest.ratio(of: 0, to: 2)]
    return ([scenario.name] + (times + ratios + [nodes, times[0] / nodes]).map(decimal)).joined(
      separator: ",")
  }

  /// Compares the three sides' results of some operations; stops where they differ.
  ///
  /// Good before measuring only: an operation may set some inputs and leave others as earlier ones set them, and the
  /// sides don't take the same number of operations.
  private func compare(_ numbers: ClosedRange<Int>) {
    for number in numbers {
      let result = program.operation(number)
      let floors = (marking(number), sweeping(number))
      if Int32(truncatingIfNeeded: result) != floors.0 || floors.0 != floors.1 {
        fail("\(scenario.name) is wrong: the engine says \(result), the floor \(floors)")
      }
      check(number, result)
    }
  }

  private func check(_ number: Int, _ result: Int) {
    if let expected = scenario.expected(number), expected != result {
      fail("\(scenario.name) is wrong: the engine says \(result) for \(number), not \(expected)")
    }
  }
}

/// Takes a result, so that it has to be computed.
@inline(never)
func consume(_ result: Int) {
  withExtendedLifetime(result) {}
}

/// A number with three decimals or, where it is large, with one.
func decimal(_ value: Double) -> String {
  let scale = abs(value) < 100 ? 1000.0 : 10.0
  return "\((value * scale).rounded() / scale)"
}

/// Stops the program with a message.
func fail(_ message: String) -> Never {
  let line = "\(message)\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(1)
}
