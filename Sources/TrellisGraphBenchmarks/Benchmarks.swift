import TrellisBenchmarkSupport

/// The program that measures one subject, and prints lines of comma-separated values.
///
/// `scripts/bench-graph` starts it many times and makes the table.
@main
enum Benchmarks {
  static let usage = """
    usage: TrellisGraphBenchmarks WHAT
      list                      the scenarios' names
      run SCENARIO…             times of the engine and of the floor
      once SIDE SCENARIO COUNT  COUNT operations, for counting by valgrind; SIDE is engine, M or T
      nodes SCENARIO            the number of nodes that an operation visits
      rules COUNT               rules as structs and as closures
      update FORM COUNT         COUNT updates of a thousand rules, for counting by valgrind
      single                    reads, writes, branch changes, creation and removal of subgraphs
      linear SIZE…              building, first reads and removal, per node
      memory RULES…             bytes per rule
      deep main|thread          a chain of a million, on the main stack or a 512 KB stack
      observed SCENARIO…        updates with and without a recorder
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let rest = arguments.dropFirst()
    switch (arguments.first, rest.count) {
    case ("list", 0): for scenario in scenarios { print(scenario.name) }
    case ("run", 1...): run(rest.map(scenario))
    case ("once", 3): once(arguments[1], scenario(arguments[2]), count: number(arguments[3]))
    case ("nodes", 1): print(decimal(nodes(of: scenario(arguments[1]))))
    case ("rules", 1): report("\(arguments[1]) rules", RuleCosts.measured(count: number(arguments[1])))
    case ("update", 2): RuleCosts.update(arguments[1], count: number(arguments[2]))
    case ("single", 0):
      report("single", SingleCosts.measured())
    case ("linear", 1...):
      for size in rest.map(number) { report("\(size)", LinearCosts.measured(size: size)) }
    case ("memory", 1...):
      for rules in rest.map(number) { report("\(rules)", MemoryCosts.measured(rules: rules)) }
    case ("deep", 1) where arguments[1] == "main": report("on the main stack", DeepCosts.measured())
    case ("deep", 1) where arguments[1] == "thread": DeepCosts.printOnThread(stackBytes: 512 << 10)
    case ("observed", 1...):
      for scenario in rest.map(scenario) { report(scenario.name, ObserverCosts.measured(scenario)) }
    default: fail(usage)
    }
  }

  private static func run(_ scenarios: [any Scenario]) {
    print(Comparison.header)
    for scenario in scenarios { print(Comparison(scenario).measured()) }
  }

  private static func report(_ subject: String, _ figures: [Figure]) {
    for figure in figures { print(figure.printed(of: subject)) }
  }

  private static func once(_ side: String, _ scenario: any Scenario, count: Int) {
    let numbers = 1_000_000..<1_000_000 + count
    switch side {
    case "engine":
      let program = scenario.engine()
      for number in numbers { consume(program.operation(number)) }
      withExtendedLifetime(program) {}
    case "M": repeated(scenario.floor(MarkingFloor.self), numbers)
    case "T": repeated(scenario.floor(SweepingFloor.self), numbers)
    default: fail(usage)
    }
  }

  private static func repeated(_ operation: (Int) -> Int32, _ numbers: Range<Int>) {
    for number in numbers { consume(Int(operation(number))) }
  }

  private static func nodes(of scenario: any Scenario) -> Double {
    scenario.nodes.map(Double.init) ?? scenario.engine().evaluations(1_000_000..<1_000_100)
  }

  private static func scenario(_ name: String) -> any Scenario {
    guard let scenario = scenarios.first(where: { $0.name == name }) else {
      fail("unknown scenario \(name); `list` prints the names")
    }
    return scenario
  }

  private static func number(_ text: String) -> Int {
    guard let number = Int(text), number > 0 else { fail("\(text) isn't a valid count") }
    return number
  }
}
