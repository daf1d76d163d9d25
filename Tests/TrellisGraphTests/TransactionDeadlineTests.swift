import Testing
import TrellisGraph
import struct TrellisGraphChecks.SplitMix

@Suite struct TransactionDeadlineTests {
  let graph = AttributeGraph()

  /// Returns a closure that returns true `count` times, and false after that.
  private func times(_ count: Int) -> () -> Bool {
    var left = count
    return {
      left -= 1
      return left >= 0
    }
  }

  /// Returns the end of a chain of evaluated rules that add one.
  ///
  /// Rule `1` reads the input.
  private func chain(_ length: Int, from input: Attribute<Int>) -> Attribute<Int> {
    var end = input
    for index in 1...length {
      let last = end
      end = graph.rule(name: "\(index)") { last.wrappedValue + 1 }
    }
    _ = end.wrappedValue
    return end
  }

  @Test func `an input that a stopped update hasn't reached may be set back, and runs nothing`() {
    let a = graph.input(name: "a", 1)
    let (first, second) = (graph.rule(name: "first") { 1 }, graph.rule(name: "second") { a.wrappedValue })
    _ = second.wrappedValue
    a.wrappedValue = 2
    #expect(graph.update([first.erased, second.erased], while: times(0)) == progress(finished: false, 1))
    let log = EventLog(graph)
    a.wrappedValue = 1
    #expect(second.wrappedValue == 1)
    #expect(log.take() == ["set a"])
    // The next update reads `a` before it is set back, so the rule runs again.
    a.wrappedValue = 3
    #expect(graph.update([second.erased], while: times(0)) == progress(finished: true, 1))
    a.wrappedValue = 1
    #expect(second.wrappedValue == 1)
    #expect(log.take() == ["set a", "second: changed", "set a", "second: changed"])
  }

  @Test func `an update that isn't stopped evaluates what reads would, root by root`() {
    let a = graph.input(name: "a", 1)
    let first = graph.rule(name: "first") { a.wrappedValue }
    let second = graph.rule(name: "second") { a.wrappedValue % 2 }
    let third = graph.rule(name: "third") { first.wrappedValue + second.wrappedValue }
    let roots = [second.erased, third.erased, a.erased]
    #expect(graph.update(roots) { true } == progress(finished: true, 3))
    let log = EventLog(graph)
    a.wrappedValue = 3
    #expect(graph.update(roots) { true } == progress(finished: true, 3))
    #expect(log.take() == ["set a", "second: equal", "first: changed", "third: changed"])
    #expect(graph.update(roots) { true } == progress(finished: true, 0))
    #expect(third.wrappedValue == 4)
    #expect(log.take() == [])
  }

  @Test func `a stopped update continues where it stopped, at least one rule per call`() {
    let a = graph.input(name: "a", 0)
    let end = chain(5, from: a)
    let log = EventLog(graph)
    a.wrappedValue = 10
    _ = log.take()
    #expect(graph.update([end.erased], while: times(1)) == progress(finished: false, 2))
    #expect(log.take() == ["1: changed", "2: changed"])
    #expect(!graph.isUpdating)
    #expect(end.isStale)
    #expect(end.cachedValue == 5)
    #expect(graph.update([end.erased]) { false } == progress(finished: false, 1))
    #expect(log.take() == ["3: changed"])
    #expect(graph.update([end.erased]) { true } == progress(finished: true, 2))
    #expect(log.take() == ["4: changed", "5: changed"])
    #expect(end.wrappedValue == 15)
    #expect(log.take() == [])
  }

  @Test func `the stop closure is called before each rule except the first`() {
    let a = graph.input(0)
    let end = chain(5, from: a)
    a.wrappedValue = 1
    var asked = 0
    let result = graph.update([end.erased]) {
      asked += 1
      return true
    }
    #expect(result == progress(finished: true, 5))
    #expect(asked == 4)
    a.wrappedValue = 2
    #expect(graph.update([end.erased], while: times(4)) == progress(finished: true, 5))
  }

