import Testing
import TrellisGraph
import struct TrellisGraphChecks.SplitMix

@Suite struct TransactionRollbackTests {
  let graph = AttributeGraph()

  enum Failure: Error, Equatable { case thrown(Int) }

  /// A value that counts the living instances, and can't be compared.
  final class Counted {
    let number: Int
    private let census: Census
    init(_ number: Int, _ census: Census) {
      self.number = number
      self.census = census
      census.live += 1
    }
    deinit { census.live -= 1 }
  }

  final class Census {
    var live = 0
  }

  private let census = Census()

  private func counted(_ number: Int) -> Counted { Counted(number, census) }

  @Test func `a throwing transaction restores its inputs, and no callback runs`() {
    let a = graph.input(1)
    let b = graph.input("one")
    var calls = 0
    graph.onTransaction { _ in calls += 1 }
    let error = #expect(throws: Failure.self) {
      try graph.transaction { () throws(Failure) in
        a.wrappedValue = 2
        b.wrappedValue = "two"
        a.wrappedValue = 3
        throw .thrown(7)
      }
    }
    #expect(error == .thrown(7))
    #expect(a.wrappedValue == 1)
    #expect(b.wrappedValue == "one")
    #expect(calls == 0)
  }

  @Test func `rolled back writes run nothing`() {
    let a = graph.input(name: "a", 1)
    let pair = graph.input(name: "pair", (1, counted(1)))
    let unequalToItself = graph.input(name: "nan", Double.nan)
    let reader = graph.rule(name: "reader") {
      unequalToItself.wrappedValue.isNaN ? a.wrappedValue + pair.wrappedValue.0 : 0
    }
    let end = graph.rule(name: "end") { reader.wrappedValue }
    _ = end.wrappedValue
    let log = EventLog(graph)
    try? graph.transaction {
      a.wrappedValue = 2
      unequalToItself.wrappedValue = 1
      unequalToItself.wrappedValue = 2
      pair.wrappedValue = (5, counted(5))
      pair.wrappedValue = (6, counted(6))
      throw Failure.thrown(1)
    }
    #expect(
      log.take() == ["set a", "set nan", "set nan", "set pair", "set pair", "set pair", "set nan", "set a"])
    #expect(end.wrappedValue == 2)
    #expect(log.take() == [])
    #expect(!graph.snapshot().edges.contains { $0.isPending })
  }

  @Test func `only rules that read in between run again`() {
    let a = graph.input(name: "a", 1)
    let seen = graph.rule(name: "seen") { a.wrappedValue }
    let b = graph.input(name: "b", 1)
    let unseen = graph.rule(name: "unseen") { b.wrappedValue }
    _ = (seen.wrappedValue, unseen.wrappedValue)
    let log = EventLog(graph)
    try? graph.transaction {
      a.wrappedValue = 2
      b.wrappedValue = 2
      #expect(seen.wrappedValue == 2)
      throw Failure.thrown(1)
    }
    #expect(log.take() == ["set a", "set b", "seen: changed", "set b", "set a"])
    #expect(seen.wrappedValue == 1)
    #expect(unseen.wrappedValue == 1)
    #expect(log.take() == ["seen: changed"])
  }

  @Test func `a new reader that read in between runs again`() {
    let value = graph.input(counted(1))
    var end: Attribute<Int>?
    try? graph.transaction {
      value.wrappedValue = counted(2)
      end = graph.rule { value.wrappedValue.number }
      #expect(end!.wrappedValue == 2)
      value.wrappedValue = counted(3)
      throw Failure.thrown(1)
    }
    #expect(end!.wrappedValue == 1)
  }

  @Test func `a reader that read between two writes runs again`() {
    let value = graph.input(counted(1))
    let end = graph.rule { value.wrappedValue.number }
    #expect(end.wrappedValue == 1)
    try? graph.transaction {
      value.wrappedValue = counted(2)
      #expect(end.wrappedValue == 2)
      value.wrappedValue = counted(3)
      throw Failure.thrown(1)
    }
    #expect(end.wrappedValue == 1)
  }

  @Test func `a reader added while the input had no others runs again`() {
    let a = graph.input(1)
    let subgraph = graph.makeSubgraph()
    #expect(graph.within(subgraph) { graph.rule { a.wrappedValue } }.wrappedValue == 1)
    var end: Attribute<Int>?
    try? graph.transaction {
      a.wrappedValue = 2
      a.wrappedValue = 1
      subgraph.remove()
      a.wrappedValue = 5
      end = graph.rule { a.wrappedValue }
      #expect(end!.wrappedValue == 5)
      a.wrappedValue = 6
      throw Failure.thrown(1)
    }
    #expect(end!.wrappedValue == 1)
  }

  @Test func `an unread write before the transaction is kept`() {
    let a = graph.input(name: "a", 1)
    let list = graph.input(name: "list", [counted(1)])
    let reader = graph.rule(name: "reader") { a.wrappedValue * 10 + list.wrappedValue[0].number }
    #expect(reader.wrappedValue == 11)
    a.wrappedValue = 2
    list.wrappedValue = [counted(2)]
    try? graph.transaction {
      a.wrappedValue = 1
      list.wrappedValue = [counted(3)]
      throw Failure.thrown(1)
    }
    #expect(reader.isStale)
    #expect(reader.wrappedValue == 22)
  }

  @Test func `a nested transaction rolls back only its own writes`() {
    let a = graph.input(name: "a", 1)
    let b = graph.input(name: "b", 1)
    let c = graph.input(name: "c", counted(1))
    let reader = graph.rule(name: "reader") { a.wrappedValue + b.wrappedValue + c.wrappedValue.number }
    #expect(reader.wrappedValue == 3)
    var log: [String] = []
    graph.onTransaction { log += $0.writes.map { $0.attribute.name! } }
    graph.transaction {
      a.wrappedValue = 2
      c.wrappedValue = counted(2)
      try? graph.transaction {
        a.wrappedValue = 3
        b.wrappedValue = 3
        c.wrappedValue = counted(3)
        throw Failure.thrown(1)
      }
      #expect(a.wrappedValue == 2)
      #expect(b.wrappedValue == 1)
    }
    #expect(log == ["a", "c"])
    #expect(reader.wrappedValue == 5)
  }

  @Test func `an outer transaction rolls back the inner ones' writes, at every depth`() {
    let inputs = (0..<4).map { graph.input(name: "\($0)", counted($0)) }
    let reader = graph.rule(name: "reader") { inputs.map(\.wrappedValue.number) }
    #expect(reader.wrappedValue == [0, 1, 2, 3])
    let log = EventLog(graph)
    try? graph.transaction {
      inputs[0].wrappedValue = counted(10)
      graph.transaction {
        inputs[1].wrappedValue = counted(11)
        inputs[0].wrappedValue = counted(20)
        try? graph.transaction {
          inputs[2].wrappedValue = counted(12)
          inputs[1].wrappedValue = counted(21)
          throw Failure.thrown(1)
        }
        #expect(inputs[1].wrappedValue.number == 11)
        inputs[3].wrappedValue = counted(13)
      }
      throw Failure.thrown(2)
    }
    #expect(inputs.map(\.wrappedValue.number) == [0, 1, 2, 3])
    _ = log.take()
    #expect(reader.wrappedValue == [0, 1, 2, 3])
    #expect(log.take() == [])
  }

  @Test func `inputs made or removed inside stay so after a rollback`() {
    let subgraph = graph.makeSubgraph()
    let gone = graph.within(subgraph) { graph.input(counted(1)) }
    var made: Attribute<Int>?
    try? graph.transaction {
      gone.wrappedValue = counted(2)
      subgraph.remove()
      made = graph.input(5)
      made!.wrappedValue = 6
      throw Failure.thrown(1)
    }
    #expect(!gone.exists)
    #expect(made!.wrappedValue == 5)
  }

  @Test func `the identical object is restored, also if an equal one was set`() {
    final class Equal: Equatable {
      static func == (first: Equal, second: Equal) -> Bool { true }
    }
    struct Pair {
      var first: Equal
      var second: Equal
    }
    let (one, two) = (Equal(), Equal())
    let a = graph.input(Pair(first: one, second: one))
    let b = graph.input(one)
    try? graph.transaction {
      a.wrappedValue = Pair(first: two, second: two)
      b.wrappedValue = two
      throw Failure.thrown(1)
    }
    #expect(a.wrappedValue.first === one)
    #expect(b.wrappedValue === one)
  }

  @Test(arguments: 0..<60)
  func `random transactions match a model, lose no value, and end as a recomputation`(
    seed: UInt64
  ) {
    do {
      var history = RandomTransactions(seed: seed, census: census)
      history.run(steps: 60)
    }
    #expect(census.live == 0)
  }
}

