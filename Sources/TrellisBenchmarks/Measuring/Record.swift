import TrellisGraph

/// What was measured of a scenario in one process: values under names, several where there were several samples.
struct Record {
  private(set) var figures: [(name: Figure, value: Double)] = []
  /// Fewer samples.
  let isQuick: Bool
  /// Whether rules are counted, for which much is built once more.
  let isCounted: Bool

  init(isQuick: Bool, isCounted: Bool) {
    (self.isQuick, self.isCounted) = (isQuick, isCounted)
  }

  mutating func note(_ name: Figure, _ value: Double) { figures.append((name, value)) }

  /// Does something and takes its time and its allocations, divided by how often it repeats what it is about.
  @MainActor
  mutating func sample(repeating count: Int = 1, _ body: () -> Void) {
    let sample = Sample(body)
    note(.microseconds, sample.microseconds / Double(count))
    note(.allocations, (Double(sample.allocations) / Double(count)).rounded())
  }

  /// Makes a change and shows it, again and again, the first two times without looking; then counts it once.
  ///
  /// Numbers go up from 0, and by one each time.
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

  /// Counts the rules that run and the texts that are asked for when a change is made and shown.
  @MainActor
  mutating func count(_ stage: @autoclosure () -> Stage, _ change: () -> Void = {}) {
    guard isCounted else { return }
    let counts = stage().counting(change)
    note(.rules, Double(counts.rules))
    for (kind, count) in counts.evaluations.sorted(by: { $0.key.description < $1.key.description }) {
      note(Figure(kind: kind), Double(count))
    }
    note(.texts, Double(counts.textRequests))
  }
}

/// The name of something that was measured.
struct Figure: Hashable {
  let name: String

  static let microseconds = Figure(name: "microseconds")
  /// Until nothing is left to be done.
  static let microsecondsInAll = Figure(name: "microseconds in all")
  static let allocations = Figure(name: "allocations")
  /// Of what was built: what malloc gave out for it, and what of the process is in memory for it.
  static let liveBytes = Figure(name: "bytes by malloc")
  static let residentBytes = Figure(name: "bytes in memory")
  static let rules = Figure(name: "rules")
  static let texts = Figure(name: "texts asked for")
  static let rowsMeasured = Figure(name: "rows measured")
  static let comparisons = Figure(name: "elements compared")

  init(name: String) { self.name = name }

  /// Rules of a kind.
  init(kind: AttributeKind) { name = "rules: \(kind)" }
}
