import Foundation
import Trellis

/// The program: counts and times layouts and the comparison of views, and prints tables in Markdown; `make bench` starts it.
///
/// With `--diffing` it prints the second of these alone.
@main
@MainActor
enum Benchmarks {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--scratch" { return scratch(Array(arguments.dropFirst())) }
    guard arguments.allSatisfy({ ["--quick", "--diffing"].contains($0) }) else {
      FileHandle.standardError.write(Data("usage: TrellisBenchmarks [--quick] [--diffing]\n".utf8))
      exit(2)
    }
    let samples = arguments.contains("--quick") ? 3 : 9
    if arguments.contains("--diffing") { return printDiffing(samples) }
    var lines = [Result.header]
    for count in [1000, 10_000] {
      for isScrolled in [true, false] {
        lines += RowBenchmark(count: count, isScrolled: isScrolled, samples: samples).results()
      }
    }
    for capturesMuch in [false, true] {
      lines += ListBenchmark(count: 10_000, capturesMuch: capturesMuch, samples: samples).results()
    }
    lines += RemovalBenchmark(samples: min(samples, 5)).results()
    lines += DeepBenchmark(samples: samples).results()
    for fonts in [Fonts.arithmetic, .installed] {
      lines += TextBenchmark(fonts: fonts, samples: samples).results()
    }
    print(lines.joined(separator: "\n"))
    printDiffing(samples)
  }

  private static func printDiffing(_ samples: Int) {
    print(([DiffingBenchmark.header] + DiffingBenchmark(samples: samples).results()).joined(separator: "\n"))
  }
}

/// A line of the table.
enum Result {
  static let header = """
    | what | rules | bodies | computers | placements | geometries | display lists | rows measured | texts asked for | milliseconds |
    |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
    """

  static func line(_ what: String, _ counts: Counts, rows: Counts? = nil, _ timing: Timing) -> String {
    let kinds: [String] = [.body, .layoutComputer, .placements, .geometry, .displayList].map {
      text(counts.evaluations[$0, default: 0])
    }
    let measured = rows.map { text($0.rowMeasures) } ?? ""
    let columns =
      [what, text(counts.allEvaluations)] + kinds + [measured, text(counts.textRequests), timing.text]
    return "| \(columns.joined(separator: " | ")) |"
  }

  /// A number with commas at the thousands.
  static func text(_ number: Int) -> String {
    number < 1000 ? "\(number)" : "\(text(number / 1000)),\("\(number % 1000 + 1000)".dropFirst())"
  }
}