/// Random writes, reads and transactions, some of which throw.
///
/// Some of the values can be compared.
private struct RandomTransactions {
  typealias Counted = TransactionRollbackTests.Counted
  let graph = AttributeGraph()
  let census: TransactionRollbackTests.Census
  var random: SplitMix
  let numbers: [Attribute<Int>]
  let objects: [Attribute<(Int, Counted)>]
  var rules: [Attribute<Int>] = []
  var numberModel: [Int]
  var objectModel: [Int]

  init(seed: UInt64, census: TransactionRollbackTests.Census) {
    self.census = census
    random = SplitMix(state: seed)
    let graph = graph
    numbers = (0..<4).map { graph.input(name: "n\($0)", $0) }
    objects = (0..<4).map { graph.input(name: "o\($0)", ($0, Counted($0, census))) }
    numberModel = Array(0..<4)
    objectModel = Array(0..<4)
    for index in 0..<8 {
      let (numbers, objects) = (numbers, objects)
      rules.append(
        graph.rule {
          RandomTransactions.result(
            index, numbers.map(\.wrappedValue), objects.map { $0.wrappedValue.1.number })
        })
    }
  }

  /// Returns the expected value of the rule with number `index`.
  static func result(_ index: Int, _ numbers: @autoclosure () -> [Int], _ objects: @autoclosure () -> [Int])
    -> Int
  {
    index < 4 ? numbers()[index % 4] * 100 + objects()[index % 4] : objects().reduce(numbers()[0], +)
  }