  @Test func `a read after a stop updates the rest`() {
    let a = graph.input(name: "a", 0)
    let end = chain(5, from: a)
    a.wrappedValue = 10
    _ = graph.update([end.erased], while: times(2))
    let log = EventLog(graph)
    #expect(end.wrappedValue == 15)
    #expect(log.take() == ["4: changed", "5: changed"])
  }

  @Test func `inputs may be set while an update is stopped`() {
    let a = graph.input(name: "a", 0)
    let b = graph.input(name: "b", 0)
    let left = chain(3, from: a)
    let end = graph.rule(name: "end") { left.wrappedValue + b.wrappedValue }
    _ = end.wrappedValue
    a.wrappedValue = 10
    let log = EventLog(graph)
    _ = graph.update([end.erased], while: times(1))
    b.wrappedValue = 100
    a.wrappedValue = 0
    #expect(log.take() == ["1: changed", "2: changed", "set b", "set a"])
    #expect(graph.update([end.erased]) { true }.isFinished)
    #expect(log.take() == ["1: changed", "2: changed", "3: equal", "end: changed"])
    #expect(end.wrappedValue == 103)
  }

  @Test func `a running rule finishes with its first reads`() {
    let a = graph.input(name: "a", 0)
    var end = graph.rule(name: "0") { a.wrappedValue }
    for index in 1...5 {
      let last = end
      end = graph.rule(name: "\(index)") { last.wrappedValue + 1 }
    }
    #expect(graph.update([end.erased]) { false } == progress(finished: true, 6))
  }

  @Test func `rules that read the same input run one per call`() {
    let a = graph.input(name: "a", 1)
    var end = graph.rule(name: "0") { a.wrappedValue }
    for index in 1...6 {
      let last = end
      end = graph.rule(name: "\(index)") { last.wrappedValue + a.wrappedValue }
    }
    #expect(end.wrappedValue == 7)
    let log = EventLog(graph)
    a.wrappedValue = 2
    _ = log.take()
    for index in 0..<6 {
      #expect(graph.update([end.erased]) { false } == progress(finished: false, 1))
      #expect(log.take() == ["\(index): changed"])
    }
    #expect(graph.update([end.erased]) { false } == progress(finished: true, 1))
    #expect(end.wrappedValue == 14)
  }

  @Test func `an abandoned branch isn't evaluated, however often the update stops`() {
    let condition = graph.input(name: "condition", true)
    let a = graph.input(name: "a", 1)
    let takes = graph.rule(name: "takes") { condition.wrappedValue }
    let branch = graph.rule(name: "branch") { a.wrappedValue }
    let end = graph.rule(name: "end") { takes.wrappedValue ? branch.wrappedValue : a.wrappedValue }
    _ = end.wrappedValue
    condition.wrappedValue = false
    a.wrappedValue = 2
    let log = EventLog(graph)
    while !graph.update([end.erased], while: { false }).isFinished {}
    #expect(log.take() == ["takes: changed", "end: changed"])
    #expect(end.wrappedValue == 2)
  }

  @Test func `a deep chain is stopped in the middle in a consistent state`() {
    let a = graph.input(0)
    let end = chain(100_000, from: a)
    a.wrappedValue = 1
    #expect(graph.update([end.erased], while: times(59_999)) == progress(finished: false, 60_000))
    let snapshot = graph.snapshot()
    #expect(snapshot.nodes.count { $0.isStale } == 40_000)
    #expect(snapshot.edges.count { $0.isPending } == 1)
    #expect(graph.update([end.erased], while: times(9_999)) == progress(finished: false, 10_000))
    #expect(graph.update([end.erased]) { true } == progress(finished: true, 30_000))
    #expect(end.wrappedValue == 100_001)
  }

