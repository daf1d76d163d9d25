import Testing
import TrellisGraph

@Suite struct TransactionCallbackTests {
  let graph = AttributeGraph()

  private enum Speed: TransactionKey {
    static let defaultValue = 1
  }

  private func values(_ speed: Int) -> TransactionValues {
    var values = TransactionValues()
    values[Speed.self] = speed
    return values
  }

  private static func names(_ summary: TransactionSummary) -> String {
    summary.writes.map { $0.attribute.name ?? "-" }.joined(separator: " ")
  }

  @Test func `callbacks run once, after the outermost transaction, with inputs in the order of first writes`()
  {
    let a = graph.input(name: "a", 1)
    let b = graph.input(name: "b", 1)
    let c = graph.input(name: "c", 1)
    var log: [String] = []
    graph.onTransaction { log.append("first: \(Self.names($0))") }
    graph.onTransaction { log.append("second: \(Self.names($0))") }
    graph.transaction {
      b.wrappedValue = 2
      graph.transaction {
        c.wrappedValue = 2
        b.wrappedValue = 3
      }
      a.wrappedValue = 2
      c.wrappedValue = 3
      #expect(log == [])
    }
    #expect(log == ["first: b c a", "second: b c a"])
  }

  @Test func `a write outside a transaction is a transaction of its own`() {
    let a = graph.input(name: "a", 1)
    let double = graph.rule { a.wrappedValue * 2 }
    _ = double.wrappedValue
    var log: [String] = []
    graph.onTransaction { summary in
      log.append("\(Self.names(summary)) \(double.wrappedValue) \(summary.values[Speed.self])")
      #expect(summary.location == nil)
    }
    a.wrappedValue = 2
    a.wrappedValue = 3
    a.wrappedValue = 2
    #expect(log == ["a 4 1", "a 6 1", "a 4 1"])
  }

  @Test func `a write that is set back before any read is reported`() {
    let a = graph.input(name: "a", 1)
    let reader = graph.rule(name: "reader") { a.wrappedValue }
    _ = reader.wrappedValue
    let events = EventLog(graph)
    var log: [String] = []
    graph.onTransaction { log.append(Self.names($0)) }
    a.wrappedValue = 2
    a.wrappedValue = 1
    #expect(log == ["a", "a"])
    #expect(reader.wrappedValue == 1)
    #expect(events.take() == ["set a", "set a"])
  }

  @Test func `callbacks don't run if nothing was written`() {
    let a = graph.input(1)
    var calls = 0
    graph.onTransaction { _ in calls += 1 }
    graph.transaction {}
    graph.transaction { a.wrappedValue = 1 }
    a.wrappedValue = 1
    #expect(calls == 0)
  }

  @Test func `a host updates its root with the transaction's values`() {
    let a = graph.input(1)
    let root = graph.rule { [unowned graph] in "\(a.wrappedValue) at \(graph.transactionValues[Speed.self])" }
    var shown = [root.wrappedValue]
    graph.onTransaction { _ in shown.append(root.wrappedValue) }
    graph.transaction(values(7)) { a.wrappedValue = 2 }
    a.wrappedValue = 3
    #expect(shown == ["1 at 1", "2 at 7", "3 at 1"])
    #expect(graph.transactionValues[Speed.self] == 1)
  }

  @Test func `each write has the transaction values of its last write`() {
    let a = graph.input(name: "a", 1)
    let b = graph.input(name: "b", 1)
    let c = graph.input(name: "c", 1)
    var log: [String] = []
    graph.onTransaction { summary in
      log += summary.writes.map { "\($0.attribute.name!) \($0.values[Speed.self])" }
      log.append("all \(summary.values[Speed.self]) at \(summary.location!)")
    }
    graph.transaction(values(2), fileID: "Module/File.swift", line: 12) {
      a.wrappedValue = 2
      b.wrappedValue = 2
      graph.transaction(values(3)) {
        b.wrappedValue = 3
        c.wrappedValue = 3
      }
      graph.transaction(values(4)) { c.wrappedValue = 4 }
    }
    #expect(log == ["a 2", "b 3", "c 4", "all 2 at Module/File.swift:12"])
  }

  @Test func `writes of callbacks take effect at once, and are reported after the present callbacks`() {
    let a = graph.input(name: "a", 0)
    let b = graph.input(name: "b", 0)
    var log: [String] = []
    graph.onTransaction { [unowned graph] summary in
      log.append("first: \(Self.names(summary)) \(graph.transactionValues[Speed.self])")
      if Self.names(summary) == "a" {
        b.wrappedValue = 1
        #expect(b.wrappedValue == 1)
        graph.transaction {
          #expect(graph.transactionValues[Speed.self] == 1)
          a.wrappedValue = 5
          b.wrappedValue = 2
        }
        #expect(graph.transactionValues[Speed.self] == 9)
      }
    }
    graph.onTransaction { log.append("second: \(Self.names($0)) \($0.values[Speed.self])") }
    graph.transaction(values(9)) { a.wrappedValue = 1 }
    #expect(
      log == ["first: a 9", "second: a 9", "first: b 1", "second: b 1", "first: a b 1", "second: a b 1"])
  }

  @Test func `callbacks that keep writing don't grow the stack`() {
    let a = graph.input(0)
    graph.onTransaction { _ in
      if a.wrappedValue < 100_000 { a.wrappedValue += 1 }
    }
    a.wrappedValue = 1
    #expect(a.wrappedValue == 100_000)
  }

  @Test func `a cancelled callback isn't called, not even for the current transaction`() {
    let a = graph.input(0)
    var log: [String] = []
    var second: TransactionObservation?
    let first = graph.onTransaction { _ in
      log.append("first")
      second?.cancel()
    }
    second = graph.onTransaction { _ in log.append("second") }
    a.wrappedValue = 1
    #expect(log == ["first"])
    first.cancel()
    first.cancel()
    a.wrappedValue = 2
    graph.transaction { a.wrappedValue = 3 }
    #expect(log == ["first"])
  }

  @Test func `a callback receives only transactions that begin after it was added`() {
    let a = graph.input(name: "a", 0)
    var log: [String] = []
    graph.transaction {
      graph.onTransaction { log.append("inside: \(Self.names($0))") }
      a.wrappedValue = 1
    }
    #expect(log == [])
    graph.transaction {
      graph.onTransaction { log.append("later: \(Self.names($0))") }
      a.wrappedValue = 2
    }
    #expect(log == ["inside: a"])
    a.wrappedValue = 3
    #expect(log == ["inside: a", "inside: a", "later: a"])
  }

  @Test func `an input removed by its transaction is reported as removed`() {
    let subgraph = graph.makeSubgraph()
    let a = graph.within(subgraph) { graph.input(1) }
    var log: [Bool] = []
    graph.onTransaction { log += $0.writes.map(\.attribute.exists) }
    graph.transaction {
      a.wrappedValue = 2
      subgraph.remove()
    }
    #expect(log == [false])
  }

  @Test func `a callback may release the graph`() {
    weak var witness: AttributeGraph?
    var graph: AttributeGraph? = AttributeGraph()
    witness = graph
    let a = graph!.input(1)
    let observation = graph!.onTransaction { _ in graph = nil }
    a.wrappedValue = 2
    #expect(witness == nil)
    observation.cancel()
  }
}