  mutating func run(steps: Int) {
    for _ in 0..<steps {
      step(depth: 0)
      check()
    }
    for index in rules.indices { read(index) }
  }

  private mutating func step(depth: Int) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<2:
      let (index, value) = (Int.random(in: 0..<4, using: &random), Int.random(in: 0..<3, using: &random))
      numbers[index].wrappedValue = value
      numberModel[index] = value
    case 2..<5:
      let (index, value) = (Int.random(in: 0..<4, using: &random), Int.random(in: 0..<3, using: &random))
      objects[index].wrappedValue = (value, Counted(value, census))
      objectModel[index] = value
    case 5..<8: read(Int.random(in: 0..<8, using: &random))
    default: if depth < 4 { transaction(depth: depth) }
    }
  }

  private mutating func transaction(depth: Int) {
    let model = (numberModel, objectModel)
    let fails = Bool.random(using: &random)
    let count = Int.random(in: 0..<6, using: &random)
    if fails {
      try? graph.transaction {
        for _ in 0..<count { step(depth: depth + 1) }
        throw TransactionRollbackTests.Failure.thrown(0)
      }
      (numberModel, objectModel) = model
    } else {
      graph.transaction { for _ in 0..<count { step(depth: depth + 1) } }
    }
    check()
  }

  private func read(_ index: Int) {
    #expect(rules[index].wrappedValue == RandomTransactions.result(index, numberModel, objectModel))
  }

  private func check() {
    #expect(numbers.map(\.wrappedValue) == numberModel)
    #expect(objects.map(\.wrappedValue.0) == objectModel)
    #expect(objects.map(\.wrappedValue.1.number) == objectModel)
  }
}
