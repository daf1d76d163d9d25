import Testing
import TrellisGraph

@Suite struct AsyncTests {
  let graph = AttributeGraph()

  @Test func `a sequence yields the present value, then each different one`() async {
    var runs = 0
    let a = graph.input(1)
    let other = graph.input(0)
    let half = graph.rule {
      runs += 1
      return a.wrappedValue / 2
    }
    var values = half.values.makeAsyncIterator()
    #expect(await values.next() == 0)
    #expect(runs == 1)
    a.wrappedValue = 2
    #expect(await values.next() == 1)
    a.wrappedValue = 3
    other.wrappedValue = 1
    a.wrappedValue = 9
    #expect(await values.next() == 4)
    #expect(runs == 4)
  }

  @Test func `values can be awaited in other isolation domains, also those of inputs`() async {
    let a = graph.input(name: "a", "x")
    let values = a.values(bufferingNewest: 10)
    let reader = Task.detached {
      var seen: [String] = []
      for await value in values {
        seen.append(value)
        if value == "end" { break }
      }
      return seen
    }
    a.wrappedValue = "y"
    a.wrappedValue = "y"
    a.wrappedValue = "z"
    a.wrappedValue = "y"
    a.wrappedValue = "end"
    #expect(await reader.value == ["x", "y", "z", "y", "end"])
  }

  @Test func `a slow consumer receives the newest values`() async {
    let a = graph.input(0)
    var latest = a.values.makeAsyncIterator()
    var three = a.values(bufferingNewest: 3).makeAsyncIterator()
    for value in 1...9 { a.wrappedValue = value }
    #expect(await latest.next() == 9)
    #expect(await three.next() == 7)
    #expect(await three.next() == 8)
    #expect(await three.next() == 9)
  }

  @Test func `pending writes and changes of observed properties are writes, too`() async {
    let a = graph.input(0)
    let b = graph.input(0)
    let sum = graph.rule { a.wrappedValue + b.wrappedValue }
    var values = sum.values(bufferingNewest: 10).makeAsyncIterator()
    a.sender().send(1)
    b.sender().send(2)
    graph.flushPendingWrites()
    b.wrappedValue = 3
    #expect(await values.next() == 0)
    #expect(await values.next() == 3)
    #expect(await values.next() == 4)
  }

  @Test func `the sequence ends with its attribute`() async {
    let subgraph = graph.makeSubgraph()
    let a = graph.within(subgraph) { graph.input(1) }
    var values = a.values(bufferingNewest: 2).makeAsyncIterator()
    a.wrappedValue = 2
    subgraph.remove()
    #expect(graph.nodeCount == 0)
    #expect(await values.next() == 1)
    #expect(await values.next() == 2)
    #expect(await values.next() == nil)
  }

  @Test func `the sequence ends when a rule removes its attribute`() async {
    let subgraph = graph.makeSubgraph()
    let a = graph.within(subgraph) { graph.input(1) }
    let isShown = graph.input(true)
    let end = graph.rule {
      if !isShown.wrappedValue { subgraph.remove() }
      return 0
    }
    _ = end.wrappedValue
    var values = a.values.makeAsyncIterator()
    #expect(await values.next() == 1)
    isShown.wrappedValue = false
    _ = end.wrappedValue
    #expect(await values.next() == nil)
    #expect(graph.nodeCount == 2)
  }

  @Test func `the sequence ends with its graph`() async {
    var values: AttributeValues<Int>?
    do {
      let graph = AttributeGraph()
      values = graph.input(1).values
      graph.flushPendingWrites()
    }
    var seen: [Int] = []
    for await value in values! { seen.append(value) }
    #expect(seen == [1])
  }

  @Test func `cancellation ends the watching`() async {
    var runs = 0
    let a = graph.input(1)
    let b = graph.rule {
      runs += 1
      return a.wrappedValue
    }
    let values = b.values
    let reader = Task.detached {
      var count = 0
      for await _ in values { count += 1 }
      return count
    }
    reader.cancel()
    _ = await reader.value
    a.wrappedValue = 2
    #expect(graph.nodeCount == 2)
    #expect(graph.edgeCount == 1)
    a.wrappedValue = 3
    #expect(runs == 1)
  }

  @Test func `a released sequence isn't watched`() {
    let a = graph.input(1)
    _ = a.values
    a.wrappedValue = 2
    #expect(graph.nodeCount == 1)
  }

  @Test func `values that aren't equatable are yielded whenever their rule has run`() async {
    struct Opaque: Sendable { var value: Int }
    let a = graph.input(1)
    let other = graph.input(1)
    let b = graph.rule { Opaque(value: a.wrappedValue) }
    var values = b.values(bufferingNewest: 9).makeAsyncIterator()
    other.wrappedValue = 2
    a.wrappedValue = 2
    #expect(await values.next()?.value == 1)
    #expect(await values.next()?.value == 2)
  }

  @Test func `watching during an update traps with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      _ = graph.rule(name: "b") { [a.values].count }.wrappedValue
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains("Attribute.values: “a” can't be watched while “b” is being updated"))
  }
}