  @Test func `a subgraph removed by a rule is removed when the update stops`() {
    let show = graph.input(name: "show", true)
    let subgraph = graph.makeSubgraph()
    var removals = 0
    graph.onRemoval(of: subgraph) { removals += 1 }
    let content = graph.within(subgraph) { graph.rule(name: "content") { 7 } }
    let branch = graph.rule(name: "branch") {
      if show.wrappedValue { return Optional(content) }
      subgraph.remove()
      return nil
    }
    let end = graph.rule(name: "end") { branch.wrappedValue?.wrappedValue ?? 0 }
    let last = graph.rule(name: "last") { end.wrappedValue }
    #expect(last.wrappedValue == 7)
    let log = EventLog(graph)
    show.wrappedValue = false
    #expect(graph.update([last.erased]) { false } == progress(finished: false, 1))
    #expect(log.take() == ["set show", "branch: changed"])
    #expect(removals == 1)
    #expect(!content.exists)
    #expect(graph.update([last.erased]) { false } == progress(finished: false, 1))
    #expect(graph.update([last.erased]) { false } == progress(finished: true, 1))
    #expect(log.take() == ["end: changed", "last: changed"])
    #expect(last.wrappedValue == 0)
    #expect(graph.nodeCount == 4)
  }

  @Test func `rules that make and read new attributes can be stopped between`() {
    let count = graph.input(1)
    var made: [Attribute<Int>] = []
    let grow = graph.rule { [unowned graph] in
      for index in made.count..<max(made.count, count.wrappedValue) { made.append(graph.rule { index }) }
      return made.count
    }
    let sums = (0..<10).map { offset in
      graph.rule { (0..<grow.wrappedValue).reduce(offset) { $0 + made[$1].wrappedValue } }
    }
    let end = graph.rule { sums.reduce(0) { $0 + $1.wrappedValue } }
    #expect(end.wrappedValue == 45)
    count.wrappedValue = 500
    var calls = 1
    while !graph.update([end.erased], while: { false }).isFinished { calls += 1 }
    #expect(end.wrappedValue == 45 + 10 * (499 * 500 / 2))
    #expect(calls > 1)
  }

  @Test func `a passed deadline allows one rule, a distant one all`() {
    let a = graph.input(0)
    let end = chain(3, from: a)
    a.wrappedValue = 1
    let past = ContinuousClock.now
    #expect(graph.update([end.erased], until: past) == progress(finished: false, 1))
    #expect(graph.update([end.erased], until: past + .seconds(1_000_000)) == progress(finished: true, 2))
  }

