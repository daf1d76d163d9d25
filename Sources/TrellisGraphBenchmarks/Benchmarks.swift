/// The program: measures one thing and prints it as lines of comma-separated values; `scripts/bench-graph` starts it
/// many times and makes the table.
@main
enum Benchmarks {
  static let usage = """
    usage: TrellisGraphBenchmarks list                        the scenarios
           TrellisGraphBenchmarks run SCENARIO…               times of the engine and of the floor
           TrellisGraphBenchmarks once SIDE SCENARIO COUNT    so many operations, to be counted by valgrind;
                                                              SIDE: engine, M or T
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "list" where arguments.count == 1: for scenario in scenarios { print(scenario.name) }
    case "run" where arguments.count > 1: run(arguments.dropFirst().map(scenario))
    case "once" where arguments.count == 4:
      guard let count = Int(arguments[3]) else { stop() }
      once(arguments[1], scenario(arguments[2]), count: count)
    default: stop()
    }
  }

  private static func run(_ scenarios: [any Scenario]) {
    print(Comparison.header)
    for scenario in scenarios { print(Comparison(scenario).measured()) }
  }

  private static func once(_ side: String, _ scenario: any Scenario, count: Int) {
    let operation: (Int) -> Int
    switch side {
    case "engine": operation = scenario.engine().operation
    case "M": operation = widened(scenario.floor(MarkingFloor.self))
    case "T": operation = widened(scenario.floor(SweepingFloor.self))
    default: stop()
    }
    for number in 1..<count + 1 { consume(operation(number)) }
  }

  private static func widened(_ operation: @escaping (Int) -> Int32) -> (Int) -> Int {
    { Int(operation($0)) }
  }

  private static func scenario(_ name: String) -> any Scenario {
    guard let scenario = scenarios.first(where: { $0.name == name }) else { stop() }
    return scenario
  }

  private static func stop() -> Never { fail(usage) }
}
