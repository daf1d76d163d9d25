import Observation
import Testing
import struct TrellisGraphChecks.SplitMix

@testable import TrellisGraph

/// A value that computes its result on demand and stores it, as layout computers do.
private final class Lazy {
  private let compute: () -> Int
  private var answer: Int?

  init(_ compute: @escaping () -> Int) { self.compute = compute }

  func ask(for attribute: Attribute<Lazy>) -> Int {
    if let answer { return answer }
    let new = attribute.withLateReads(compute)
    answer = new
    return new
  }
}

@Observable private final class Model {
  var count = 1
}

/// Reads that are added to a rule after its run.
@Suite struct LateReadingTests {
  let graph = AttributeGraph()

  private func lazy(_ name: String? = nil, _ compute: @escaping () -> Int) -> Attribute<Lazy> {
    graph.rule(name: name) { Lazy(compute) }
  }

  @Test func `a late read is a dependency of the value's rule, not of its reader`() {
    let log = RunLog(graph)
    let input = graph.input(name: "input", 1)
    let object = lazy("object") { input.wrappedValue }
    let first = graph.rule(name: "first") { object.wrappedValue.ask(for: object) }
    let second = graph.rule(name: "second") { object.wrappedValue.ask(for: object) * 10 }
    #expect(first.wrappedValue == 1)
    #expect(second.wrappedValue == 10)
    #expect(log.take() == ["object", "first", "second"])
    input.wrappedValue = 2
    #expect(second.wrappedValue == 20)
    #expect(first.wrappedValue == 2)
    #expect(log.take() == ["object", "second", "first"])
    #expect(graph.edgeCount == 3)
  }

  @Test func `a rule that runs again drops its late reads`() {
    let choice = graph.input(true)
    let (left, right) = (graph.input(1), graph.input(10))
    let object = lazy("object") { choice.wrappedValue ? left.wrappedValue : right.wrappedValue }
    let root = graph.rule(name: "root") { object.wrappedValue.ask(for: object) }
    #expect(root.wrappedValue == 1)
    choice.wrappedValue = false
    #expect(root.wrappedValue == 10)
    left.wrappedValue = 2
    #expect(!root.isStale)
    right.wrappedValue = 11
    #expect(root.wrappedValue == 11)
  }

  @Test func `a change before a late read doesn't run the rule again`() {
    let log = RunLog(graph)
    let (early, late, size) = (graph.input(1), graph.input(1), graph.input(1))
    let object = graph.rule(name: "object") { Lazy { early.wrappedValue } }
    let root = graph.rule(name: "root") { () -> Int in
      let answer = object.wrappedValue.ask(for: object)
      if size.wrappedValue == 1 { return answer }
      return answer + object.withLateReads { late.wrappedValue }
    }
    #expect(root.wrappedValue == 1)
    late.wrappedValue = 5
    #expect(!root.isStale)
    size.wrappedValue = 2
    #expect(root.wrappedValue == 6)
    #expect(log.take() == ["object", "root", "root"])
    // Set and set back: the input is checked, and hasn't changed.
    early.wrappedValue = 2
    early.wrappedValue = 1
    late.wrappedValue = 6
    late.wrappedValue = 5
    #expect(root.wrappedValue == 6)
    #expect(log.take() == [])
    late.wrappedValue = 6
    #expect(root.wrappedValue == 7)
    #expect(log.take() == ["object", "root"])
  }

  @Test func `nested late reads belong to their own rules`() {
    let (a, b) = (graph.input(1), graph.input(2))
    let inner = lazy { a.wrappedValue }
    let outer = graph.rule { () -> Lazy in
      let object = inner.wrappedValue
      return Lazy { object.ask(for: inner) + b.wrappedValue }
    }
    let root = graph.rule { outer.wrappedValue.ask(for: outer) }
    #expect(root.wrappedValue == 3)
    #expect(graph.edgeCount == 4)
    a.wrappedValue = 5
    #expect(root.wrappedValue == 7)
    b.wrappedValue = 5
    #expect(root.wrappedValue == 10)
  }

  @Test
  func `an observable property can be read late, and the reading rule keeps its own reads`() {
    let (mine, other) = (Model(), Model())
    let log = RunLog(graph)
    let object = lazy("object") { other.count }
    let root = graph.rule(name: "root") { mine.count + object.wrappedValue.ask(for: object) + mine.count }
    #expect(root.wrappedValue == 3)
    _ = log.take()
    other.count = 5
    #expect(root.wrappedValue == 7)
    #expect(log.take() == ["object", "root"])
    mine.count = 2
    #expect(root.wrappedValue == 9)
    #expect(log.take() == ["root"])
  }

