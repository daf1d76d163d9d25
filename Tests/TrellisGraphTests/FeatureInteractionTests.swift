import Testing
import TrellisGraph

/// Interactions of pending writes, awaited values, transactions and removal.
@Suite struct FeatureInteractionTests {
  let graph = AttributeGraph()

  @Test func `an awaiting task may be cancelled by any write`() async {
    let a = graph.input(0)
    let b = graph.rule { a.wrappedValue / 2 }
    for round in 0..<300 {
      let values = b.values
      let reader = Task.detached { for await _ in values {} }
      for step in 0..<8 {
        if step == 3 { reader.cancel() }
        if round % 2 == 0 {
          a.wrappedValue += 1
        } else {
          graph.transaction {
            a.wrappedValue += 1
            #expect(b.wrappedValue == a.wrappedValue / 2)
          }
        }
      }
      await reader.value
      graph.flushPendingWrites()
      #expect(graph.nodeCount == 2)
    }
  }

  /// Stores a sequence that can be released at any time.
  final class Holder {
    var values: AttributeValues<Int>?
  }

  @Test func `a sequence may end while another one's value is computed in the same delivery`() async {
    let a = graph.input(0)
    let holder = Holder()
    let ending = graph.rule {
      if a.wrappedValue == 1 { holder.values = nil }
      return a.wrappedValue
    }
    var first = ending.values(bufferingNewest: 9).makeAsyncIterator()
    let own = graph.rule { a.wrappedValue }
    holder.values = own.values
    var last = a.values(bufferingNewest: 9).makeAsyncIterator()
    a.wrappedValue = 1
    graph.flushPendingWrites()
    for value in 0...1 {
      #expect(await first.next() == value)
      #expect(await last.next() == value)
    }
    // The nodes are the input, two rules, and a watch for each iterator that remains.
    #expect(graph.nodeCount == 5)
  }

  @Test func `no value is lost if a write arrives during a delivery`() {
    let a = graph.input(0)
    let trigger = graph.input(0)
    var seen: [Int] = []
    let watched = graph.rule {
      seen.append(a.wrappedValue)
      return a.wrappedValue
    }
    let port = a.sender()
    let sending = graph.rule {
      if trigger.wrappedValue == 1 { port.send(7) }
      return trigger.wrappedValue
    }
    // The first watch has been served when the second sends; the third is still to be served.
    let sequences = [watched.values, sending.values, trigger.values]
    trigger.wrappedValue = 1
    graph.flushPendingWrites()
    #expect(seen == [0, 7])
    withExtendedLifetime(sequences) {}
  }

  @Test func `no value is lost if a later watch's rule writes to an earlier one's source`() async {
    final class Writer {
      let act: () -> Void
      init(_ act: @escaping () -> Void) { self.act = act }
      deinit { act() }
    }
    struct Held: Sendable, Equatable {
      nonisolated(unsafe) var object: Writer
      static func == (first: Held, second: Held) -> Bool { first.object === second.object }
    }
    let a = graph.input(0)
    let trigger = graph.input(0)
    let part = graph.makeSubgraph()
    _ = graph.within(part) { graph.input(Writer { a.wrappedValue = 7 }) }
    var early = a.values(bufferingNewest: 9).makeAsyncIterator()
    // The update removes a subgraph. A value released with the subgraph sets `a`.
    let removing = graph.rule {
      if trigger.wrappedValue == 1 { part.remove() }
      return trigger.wrappedValue
    }
    var late = removing.values(bufferingNewest: 9).makeAsyncIterator()
    trigger.wrappedValue = 1
    #expect(await late.next() == 0)
    #expect(await late.next() == 1)
    #expect(await early.next() == 0)
    #expect(a.cachedValue == 7)
    graph.flushPendingWrites()
    #expect(await early.next() == 7)
  }

  @Test func `sent values survive the rollback of the transaction that flushes them`() throws {
    struct Stop: Error {}
    let (a, b) = (graph.input(1), graph.input(1))
    let port = a.sender()
    #expect(throws: Stop.self) {
      try graph.transaction {
        b.wrappedValue = 2
        port.send(5)
        _ = b.wrappedValue
        throw Stop()
      }
    }
    #expect(a.wrappedValue == 5)
    #expect(b.wrappedValue == 1)
  }

  @Test func `values sent during a transaction are set after it`() {
    let a = graph.input(1)
    let port = a.sender()
    graph.transaction {
      port.send(5)
      #expect(a.wrappedValue == 1)
      a.wrappedValue = 2
      graph.flushPendingWrites()
      #expect(a.wrappedValue == 2)
    }
    #expect(a.cachedValue == 5)
  }

  @Test func `ten thousand unrelated awaited values don't slow down a write`() async {
    var runs = 0
    let inputs = (0..<10_000).map { graph.input($0) }
    let sequences = inputs.map { input in
      graph.rule {
        runs += 1
        return input.wrappedValue
      }.values
    }
    #expect(runs == 10_000)
    inputs[17].wrappedValue = -1
    #expect(runs == 10_001)
    var values = sequences[17].makeAsyncIterator()
    #expect(await values.next() == -1)
  }

  @Test func `a subscriber is notified once for all writes, in subscription order`() {
    let (a, b) = (graph.input(1), graph.input(1))
    let sum = graph.rule { a.wrappedValue + b.wrappedValue }
    var log: [String] = []
    let first = sum.onChange { log.append("sum \($0)") }
    b.onChange { log.append("b \($0)") }
    #expect(log == [])
    graph.transaction {
      a.wrappedValue = 2
      b.wrappedValue = 3
      a.wrappedValue = 4
    }
    #expect(log == ["sum 7", "b 3"])
    graph.transaction {
      a.wrappedValue = 5
      b.wrappedValue = 2
    }
    #expect(log == ["sum 7", "b 3", "b 2"])
    first.cancel()
    first.cancel()
    b.wrappedValue = 9
    #expect(log == ["sum 7", "b 3", "b 2", "b 9"])
    #expect(graph.nodeCount == 4)
  }

  @Test func `writes of a subscriber are reported after all were notified, callbacks first`() {
    let (a, b) = (graph.input(1), graph.input(1))
    var log: [String] = []
    a.onChange {
      log.append("a \($0)")
      if $0 < 4 {
        b.wrappedValue = $0
        a.wrappedValue = $0 + 1
      }
    }
    b.onChange { log.append("b \($0)") }
    graph.onTransaction { log.append("told of \($0.writes.count)") }
    a.wrappedValue = 2
    #expect(
      log == ["told of 1", "a 2", "told of 1", "told of 1", "a 3", "b 3", "told of 1", "told of 1", "a 4"])
  }

  @Test func `a subscriber may cancel itself, remove its attribute, and release the graph`() {
    var short: AttributeGraph? = AttributeGraph()
    let part = short!.makeSubgraph()
    let a = short!.within(part) { short!.input(1) }
    let b = short!.input(1)
    var log: [String] = []
    var own: AttributeObservation?
    own = a.onChange { _ in
      log.append("once")
      own?.cancel()
    }
    a.onChange { _ in
      log.append("removed")
      part.remove()
    }
    b.onChange { _ in
      log.append("gone")
      short = nil
    }
    a.wrappedValue = 2
    #expect(log == ["once", "removed"])
    #expect(!a.exists)
    b.wrappedValue = 2
    #expect(log == ["once", "removed", "gone"])
    #expect(!b.exists)
  }
}
