import Testing
import TrellisGraph

@Suite struct TapTests {
  let graph = AttributeGraph()

  @Test func `everything that happens is an event, in order`() {
    let recorder = GraphRecorder(of: graph)
    let a = graph.input(name: "a", 1)
    let b = graph.input(name: "b", 1)
    let half = graph.rule(name: "half") { a.wrappedValue / 2 }
    let c = graph.rule(name: "c") { half.wrappedValue }
    let d = graph.rule(name: "d") { c.wrappedValue + b.wrappedValue }
    _ = d.wrappedValue
    #expect(
      recorder.log == [
        "edge “a” → “half”", "evaluated “half”: first run",
        "edge “half” → “c”", "evaluated “c”: first run",
        "edge “c” → “d”", "edge “b” → “d”", "evaluated “d”: first run",
      ])
    recorder.removeAll()
    a.wrappedValue = 3
    b.wrappedValue = 2
    _ = d.wrappedValue
    #expect(
      recorder.log == [
        "set “a”", "marked “half”", "marked “c”", "marked “d”", "set “b”",
        "took effect “a”", "evaluated “half”: “a” changed",
        "evaluated “c”: “half” changed", "took effect “b”", "evaluated “d”: “c” changed",
      ])
    recorder.removeAll()
    a.wrappedValue = 2
    b.wrappedValue = 3
    b.wrappedValue = 2
    _ = d.wrappedValue
    #expect(
      recorder.log == [
        "set “a”", "marked “half”", "marked “c”", "marked “d”", "set “b”", "set “b”",
        "took effect “a”", "evaluated “half”, equal: “a” changed", "unchanged “c”", "unchanged “d”",
      ])
  }

  @Test func `an edge that only moves is neither added nor removed`() {
    let swaps = graph.input(name: "swaps", false)
    let (a, b, c) = (graph.input(name: "a", 1), graph.input(name: "b", 2), graph.input(name: "c", 3))
    let rule = graph.rule(name: "rule") {
      swaps.wrappedValue ? b.wrappedValue + a.wrappedValue : a.wrappedValue + b.wrappedValue + c.wrappedValue
    }
    _ = rule.wrappedValue
    let recorder = GraphRecorder(of: graph)
    swaps.wrappedValue = true
    _ = rule.wrappedValue
    #expect(recorder.log.filter { $0.contains("edge") } == ["no edge “c” → “rule”"])
  }

  @Test func `removals of subgraphs and their contents are reported`() {
    let recorder = GraphRecorder(of: graph)
    let subgraph = graph.makeSubgraph()
    let a = graph.within(subgraph) { graph.input(name: "a", 1) }
    let b = graph.rule(name: "b") { a.exists ? a.wrappedValue : 0 }
    _ = b.wrappedValue
    recorder.removeAll()
    subgraph.remove()
    _ = b.wrappedValue
    #expect(
      recorder.log == [
        "removed subgraph 1", "no edge “a” → “b”", "evaluated “b”: “a” was removed",
      ])
    #expect(
      recorder.events.contains {
        if case .evaluated(b.erased, changed: true, .inputRemoved(a.erased)) = $0 { true } else { false }
      })
  }

  @Test func `several observers and recorders receive the same events until they end`() {
    let a = graph.input(name: "a", 1)
    let b = graph.rule(name: "b") { a.wrappedValue + 1 }
    var first: [GraphEvent] = []
    var second: [GraphEvent] = []
    var third: [GraphEvent] = []
    let one = graph.addObserver { first.append($0) }
    let two = graph.addObserver { second.append($0) }
    let three = graph.addObserver { third.append($0) }
    let recorder = GraphRecorder(of: graph)
    let other = GraphRecorder(of: graph)
    _ = b.wrappedValue
    #expect(first.count == 2)
    #expect(first == second)
    #expect(first == third)
    #expect(first == recorder.events)
    #expect(first == other.events)
    one.cancel()
    other.stop()
    a.wrappedValue = 2
    #expect(first.count == 2)
    #expect(other.count == 2)
    #expect(second.count == 3)
    #expect(third.count == 3)
    #expect(recorder.count == 3)
    two.cancel()
    two.cancel()
    three.cancel()
    recorder.stop()
    _ = b.wrappedValue
    #expect(second.count == 3)
    #expect(recorder.count == 3)
  }

  @Test func `a change before recording is still the reason`() {
    let (a, b) = (graph.input(name: "a", 1), graph.input(name: "b", 1))
    let sum = graph.rule(name: "sum") { a.wrappedValue + b.wrappedValue }
    let early = graph.rule(name: "early") { a.wrappedValue }
    let first = GraphRecorder(of: graph)
    _ = (sum.wrappedValue, early.wrappedValue)
    a.wrappedValue = 2
    _ = early.wrappedValue  // “sum” has to run for “a” from now on
    first.stop()
    let second = GraphRecorder(of: graph)
    _ = sum.wrappedValue
    #expect(second.log == ["evaluated “sum”: “a” changed"])
    b.wrappedValue = 2
    _ = sum.wrappedValue
    #expect(second.log.last == "evaluated “sum”: “b” changed")
  }

  @Test func `a recorder keeps the last events and counts the rest`() {
    let a = graph.input(name: "a", 0)
    let recorder = GraphRecorder(of: graph, capacity: 10)
    #expect(recorder.capacity == 16)
    for value in 1...20 { a.wrappedValue = value }
    #expect(recorder.count == 16)
    #expect(recorder.droppedCount == 4)
    #expect(recorder.events == Array(repeating: .set(a.erased), count: 16))
  }

  @Test func `a recorder keeps old and new values on request`() {
    let recorder = GraphRecorder(of: graph, capacity: 16, keepsValues: true)
    let a = graph.input(name: "a", [1])
    let b = graph.rule(name: "b") { a.wrappedValue.count }
    _ = b.wrappedValue
    recorder.removeAll()
    a.wrappedValue = [1, 2]
    a.wrappedValue = [1, 2, 3]
    _ = b.wrappedValue
    #expect(
      recorder.log == [
        "set “a” from [1] to [1, 2]", "set “a” from [1, 2] to [1, 2, 3]",
        "took effect “a” from [1] to [1, 2, 3]", "evaluated “b” from 1 to 3: “a” changed",
      ])
    for _ in 0..<20 { a.wrappedValue.append(0) }
    #expect(
      recorder.log.last == "set “a” from \([1, 2, 3] + Array(repeating: 0, count: 19)) to \(a.wrappedValue)")
  }

  @Test func `a recorder outlives its graph, and then identifies attributes by number`() {
    var graph: AttributeGraph? = AttributeGraph()
    let recorder = GraphRecorder(of: graph!)
    let a = graph!.input(name: "a", 1)
    a.wrappedValue = 2
    graph = nil
    #expect(recorder.log == ["set #0"])
    recorder.stop()
  }

  @Test func `an observer may read names and cached values`() {
    var values: [String] = []
    let a = graph.input(name: "a", 1)
    let b = graph.rule(name: "b") { a.wrappedValue + 1 }
    graph.addObserver { event in
      if case .evaluated(let attribute, _, _) = event {
        values.append("\(attribute.name!) \(b.cachedValue!)")
      }
    }
    _ = b.wrappedValue
    #expect(values == ["b 2"])
    // Afterwards the graph is no longer closed.
    a.wrappedValue = 5
    #expect(b.wrappedValue == 6)
    #expect(values == ["b 2", "b 6"])
  }

  @Test func `an attribute knows its source location`() {
    let line = UInt(#line)
    let attributes = [
      graph.input(1).erased, graph.constant(1).erased, graph.rule { 1 }.erased,
      graph.declare(Int.self).erased, graph.weak(graph.input(1)).erased,
    ]
    #expect(
      attributes.map(\.location) == [2, 2, 2, 3, 3].map { CodeLocation(fileID: #fileID, line: line + $0) })
    let here = graph.input(1, fileID: "There/There.swift", line: 7)
    #expect(here.erased.location?.description == "There/There.swift:7")
  }
}
