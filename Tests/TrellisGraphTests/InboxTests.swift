import Testing

@testable import TrellisGraph

@Suite struct InboxTests {
  let graph = AttributeGraph()

  @Test func `a task's sent value is set at the next read`() async {
    var runs: [Int] = []
    let a = graph.input(1)
    let b = graph.rule {
      runs.append(a.wrappedValue)
      return a.wrappedValue * 2
    }
    let port = a.sender()
    #expect(b.wrappedValue == 2)
    await Task.detached { port.send(5) }.value
    #expect(a.cachedValue == 1)
    #expect(b.wrappedValue == 10)
    #expect(runs == [1, 5])
    await Task.detached { port.send(6) }.value
    #expect(a.wrappedValue == 6)
    await Task.detached { port.send(7) }.value
    #expect(b.isStale)
    #expect(runs == [1, 5])
  }

  @Test func `pending writes are set before a later write`() {
    let a = graph.input(1)
    let port = a.sender()
    port.send(5)
    a.wrappedValue = 6
    #expect(a.wrappedValue == 6)
    a.wrappedValue = 7
    port.send(8)
    #expect(a.wrappedValue == 8)
  }

  @Test func `inputs are set in the order of their first pending write, each once, to its last value`() {
    var log: [String] = []
    let a = graph.input(name: "a", 0)
    let b = graph.input(name: "b", 0)
    graph.addObserver { event in
      if case .set(let attribute) = event {
        log.append("\(attribute.name!) \(attribute.typed(Int.self).cachedValue!)")
      }
    }
    let (portA, portB) = (a.sender(), b.sender())
    portB.send(1)
    portA.send(2)
    portB.send(3)
    portA.send(0)
    graph.flushPendingWrites()
    #expect(log == ["b 3"])
    portA.send(4)
    portB.send(5)
    portA.send(6)
    _ = a.wrappedValue
    #expect(log == ["b 3", "a 6", "b 5"])
  }

  @Test func `an equal pending write runs nothing`() {
    var runs = 0
    let a = graph.input("x")
    let b = graph.rule {
      runs += 1
      return a.wrappedValue
    }
    _ = b.wrappedValue
    let port = a.sender()
    port.send("y")
    port.send("x")
    #expect(b.wrappedValue == "x")
    #expect(runs == 1)
  }

  @Test func `the host is woken by the first pending write, and again after a flush`() {
    let wakes = Guarded(0)
    let a = graph.input(0)
    let port = a.sender()
    port.send(1)
    graph.onPendingWrites { wakes.withLock { $0 += 1 } }
    #expect(wakes.withLock { $0 } == 1)
    port.send(2)
    #expect(wakes.withLock { $0 } == 1)
    #expect(a.wrappedValue == 2)
    port.send(3)
    port.send(4)
    #expect(wakes.withLock { $0 } == 2)
    graph.onPendingWrites(nil)
    graph.flushPendingWrites()
    port.send(5)
    #expect(wakes.withLock { $0 } == 2)
  }

  @Test func `a value sent while a rule runs is set after the update`() {
    let a = graph.input(1)
    let port = a.sender()
    let b = graph.rule {
      let first = a.wrappedValue
      if first < 3 { port.send(first + 1) }
      return first * 10 + a.wrappedValue
    }
    #expect(b.wrappedValue == 11)
    #expect(b.wrappedValue == 22)
    #expect(b.wrappedValue == 33)
    #expect(!b.isStale)
  }

  @Test func `pending writes for removed inputs are dropped`() {
    final class Witness: Sendable {}
    weak var witness: Witness?
    let subgraph = graph.makeSubgraph()
    let inner = graph.within(subgraph) { graph.input(0).sender() }
    subgraph.remove()
    let other = graph.input(7)
    inner.send(1)
    graph.flushPendingWrites()
    #expect(other.wrappedValue == 7)
    var port: InputSender<Witness?>?
    do {
      let short = AttributeGraph()
      port = short.input(Witness?.none).sender()
      let value = Witness()
      witness = value
      port!.send(value)
    }
    #expect(witness == nil)
    do {
      let value = Witness()
      witness = value
      port!.send(value)
    }
    #expect(witness == nil)
    let again = AttributeGraph()
    #expect(again.input(3).wrappedValue == 3)
  }

  @Test func `many tasks send while the graph reads`() async {
    let inputs = (0..<8).map { _ in graph.input(0) }
    let sum = graph.rule { inputs.reduce(0) { $0 + $1.wrappedValue } }
    let ports = inputs.map { $0.sender() }
    #expect(sum.wrappedValue == 0)
    let tasks = ports.map { port in
      Task.detached { for value in 1...500 { port.send(value) } }
    }
    var last = 0
    var goesUp = true
    for _ in 0..<500 {
      let now = sum.wrappedValue
      goesUp = goesUp && now >= last
      last = now
    }
    for task in tasks { await task.value }
    #expect(goesUp)
    #expect(sum.wrappedValue == 8 * 500)
  }

  @Test func `only inputs have ports`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      _ = graph.rule(name: "b") { 1 }.sender()
      graph.flushPendingWrites()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Attribute.sender: “b” can't be set"))
  }
}
