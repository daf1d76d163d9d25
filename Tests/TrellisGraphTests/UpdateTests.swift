import Testing
import TrellisGraph
import struct TrellisGraphChecks.SplitMix

@Suite struct UpdateTests {
  let graph = AttributeGraph()

  @Test func `an equal result stops the change`() {
    var runs = 0
    let a = graph.input(1)
    let sign = graph.rule { a.wrappedValue.signum() }
    let end = graph.rule {
      runs += 1
      return sign.wrappedValue * 10
    }
    #expect(end.wrappedValue == 10)
    a.wrappedValue = 7
    #expect(end.wrappedValue == 10)
    #expect(runs == 1)
    a.wrappedValue = -7
    #expect(end.wrappedValue == -10)
    #expect(runs == 2)
  }

  @Test func `setting an input and setting it back runs nothing`() {
    var runs = 0
    let a = graph.input(1)
    let b = graph.rule {
      runs += 1
      return a.wrappedValue
    }
    _ = b.wrappedValue
    a.wrappedValue = 2
    a.wrappedValue = 3
    a.wrappedValue = 1
    #expect(b.wrappedValue == 1)
    #expect(runs == 1)
    a.wrappedValue = 4
    #expect(b.wrappedValue == 4)
    a.wrappedValue = 1
    #expect(b.wrappedValue == 1)
    #expect(runs == 3)
  }

  @Test func `setting a value back is a change for the old reader if a new one has read it`() {
    let a = graph.input(1)
    let b = graph.rule { a.wrappedValue }
    let c = graph.rule { a.wrappedValue }
    #expect(b.wrappedValue == 1)
    a.wrappedValue = 2
    #expect(c.wrappedValue == 2)
    a.wrappedValue = 1
    #expect(c.wrappedValue == 1)
    #expect(b.wrappedValue == 1)
  }

  @Test func `an abandoned branch isn't evaluated`() {
    var runs = 0
    let condition = graph.input(true)
    let items = graph.input([1, 2])
    let first = graph.rule {
      runs += 1
      return items.wrappedValue[0]
    }
    let end = graph.rule { condition.wrappedValue ? first.wrappedValue : -1 }
    #expect(end.wrappedValue == 1)
    items.wrappedValue = []
    condition.wrappedValue = false
    #expect(end.wrappedValue == -1)
    #expect(runs == 1)
    #expect(graph.edgeCount == 2)
  }

  @Test func `dependencies are those of the last run, each once, in read order`() {
    let a = graph.input(name: "a", 1)
    let b = graph.input(name: "b", 2)
    let order = graph.input(name: "order", 0)
    let end = graph.rule(name: "end") {
      switch order.wrappedValue {
      case 0: a.wrappedValue + b.wrappedValue + a.wrappedValue
      case 1: b.wrappedValue + a.wrappedValue
      default: b.wrappedValue + b.wrappedValue
      }
    }
    func inputs() -> [String] {
      let snapshot = graph.snapshot()
      return snapshot.edges.map { edge in snapshot.nodes.first { $0.id == edge.from }!.name }
    }
    #expect(end.wrappedValue == 4)
    #expect(inputs() == ["order", "a", "b"])
    order.wrappedValue = 1
    #expect(end.wrappedValue == 3)
    #expect(inputs() == ["order", "b", "a"])
    order.wrappedValue = 2
    #expect(end.wrappedValue == 4)
    #expect(inputs() == ["order", "b"])
    #expect(graph.edgeCount == 2)
  }

  @Test func `a nested first evaluation that reads the same input leaves one edge in each`() {
    let a = graph.input(1)
    let inner = graph.rule { a.wrappedValue + 1 }
    let outer = graph.rule { a.wrappedValue + inner.wrappedValue + a.wrappedValue }
    #expect(outer.wrappedValue == 4)
    #expect(graph.edgeCount == 3)
    a.wrappedValue = 2
    #expect(outer.wrappedValue == 7)
    #expect(graph.edgeCount == 3)
  }

  @Test func `a chain of a hundred thousand is read from its end, and updated`() {
    let a = graph.input(0)
    var end = graph.rule { a.wrappedValue }
    for _ in 1..<100_000 {
      let last = end
      end = graph.rule { last.wrappedValue + 1 }
    }
    #expect(end.wrappedValue == 99_999)
    a.wrappedValue = 5
    #expect(end.wrappedValue == 100_004)
  }

  @Test(arguments: 0..<40) func `a random history matches a recomputation, with the fewest runs`(seed: UInt64)
  {
    var random = SplitMix(state: seed)
    let inputs = (0..<6).map { _ in graph.input(Int.random(in: 0..<3, using: &random)) }
    var rules: [Attribute<Int>] = []
    var plans: [(switch: Int, first: Int, second: Int)] = []
    var runs = [Int](repeating: 0, count: 30)
    func attribute(_ index: Int) -> Attribute<Int> { index < 6 ? inputs[index] : rules[index - 6] }
    for index in 0..<30 {
      let plan = (
        Int.random(in: 0..<index + 6, using: &random), Int.random(in: 0..<index + 6, using: &random),
        Int.random(in: 0..<index + 6, using: &random)
      )
      plans.append(plan)
      let (choice, first, second) = (attribute(plan.0), attribute(plan.1), attribute(plan.2))
      rules.append(
        graph.rule {
          runs[index] += 1
          return choice.wrappedValue % 2 == 0 ? first.wrappedValue % 3 : second.wrappedValue + 1
        })
    }
    func expected(_ index: Int) -> Int {
      if index < 6 { return inputs[index].wrappedValue }
      let plan = plans[index - 6]
      return expected(plan.switch) % 2 == 0 ? expected(plan.first) % 3 : expected(plan.second) + 1
    }
    for _ in 0..<50 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        inputs.randomElement(using: &random)!.wrappedValue = Int.random(in: 0..<3, using: &random)
      }
      let asked = Int.random(in: 0..<30, using: &random)
      let before = runs
      #expect(rules[asked].wrappedValue == expected(asked + 6))
      #expect(zip(before, runs).allSatisfy { $1 - $0 <= 1 })
      let after = runs
      _ = rules[asked].wrappedValue
      #expect(runs == after)
    }
  }
}
