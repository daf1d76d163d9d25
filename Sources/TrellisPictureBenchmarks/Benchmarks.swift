import Foundation
import TrellisBenchmarkSupport

/// The program that measures drawing, from the views to the pixels, and prints tables in Markdown.
@main
@MainActor
enum Benchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let isQuick = arguments == ["--quick"]
    if arguments == ["--motion"] { return try MotionBenchmark.run() }
    if arguments == ["--memory"] {
      MotionMemoryBenchmark.run()
      print()
      return try PagesBenchmark.memory()
    }
    if arguments == ["--pages"] { return try PagesBenchmark.run() }
    if arguments == ["--controls"] { return try ControlsBenchmark.run(samples: 51) }
    if arguments == ["--inspector"] { return try InspectorBenchmark.run(samples: 51) }
    if arguments == ["--lists"] { return try lists(isQuick: false) }
    guard arguments.isEmpty || isQuick else {
      FileHandle.standardError.write(
        Data(
          "usage: TrellisPictureBenchmarks [--quick | --motion | --memory | --lists | --pages | --controls | --inspector]\n"
            .utf8
        ))
      exit(2)
    }
    let counts = [100, 500, 1000, 2000, 3000]
    try CardsBenchmark(samples: isQuick ? 5 : 25, counts: isQuick ? Array(counts.prefix(3)) : counts).run()
    print()
    LeafBenchmark.printHeader()
    for isFlat in [false, true] { try LeafBenchmark(isFlat: isFlat, samples: isQuick ? 5 : 25).run() }
    print()
    try MotionBenchmark.run()
    print()
    try EditorBenchmark.run(samples: isQuick ? 11 : 51)
    print()
    try lists(isQuick: isQuick)
    print()
    try PagesBenchmark.run()
    print()
    try ControlsBenchmark.run(samples: isQuick ? 11 : 51)
    print()
    try InspectorBenchmark.run(samples: isQuick ? 15 : 51)
  }

  /// Measures operations on lists of rows.
  private static func lists(isQuick: Bool) throws {
    try RowChangeBenchmark.run(samples: isQuick ? 11 : 51)
    print()
    try ScrollBenchmark.run(frames: isQuick ? 1000 : 10_000)
    print()
    try OperationsBenchmark.run(samples: isQuick ? 3 : 5)
  }
}

/// The text of a table cell.
enum Cell {
  static func text(_ value: Double) -> String {
    value >= 100 ? String(format: "%.0f", value) : String(format: "%.*f", value >= 10 ? 1 : 2, value)
  }

  /// Returns the text of a goal's column: the limit, and in bold if it was missed.
  static func goal(_ value: Double, atMost limit: Double) -> String {
    goalText(text(limit), isMet: value <= limit)
  }
}