  @Test func `a rule that runs early may make late reads`() {
    let input = graph.input(1)
    let object = lazy { input.wrappedValue + 1 }
    let other = graph.rule { input.wrappedValue * 2 }
    let chooses = graph.input(false)
    let root = graph.rule { () -> Int in
      chooses.wrappedValue ? object.wrappedValue.ask(for: object) + other.wrappedValue : 0
    }
    #expect(root.wrappedValue == 0)
    #expect(other.wrappedValue == 2)
    input.wrappedValue = 2
    #expect(root.wrappedValue == 0)
    chooses.wrappedValue = true
    #expect(root.wrappedValue == 7)
    input.wrappedValue = 3
    #expect(root.wrappedValue == 10)
  }

  @Test func `a late closure is called directly in its own rule, and after its removal`() {
    let input = graph.input(1)
    let object = graph.declare(Int.self)
    graph.define(object) { object.withLateReads { input.wrappedValue } }
    #expect(object.wrappedValue == 1)
    input.wrappedValue = 2
    #expect(object.wrappedValue == 2)
    let subgraph = graph.makeSubgraph()
    let gone = graph.within(subgraph) { graph.rule { 1 } }
    #expect(gone.wrappedValue == 1)
    subgraph.remove()
    let root = graph.rule { gone.withLateReads { input.wrappedValue } }
    #expect(root.wrappedValue == 2)
    input.wrappedValue = 3
    #expect(root.wrappedValue == 3)
  }

  @Test func `a late read between updates is a dependency of the rule`() {
    let (input, other) = (graph.input(1), graph.input(10))
    let object = lazy { input.wrappedValue + other.wrappedValue }
    let before = object.wrappedValue
    #expect(before.ask(for: object) == 11)
    input.wrappedValue = 2
    #expect(object.wrappedValue !== before)
    #expect(object.wrappedValue.ask(for: object) == 12)
    other.wrappedValue = 20
    // This query runs before the dependents of the set inputs are marked.
    #expect(before.ask(for: object) == 11)
    #expect(object.wrappedValue.ask(for: object) == 22)
  }

  @Test func `late reads nest to any depth`() {
    let input = graph.input(1)
    var last = lazy { input.wrappedValue }
    for _ in 0..<20_000 {
      let source = last
      last = graph.rule {
        let object = source.wrappedValue
        return Lazy { object.ask(for: source) + 1 }
      }
    }
    let end = last
    let root = graph.rule { end.wrappedValue.ask(for: end) }
    #expect(root.wrappedValue == 20_001)
    input.wrappedValue = 2
    #expect(root.wrappedValue == 20_002)
  }

  /// Objects read inputs, rules and each other, as chosen by other inputs.
  ///
  /// Some rules read some of the objects.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `random objects answer as they would from scratch`(seed: UInt64) {
    var random = SplitMix(state: seed)
    func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    let graph = AttributeGraph()
    let inputs = (0..<6).map { _ in graph.input(below(4)) }
    let sums = (0..<4).map { _ in
      let (a, b) = (inputs[below(6)], inputs[below(6)])
      return graph.rule { (a.wrappedValue + b.wrappedValue) / 2 }
    }
    var objects: [Attribute<Lazy>] = []
    var answers: [() -> Int] = []
    for index in 0..<8 {
      let (choice, input, sum, made) = (inputs[below(6)], inputs[below(6)], sums[below(4)], inputs[below(6)])
      let source = index > 0 ? below(index) : nil
      let sourceAnswer = source.map { answers[$0] }
      let sourceObject = source.map { objects[$0] }
      objects.append(
        graph.rule {
          let object = sourceObject?.wrappedValue
          let base = made.wrappedValue % 2
          return Lazy {
            let rest = choice.wrappedValue > 1 ? input.wrappedValue : sum.wrappedValue
            return base + rest * 3 + (rest > 0 ? object?.ask(for: sourceObject!) ?? 0 : 0)
          }
        })
      answers.append {
        let rest = choice.wrappedValue > 1 ? input.wrappedValue : sum.wrappedValue
        return made.wrappedValue % 2 + rest * 3 + (rest > 0 ? sourceAnswer?() ?? 0 : 0)
      }
    }
    let readers = (0..<6).map { _ in
      let (first, second, choice) = (below(8), below(8), inputs[below(6)])
      let (a, b) = (objects[first], objects[second])
      let attribute = graph.rule { () -> Int in
        let value = a.wrappedValue.ask(for: a)
        return choice.wrappedValue % 2 == 0 ? value : value + 100 * b.wrappedValue.ask(for: b)
      }
      return (
        attribute,
        { () -> Int in
          choice.wrappedValue % 2 == 0 ? answers[first]() : answers[first]() + 100 * answers[second]()
        }
      )
    }
    for _ in 0..<200 {
      for _ in 0...below(2) { inputs[below(6)].wrappedValue = below(4) }
      for _ in 0...below(3) {
        let reader = readers[below(6)]
        #expect(reader.0.wrappedValue == reader.1())
        let asked = below(8)
        if below(3) == 0 { #expect(objects[asked].wrappedValue.ask(for: objects[asked]) == answers[asked]()) }
      }
      #if InternalChecks
        graph.checkInvariants()
      #endif
    }
  }
}
