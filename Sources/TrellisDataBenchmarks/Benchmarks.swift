import Foundation
import TrellisBenchmarkSupport

/// The program that measures SwiftData, and prints a line per figure: its name, and the median, lowest and highest time in milliseconds.
@main
@MainActor
enum Benchmarks {
  static func main() throws {
    switch CommandLine.arguments.dropFirst() {
    case ["store"]: try StoreBenchmarks().run(rounds: 11)
    case ["row"]: try RowBenchmark.run(saves: 2_000)
    default: fail("usage: TrellisDataBenchmarks (store | row)")
    }
  }
}
