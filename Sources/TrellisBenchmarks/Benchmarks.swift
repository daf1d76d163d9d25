import Foundation
import TrellisBenchmarkSupport

/// The program that counts and times the costs of the view layer.
///
/// `make bench` starts it once per scenario.
@main
@MainActor
enum Benchmarks {
  static let usage = """
    usage: TrellisBenchmarks WHAT
      list                              the scenarios' names
      run NAME                          the costs of one scenario, formatted
      sample NAME [--quick] [--timed]   the same as comma-separated lines; --timed counts no rules
      bound NAME                        the costs of an extreme scenario; without NAME, the names
      table FILE [BEFORE]               tables of such lines, beside earlier ones
    """

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let words = arguments.filter { !$0.hasPrefix("--") }
    let options = arguments.filter { $0.hasPrefix("--") }
    let isQuick = options.contains("--quick")
    guard options.allSatisfy({ ["--quick", "--timed"].contains($0) }) else { fail(usage) }
    switch (words.first, words.dropFirst().map { $0 }) {
    case ("list", []): for scenario in Scenario.all { print(scenario.name) }
    case ("run", let names) where names.count == 1:
      let scenario = named(names[0])
      Summary(scenario, measure(scenario, isQuick: isQuick, isCounted: true)).printed()
    case ("sample", let names) where names.count == 1:
      let record = measure(named(names[0]), isQuick: isQuick, isCounted: !options.contains("--timed"))
      for (figure, value) in record.figures { print("\(names[0]),\(figure.name),\(value)") }
    case ("bound", []): for bound in Bound.all { print(bound.name) }
    case ("bound", let names) where names.count == 1:
      guard let bound = Bound.all.first(where: { $0.name == names[0] }) else {
        fail("unknown bound \(names[0]); `bound` prints the names")
      }
      bound.run()
    case ("table", let files) where [1, 2].contains(files.count):
      let before = files.count > 1 ? Results(contentsOf: files[1]) : Results()
      print(Tables(results: Results(contentsOf: files[0]), before: before).text)
    default: fail(usage)
    }
    // Exits without deinitialization: the system frees the memory faster.
    fflush(nil)
    _exit(0)
  }

  private static func measure(_ scenario: Scenario, isQuick: Bool, isCounted: Bool) -> Record {
    var record = Record(isQuick: isQuick, isCounted: isCounted)
    scenario.run(&record)
    return record
  }

  private static func named(_ name: String) -> Scenario {
    guard let scenario = Scenario.named(name) else {
      fail("unknown scenario \(name); `list` prints the names")
    }
    return scenario
  }
}
