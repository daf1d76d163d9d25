import Testing

@testable import TrellisGraph

/// The names of the rules that have run since the last call of ``take()``.
final class RunLog {
  private var names: [String] = []

  init(_ graph: AttributeGraph) {
    graph.addObserver { [unowned self] event in
      if case .evaluated(let attribute, _, _) = event { names.append(attribute.name ?? "?") }
    }
  }

  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

@Suite struct KindsTests {
  let graph = AttributeGraph()

  struct Sum: Rule {
    let a: Attribute<Int>
    let b: Attribute<Int>
    var value: Int { a.wrappedValue + b.wrappedValue }
  }

  @Test func `a struct rule works as a closure rule`() {
    let a = graph.input(1)
    let b = graph.input(2)
    let sum = graph.rule(Sum(a: a, b: b))
    #expect(sum.wrappedValue == 3)
    b.wrappedValue = 5
    #expect(sum.wrappedValue == 6)
  }

  @Test func `a struct rule with references is destroyed once, with its subgraph`() {
    let count = LiveCount()
    struct Holder: Rule {
      let value: Counted
    }
    let part = graph.makeSubgraph()
    let rule = graph.within(part) { graph.rule(Holder(value: Counted(count))) }
    #expect(rule.wrappedValue.count === count)
    #expect(count.alive == 1)
    part.remove()
    #expect(count.alive == 0)
  }

  @Test func `a constant is read without an edge and can't be set`() async {
    let constant = graph.constant(4)
    let rule = graph.rule { constant.wrappedValue * 2 }
    #expect(rule.wrappedValue == 8)
    #expect(graph.edgeCount == 0)
    await #expect(processExitsWith: .failure) {
      AttributeGraph().constant(1).wrappedValue = 2
    }
  }

  /// Adds up the elements appended to a list.
  ///
  /// Only the new elements are read.
  struct RunningTotal: StatefulRule {
    let list: Attribute<[Int]>
    let factor: Attribute<Int>
    var seen = 0
    var looks = 0

    mutating func update(_ context: RuleContext<Int>) -> Int {
      let list = list.wrappedValue
      if context.hasChanged(factor) { seen = 0 }
      let new = list[seen...]
      let old = seen == 0 ? 0 : context.oldValue ?? 0
      looks += new.count
      seen = list.count
      return old + new.reduce(0, +) * factor.wrappedValue
    }
  }

  @Test func `a stateful rule keeps its state and its old value, and knows the changed inputs`() {
    let list = graph.input([1, 2, 3])
    let factor = graph.input(1)
    let total = graph.rule(RunningTotal(list: list, factor: factor))
    #expect(total.wrappedValue == 6)
    list.wrappedValue = [1, 2, 3, 4]
    #expect(total.wrappedValue == 10)
    #expect(looks(total) == 4)
    factor.wrappedValue = 10
    #expect(total.wrappedValue == 100)
    #expect(looks(total) == 8)
    list.wrappedValue.append(1)
    #expect(total.wrappedValue == 110)
    #expect(looks(total) == 9)
  }

  private func looks(_ total: Attribute<Int>) -> Int {
    total.core.payloadSlot(total.id.index, as: RunningTotal.self).pointee.looks
  }

  @Test func `a stateful rule knows which of two inputs changed`() {
    struct Report: StatefulRule {
      let a: Attribute<Int>
      let b: Attribute<Int>
      mutating func update(_ context: RuleContext<String>) -> String {
        "\(context.hasChanged(a)) \(context.hasChanged(b)) \(context.oldValue ?? "-")"
      }
    }
    let a = graph.input(1)
    let b = graph.input(1)
    let viaB = graph.rule { b.wrappedValue / 10 }
    let report = graph.rule(Report(a: a, b: viaB))
    #expect(report.wrappedValue == "true true -")
    a.wrappedValue = 2
    #expect(report.wrappedValue == "true false true true -")
    b.wrappedValue = 2
    #expect(report.wrappedValue == "true false true true -")
    b.wrappedValue = 10
    #expect(report.wrappedValue == "false true true false true true -")
  }

  struct Person {
    var name: String
    var age: Int
    var initial: Character { name.first ?? "?" }
  }

