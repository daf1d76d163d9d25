import Foundation
import TrellisBenchmarkSupport

/// The program that measures charts, and prints tables in Markdown.
@main
@MainActor
enum Benchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 6, arguments[1] == "picture", let marks = LinePicture.Marks(rawValue: arguments[2])
    {
      return try LinePicture(marks: marks, format: arguments[3], numbers: arguments[4], output: arguments[5])
        .run(samples: 21)
    }
    let isQuick = arguments.dropFirst() == ["--quick"]
    guard arguments.count == 1 || isQuick else {
      fail(
        """
        usage: TrellisChartBenchmarks [--quick]
               TrellisChartBenchmarks picture (marks | plot) (png | svg) NUMBERS OUTPUT
        """)
    }
    print("| what | counted | views, ms | drawing, ms | together, ms | goal |")
    print("|---|---|--:|--:|--:|--:|")
    try BarChangeBenchmark.run(samples: isQuick ? 11 : 101)
    try LiveLineBenchmark.run(samples: isQuick ? 11 : 61)
  }
}
