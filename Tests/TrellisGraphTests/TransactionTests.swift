import Testing
import TrellisGraph

@Suite struct TransactionTests {
  let graph = AttributeGraph()

  private enum Speed: TransactionKey {
    static let defaultValue = 1
  }

  private enum Label: TransactionKey {
    static let defaultValue: String? = "none given"
  }

  private func values(speed: Int) -> TransactionValues {
    var values = TransactionValues()
    values[Speed.self] = speed
    return values
  }

  @Test func `writes take effect at once, and run only rules that are read`() {
    let a = graph.input(name: "a", 1)
    let b = graph.input(name: "b", 2)
    let sum = graph.rule(name: "sum") { a.wrappedValue + b.wrappedValue }
    _ = sum.wrappedValue
    let log = EventLog(graph)
    let result = graph.transaction {
      a.wrappedValue = 10
      b.wrappedValue = 20
      #expect(log.take() == ["set a", "set b"])
      #expect(sum.wrappedValue == 30)
      #expect(log.take() == ["sum: changed"])
      b.wrappedValue = 30
      return "done"
    }
    #expect(result == "done")
    #expect(log.take() == ["set b"])
    #expect(sum.wrappedValue == 40)
  }

  @Test func `transaction values apply inside, and a nested transaction overrides them by key`() {
    var outer = values(speed: 2)
    outer[Label.self] = "outer"
    #expect(graph.transactionValues[Speed.self] == 1)
    graph.transaction(outer) {
      graph.transaction(values(speed: 3)) {
        #expect(graph.transactionValues[Speed.self] == 3)
        #expect(graph.transactionValues[Label.self] == "outer")
      }
      graph.transaction { #expect(graph.transactionValues[Speed.self] == 2) }
      var unlabelled = TransactionValues()
      unlabelled[Label.self] = nil
      graph.transaction(unlabelled) {
        #expect(graph.transactionValues[Label.self] == nil)
        #expect(graph.transactionValues[Speed.self] == 2)
      }
      #expect(graph.transactionValues[Label.self] == "outer")
    }
    #expect(graph.transactionValues[Speed.self] == 1)
    #expect(graph.transactionValues[Label.self] == "none given")
  }

  @Test func `transaction values are dropped after an error`() {
    struct Failure: Error {}
    graph.transaction(values(speed: 2)) {
      try? graph.transaction(values(speed: 3)) { throw Failure() }
      #expect(graph.transactionValues[Speed.self] == 2)
    }
    #expect(graph.transactionValues[Speed.self] == 1)
  }

  @Test func `a rule reads the current transaction's values without depending on them`() {
    let a = graph.input(1)
    let rule = graph.rule { [unowned graph] in a.wrappedValue * graph.transactionValues[Speed.self] }
    #expect(rule.wrappedValue == 1)
    graph.transaction(values(speed: 5)) {
      #expect(rule.wrappedValue == 1)
      a.wrappedValue = 2
      #expect(rule.wrappedValue == 10)
    }
    #expect(rule.wrappedValue == 10)
    #expect(graph.edgeCount == 1)
  }

  @Test func `an equal result stops a change after a transaction as after a single write`() {
    let a = graph.input(name: "a", 1)
    let sign = graph.rule(name: "sign") { a.wrappedValue.signum() }
    var end = graph.rule(name: "end") { sign.wrappedValue }
    for _ in 0..<10 {
      let last = end
      end = graph.rule(name: "end") { last.wrappedValue + 1 }
    }
    _ = end.wrappedValue
    let log = EventLog(graph)
    graph.transaction { a.wrappedValue = 7 }
    #expect(end.wrappedValue == 11)
    #expect(log.take() == ["set a", "sign: equal"])
  }

  @Test func `a transaction or a write in a rule traps with the path, the location and the names`() async {
    let transaction = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let inner = graph.rule(name: "inner") {
        graph.transaction(fileID: "Module/File.swift", line: 12) {}
        return 1
      }
      _ = graph.rule(name: "outer") { inner.wrappedValue }.wrappedValue
    }
    #expect(
      message(transaction).contains(
        "AttributeGraph.transaction: the transaction at Module/File.swift:12 began while “outer” → “inner” was being"
      ))
    let write = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      let rule = graph.rule(name: "rule") {
        a.wrappedValue = 2
        return 1
      }
      graph.onTransaction { _ in }
      graph.transaction { _ = rule.wrappedValue }
    }
    #expect(message(write).contains("“a” was set while “rule” was being updated"))
  }

  @Test func `setting a constant or a rule in a transaction traps as it does outside`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      graph.onTransaction { _ in }
      graph.transaction { graph.constant(name: "c", 1).wrappedValue = 2 }
    }
    #expect(message(result).contains("“c” is a constant and can't be set"))
  }
}

func message(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// The events of a graph as lines, for comparison with expected lines.
final class EventLog {
  private var lines: [String] = []

  init(_ graph: AttributeGraph) {
    graph.addObserver { [unowned self] event in
      switch event {
      case .set(let attribute): lines.append("set \(attribute.name ?? "-")")
      case .evaluated(let attribute, let changed, _):
        lines.append("\(attribute.name ?? "-"): \(changed ? "changed" : "equal")")
      default: break
      }
    }
  }

  /// Returns the lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
