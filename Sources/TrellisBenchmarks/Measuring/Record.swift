import TrellisGraph

/// The figures measured for a scenario in one process.
///
/// A figure that was sampled several times has several values.
struct Record {
  private(set) var figures: [(name: FigureName, value: Double)] = []
  /// Whether fewer samples are taken.
  let isQuick: Bool
  /// Whether rules are counted, which requires building many views a second time.
  let isCounted: Bool

  init(isQuick: Bool, isCounted: Bool) {
    (self.isQuick, self.isCounted) = (isQuick, isCounted)
  }

  mutating func note(_ name: FigureName, _ value: Double) { figures.append((name, value)) }

  /// Measures the time and the allocations of a closure, divided by the number of repetitions in it.
  @MainActor
  mutating func sample(repeating count: Int = 1, _ body: () -> Void) {
    let sample = Sample(body)
    note(.microseconds, sample.microseconds / Double(count))
    note(.allocations, (Double(sample.allocations) / Double(count)).rounded())
  }

  /// Makes and shows a change repeatedly: two warm-up runs, the samples, and one more change, which is counted.
  ///
  /// The number passed to the closure starts at 0, and increases by one with each call.
  @MainActor
  mutating func samples(_ most: Int = 15, of stage: Stage, _ change: (Int) -> Void) {
    let count = isQuick ? min(most, 5) : most
    for number in 0...1 {
      change(number)
      stage.show()
    }
    for number in 2...count + 1 {
      sample {
        change(number)
        stage.show()
      }
    }
    self.count(stage) { change(count + 2) }
  }

  /// Counts the rules that run and the texts that are requested while a change is made and shown.
  @MainActor
  mutating func count(_ stage: @autoclosure () -> Stage, _ change: () -> Void = {}) {
    guard isCounted else { return }
    let counts = stage().counting(change)
    note(.rules, Double(counts.rules))
    for (kind, count) in counts.evaluations.sorted(by: { $0.key.description < $1.key.description }) {
      note(FigureName(kind: kind), Double(count))
    }
    note(.texts, Double(counts.textRequests))
  }
}

/// The name of a measured figure.
struct FigureName: Hashable {
  let name: String

  static let microseconds = FigureName(name: "microseconds")
  /// The time until no work is left.
  static let microsecondsInAll = FigureName(name: "microseconds in all")
  static let allocations = FigureName(name: "allocations")
  /// The memory that the result occupies: malloc's live bytes, and the increase of the process's resident memory.
  static let liveBytes = FigureName(name: "bytes by malloc")
  static let residentBytes = FigureName(name: "bytes in memory")
  static let rules = FigureName(name: "rules")
  static let texts = FigureName(name: "texts asked for")
  static let rowsMeasured = FigureName(name: "rows measured")
  static let comparisons = FigureName(name: "elements compared")

  init(name: String) { self.name = name }

  /// Creates the figure of the rules of a kind.
  init(kind: AttributeKind) { name = "rules: \(kind)" }
}
