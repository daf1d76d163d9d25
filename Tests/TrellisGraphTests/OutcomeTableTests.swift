import Testing
import TrellisGraph

/// The outcomes of attributes, from events and from condensed marks.
@Suite struct OutcomeTableTests {
  private let graph = AttributeGraph()

  private func outcomes(_ table: OutcomeTable) -> [Int: OutcomeTable.Outcome] {
    var all: [Int: OutcomeTable.Outcome] = [:]
    for (node, outcome) in table.activeNodes { all[node] = outcome }
    for node in table.markedNodes { all[node] = .marked }
    return all
  }

  /// Makes a → half (a / 2) → text, and a → all.
  ///
  /// Only text and all are read.
  private func build() -> (
    a: Attribute<Int>, half: Attribute<Int>, text: Attribute<String>, all: Attribute<Int>
  ) {
    let a = graph.input(name: "a", 2)
    let half = graph.rule(name: "half") { a.wrappedValue / 2 }
    let text = graph.rule(name: "text") { "\(half.wrappedValue)" }
    let all = graph.rule(name: "all") { a.wrappedValue }
    (_, _) = (text.wrappedValue, all.wrappedValue)
    return (a, half, text, all)
  }

  @Test(arguments: [false, true])
  func `each attribute has its outcome, with marks condensed or reported`(condenses: Bool) {
    let (a, half, text, all) = build()
    let recorder = GraphRecorder(of: graph, coalescesInvalidations: condenses)
    a.wrappedValue = 3
    (_, _) = (text.wrappedValue, all.wrappedValue)
    var table = OutcomeTable()
    table.take(recorder, events: recorder.numbers, marks: recorder.markNumbers, counts: true)
    #expect(
      outcomes(table) == [
        a.erased.snapshotID: .set, half.erased.snapshotID: .equal, text.erased.snapshotID: .marked,
        all.erased.snapshotID: .changed,
      ])
    #expect(table.runs(of: half.erased) == (1, 0) && table.runs(of: all.erased) == (1, 1))
    #expect(table.runs(of: text.erased) == (0, 0))
    // The next round starts empty, except for the counts.
    let (events, marks) = (recorder.numbers.upperBound, recorder.markNumbers.upperBound)
    a.wrappedValue = 4
    _ = text.wrappedValue
    table.take(
      recorder, events: events..<recorder.numbers.upperBound, marks: marks..<recorder.markNumbers.upperBound,
      counts: true)
    #expect(outcomes(table)[all.erased.snapshotID] == .marked)
    #expect(outcomes(table)[text.erased.snapshotID] == .changed)
    #expect(table.runs(of: half.erased) == (2, 1))
  }

  @Test func `condensed marks aren't events, except for observers that want them`() {
    let (a, _, text, _) = build()
    let condensed = GraphRecorder(of: graph, coalescesInvalidations: true)
    a.wrappedValue = 3
    _ = text.wrappedValue
    #expect(!condensed.events.contains { if case .marked = $0 { true } else { false } })
    #expect(!condensed.events.contains { if case .unchanged = $0 { true } else { false } })
    #expect(condensed.markNumbers.count == 3)
    // Another recorder receives all marks, and `condensed` receives no more than before.
    let all = GraphRecorder(of: graph)
    condensed.removeAll()
    a.wrappedValue = 9
    _ = text.wrappedValue
    #expect(all.log.contains("marked “text”"))
    #expect(!condensed.log.contains("marked “text”") && condensed.markNumbers.count == 2)
    all.stop()
    condensed.removeAll()
    a.wrappedValue = 20
    _ = text.wrappedValue
    #expect(condensed.markNumbers.count == 2)
  }

  @Test func `the last marks are kept, up to the recorder's capacity`() {
    let a = graph.input(name: "a", 0)
    let readers = (0..<40).map { number in graph.rule { a.wrappedValue + number } }
    for reader in readers { _ = reader.wrappedValue }
    let recorder = GraphRecorder(of: graph, capacity: 16, coalescesInvalidations: true)
    a.wrappedValue = 1
    _ = readers[0].wrappedValue
    #expect(recorder.markNumbers == 24..<40)
    var table = OutcomeTable()
    table.take(recorder, events: recorder.numbers, marks: 0..<40, counts: false)
    #expect(table.markedCount == 16)
  }

  @Test func `counts restart when a slot is reused`() {
    let a = graph.input(name: "a", 0)
    let recorder = GraphRecorder(of: graph)
    let subgraph = graph.makeSubgraph()
    let first = graph.within(subgraph) { graph.rule(name: "first") { a.wrappedValue } }
    _ = first.wrappedValue
    var table = OutcomeTable()
    table.take(recorder, events: recorder.numbers, marks: 0..<0, counts: true)
    #expect(table.runs(of: first.erased).evaluations == 1)
    let id = first.erased.snapshotID
    subgraph.remove()
    let seen = recorder.numbers.upperBound
    let second = graph.rule(name: "second") { a.wrappedValue }
    _ = second.wrappedValue
    table.take(recorder, events: seen..<recorder.numbers.upperBound, marks: 0..<0, counts: true)
    if second.erased.snapshotID == id { #expect(table.runs(of: second.erased).evaluations == 1) }
    #expect(table.runs(of: second.erased).evaluations == 1)
  }
}

/// The time that rules run, by groups of kinds.
///
/// The tests check which group has the time, not how much.
@Suite struct PhaseTimeTests {
  @Test func `each group has the time of its own rules, excluding nested rules of others`() {
    let graph = AttributeGraph()
    let recorder = GraphRecorder(of: graph, timedKinds: [["slow"], ["other"]])
    func work() -> Int { (0..<20_000).reduce(0) { $0 ^ $1 &* 31 } }
    let slow = graph.rule(name: "slow", kind: "slow") { work() }
    let quick = graph.rule(name: "quick") { slow.wrappedValue + 1 }
    _ = quick.wrappedValue
    let times = recorder.drainTimings()
    #expect(times.count == 3)
    #expect(times[0] > 0 && times[1] == 0 && times[2] > 0)
    // The previous call of `drainTimings()` has reset the times.
    #expect(recorder.drainTimings() == [0, 0, 0])
    #expect(GraphRecorder(of: graph).drainTimings() == [])
  }
}