  @Test func `a change of one field doesn't reach readers of another`() {
    let log = RunLog(graph)
    let person = graph.input(Person(name: "Ann", age: 30))
    let name = graph.projection(of: person, \.name, name: "name")
    let age = graph.projection(
      of: person, offset: MemoryLayout<Person>.offset(of: \.age)!, as: Int.self, name: "age")
    let initial = graph.projection(of: person, \.initial, name: "initial")
    let greeting = graph.rule(name: "greeting") { "Hello \(name.wrappedValue), \(initial.wrappedValue)" }
    let next = graph.rule(name: "next") { age.wrappedValue + 1 }
    #expect(greeting.wrappedValue == "Hello Ann, A")
    #expect(next.wrappedValue == 31)
    _ = log.take()
    person.wrappedValue.age = 31
    #expect(greeting.wrappedValue == "Hello Ann, A")
    #expect(next.wrappedValue == 32)
    #expect(!log.take().contains("greeting"))
    person.wrappedValue.name = "Bob"
    #expect(greeting.wrappedValue == "Hello Bob, B")
    #expect(next.wrappedValue == 32)
    #expect(!log.take().contains("next"))
  }

  @Test func `an offset that no field can have traps`() async {
    await #expect(processExitsWith: .failure) {
      let graph = AttributeGraph()
      _ = graph.projection(of: graph.input((1, 2)), offset: 12, as: Int.self)
    }
  }

  @Test func `an indirect attribute has its source's value until it is reset`() {
    let log = RunLog(graph)
    let a = graph.input(1)
    let b = graph.input(2)
    let one = graph.input(1)
    let indirect = graph.indirect(to: a, name: "it")
    let reader = graph.rule(name: "reader") { indirect.attribute.wrappedValue * 10 }
    #expect(reader.wrappedValue == 10)
    _ = log.take()
    indirect.source = b
    #expect(reader.wrappedValue == 20)
    #expect(log.take() == ["it", "reader"])
    a.wrappedValue = 7
    #expect(reader.wrappedValue == 20)
    #expect(log.take() == [])
    indirect.reset()
    #expect(indirect.source == a)
    #expect(reader.wrappedValue == 70)
    a.wrappedValue = 1
    _ = reader.wrappedValue
    _ = log.take()
    indirect.source = one
    #expect(reader.wrappedValue == 10)
    #expect(log.take() == ["it"])
    indirect.source = b
    indirect.source = one
    #expect(reader.wrappedValue == 10)
    #expect(log.take() == [])
  }

  @Test func `a weak attribute becomes nil, and its readers run, when its source is removed`() {
    let log = RunLog(graph)
    let part = graph.makeSubgraph()
    let source = graph.within(part) { graph.input(5) }
    let weak = graph.weak(source, name: "weak")
    let reader = graph.rule(name: "reader") { weak.wrappedValue ?? -1 }
    #expect(reader.wrappedValue == 5)
    _ = log.take()
    part.remove()
    #expect(reader.isStale)
    #expect(reader.wrappedValue == -1)
    #expect(log.take() == ["weak", "reader"])
    #expect(reader.wrappedValue == -1)
    #expect(log.take() == [])
  }

  @Test func `a caller's comparator decides what counts as a change`() {
    let log = RunLog(graph)
    let sameParity: (Int, Int) -> Bool = { ($0 - $1).isMultiple(of: 2) }
    let a = graph.input(1, comparedBy: sameParity)
    let rule = graph.rule(name: "rule", comparedBy: sameParity) { a.wrappedValue * 3 }
    let reader = graph.rule(name: "reader") { rule.wrappedValue + 1 }
    #expect(reader.wrappedValue == 4)
    _ = log.take()
    a.wrappedValue = 3
    #expect(a.wrappedValue == 1)
    #expect(reader.wrappedValue == 4)
    #expect(log.take() == [])
    a.wrappedValue = 2
    #expect(reader.wrappedValue == 7)
    #expect(log.take() == ["rule", "reader"])
    a.wrappedValue = 5
    a.wrappedValue = 4
    #expect(reader.wrappedValue == 7)
    #expect(log.take() == [])
  }
}

/// Counts the instances of ``Counted``.
final class LiveCount {
  var alive = 0
}

/// A value whose creations and destructions are counted.
final class Counted {
  let count: LiveCount

  init(_ count: LiveCount) {
    self.count = count
    count.alive += 1
  }

  deinit {
    count.alive -= 1
  }
}