  @Test func `an update in a cancelled task stops`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let graph = AttributeGraph()
      let a = graph.input(0)
      let b = graph.rule { a.wrappedValue }
      let c = graph.rule { b.wrappedValue }
      _ = c.wrappedValue
      a.wrappedValue = 1
      return graph.update([c.erased]) { !Task.isCancelled }
    }
    #expect(await task.value == progress(finished: false, 1))
  }

  @Test(arguments: 0..<60)
  func `a stopped and continued update evaluates the same as an uninterrupted one`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let (whole, parts) = (RandomGraph(seed: seed), RandomGraph(seed: seed))
    for _ in 0..<30 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let (index, value) = (Int.random(in: 0..<6, using: &random), Int.random(in: 0..<3, using: &random))
        whole.inputs[index].wrappedValue = value
        parts.inputs[index].wrappedValue = value
      }
      let roots = [Int.random(in: 0..<30, using: &random), Int.random(in: 0..<30, using: &random)]
      let wholeResult = whole.graph.update(roots.map { whole.rules[$0].erased }) { true }
      var evaluationCount = 0
      while true {
        let result = parts.graph.update(
          roots.map { parts.rules[$0].erased }, while: times(Int.random(in: 0..<4, using: &random)))
        evaluationCount += result.evaluationCount
        if result.isFinished { break }
      }
      #expect(evaluationCount == wholeResult.evaluationCount)
      #expect(parts.log.take() == whole.log.take())
      #expect(roots.map { parts.rules[$0].cachedValue } == roots.map { whole.rules[$0].wrappedValue })
      let asked = Int.random(in: 0..<30, using: &random)
      #expect(parts.rules[asked].wrappedValue == whole.rules[asked].wrappedValue)
      #expect(parts.log.take() == whole.log.take())
    }
  }

  @Test func `a removed root, another graph's root, or an update in a rule traps`() async {
    let gone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let subgraph = graph.makeSubgraph()
      let a = graph.within(subgraph) { graph.input(1) }
      subgraph.remove()
      _ = graph.update([a.erased]) { true }
    }
    #expect(message(gone).contains("was removed with its subgraph"))
    let others = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AttributeGraph().update([AttributeGraph().input(1).erased]) { true }
    }
    #expect(message(others).contains("AttributeGraph.update: a root belongs to another graph"))
    let inside = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      _ = graph.rule(name: "rule") { graph.update([]) { true } }.wrappedValue
    }
    #expect(message(inside).contains("it was called while “rule” was being updated"))
  }

  @Test
  func
    `attributes removed by the stop closure are removed at the call's end, and their readers run in the next update`()
  {
    let a = graph.input(name: "a", 0)
    let part = graph.makeSubgraph()
    let inner = graph.within(part) { graph.rule(name: "inner") { a.wrappedValue } }
    let first = graph.rule(name: "first") { inner.exists ? inner.wrappedValue : -1 }
    let second = graph.rule(name: "second") { first.wrappedValue }
    _ = second.wrappedValue
    let log = EventLog(graph)
    a.wrappedValue = 1
    let progress = graph.update([second.erased]) {
      part.remove()
      part.remove()
      #expect(part.exists && inner.exists)
      #expect(second.cachedValue == 0)
      _ = graph.input(name: "new", 1)
      return true
    }
    #expect(progress == self.progress(finished: true, 3))
    #expect(!part.exists && !inner.exists)
    #expect(second.isStale)
    #expect(
      log.take().filter { $0.hasSuffix("changed") } == [
        "inner: changed", "first: changed", "second: changed",
      ])
    #expect(second.wrappedValue == -1)
  }

  @Test func `a stop closure that reads or sets traps`() async {
    let reads = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(1)
      let b = graph.rule(name: "b") { a.wrappedValue }
      let c = graph.rule(name: "c") { b.wrappedValue }
      let other = graph.rule { a.wrappedValue }
      _ = (c.wrappedValue, other.wrappedValue)
      a.wrappedValue = 2
      _ = graph.update([c.erased]) { other.wrappedValue > 0 }
    }
    #expect(message(reads).contains("was read while “c” was being updated"))
    let sets = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      let b = graph.rule(name: "b") { a.wrappedValue }
      let c = graph.rule(name: "c") { b.wrappedValue }
      _ = c.wrappedValue
      a.wrappedValue = 2
      _ = graph.update([c.erased]) {
        a.wrappedValue = 3
        return true
      }
    }
    #expect(message(sets).contains("“a” was set while “c” was being updated"))
  }

  private func progress(finished: Bool, _ count: Int) -> UpdateProgress {
    UpdateProgress(isFinished: finished, evaluationCount: count)
  }
}

/// Thirty rules over six inputs, reproducible by seed.
private final class RandomGraph {
  let graph = AttributeGraph()
  let inputs: [Attribute<Int>]
  var rules: [Attribute<Int>] = []
  let log: EventLog

  init(seed: UInt64) {
    var random = SplitMix(state: seed &+ 1000)
    let graph = graph
    inputs = (0..<6).map { graph.input(name: "i\($0)", $0) }
    log = EventLog(graph)
    for index in 0..<30 {
      func attribute() -> Attribute<Int> {
        let source = Int.random(in: 0..<index + 6, using: &random)
        return source < 6 ? inputs[source] : rules[source - 6]
      }
      let (choice, first, second) = (attribute(), attribute(), attribute())
      rules.append(
        graph.rule(name: "\(index)") {
          choice.wrappedValue % 2 == 0 ? first.wrappedValue % 3 : second.wrappedValue + 1
        })
    }
  }
}
