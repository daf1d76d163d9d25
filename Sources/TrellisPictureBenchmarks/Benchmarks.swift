import Foundation

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

/// The printed form of figures and goals.
enum Figure {
  static func text(_ value: Double) -> String {
    value >= 100 ? String(format: "%.0f", value) : String(format: "%.*f", value >= 10 ? 1 : 2, value)
  }

  /// Returns the text of a goal's column: the limit, and in bold if it was missed.
  static func goal(_ value: Double, atMost limit: Double) -> String {
    "≤ \(text(limit))\(value <= limit ? "" : " **missed**")"
  }
}

/// Returns the thread's CPU time of a closure in milliseconds, which excludes other programs of the machine.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  try body()
  return now() - start
}

/// Returns the median of several such times.
func milliseconds(_ samples: Int, _ body: () throws -> Void) rethrows -> Double {
  try (0..<samples).map { _ in try milliseconds(body) }.sorted()[samples / 2]
}
