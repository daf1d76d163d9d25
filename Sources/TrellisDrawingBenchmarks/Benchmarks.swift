import Foundation
import TrellisCairo
import TrellisDisplayList
import TrellisText
import TrellisBenchmarkSupport

/// The program that counts and times drawing, and prints tables in Markdown.
///
/// Each scene is also drawn by plain Cairo calls in the same run, since machines and their load differ.
@main
enum Benchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let isQuick = arguments == ["--quick"]
    guard arguments.isEmpty || isQuick else {
      FileHandle.standardError.write(Data("usage: TrellisDrawingBenchmarks [--quick]\n".utf8))
      exit(2)
    }
    let samples = isQuick ? 15 : 61
    print(Table.header)
    for isVaried in [false, true] {
      for scale in [1.0, 2.0] {
        try SceneBenchmark(isVaried: isVaried, scale: scale, samples: samples).run()
      }
    }
    try EffectsBenchmark(samples: samples).run()
    try NestedBenchmark(samples: samples).run()
  }
}

/// Prints rows of a table.
enum Table {
  static let header = """
    | what | drawn | culled | hits | misses | milliseconds, median | minimum | goal |
    |---|--:|--:|--:|--:|--:|--:|--:|
    """

  /// Prints a row.
  ///
  /// The goal is a median of at most `limit` milliseconds, or of at most the median of `others`.
  static func print(
    _ what: String, _ counts: Counts?, _ times: [Double], limit: Double? = nil, within others: [Double]? = nil
  ) {
    let median = times.median
    let numbers =
      counts.map { [$0.drawn, $0.culled, $0.hits, $0.misses].map(String.init) } ?? ["", "", "", ""]
    var goal = ""
    if let limit { goal = goalText("\(limit)", isMet: median <= limit) }
    if let others {
      let ratio = median / others.median
      goal = "\(String(format: "%.2f", ratio)) times plain Cairo, \(goalText("1", isMet: ratio <= 1))"
    }
    let columns = [what] + numbers + [text(median), text(times.min() ?? 0), goal]
    Swift.print("| \(columns.joined(separator: " | ")) |")
  }

  private static func text(_ time: Double) -> String { String(format: "%.3f", time) }
}

/// The counts of one drawing.
struct Counts {
  var drawn = 0
  var culled = 0
  var hits = 0
  var misses = 0

  init(_ renderer: Renderer, _ body: () -> DrawStatistics) {
    let before = renderer.cacheStatistics
    let statistics = body()
    let after = renderer.cacheStatistics
    (drawn, culled) = (statistics.itemsDrawn, statistics.itemsCulled)
    hits = after.all(\.hits) - before.all(\.hits)
    misses = after.all(\.misses) - before.all(\.misses)
  }
}

extension RendererCacheStatistics {
  fileprivate func all(_ figure: (CacheStatistics) -> Int) -> Int {
    [masks, paints, images, blurs].reduce(0) { $0 + figure($1) }
  }
}

/// Returns the times of a closure in milliseconds.
///
/// Each run follows an untimed call of `before`.
///
/// The times are those of the thread's CPU clock, which excludes other programs of the machine.
func times(_ samples: Int, before: () -> Void = {}, _ body: () -> Void) -> [Double] {
  (0..<samples).map { _ in
    before()
    return milliseconds(body)
  }
}
