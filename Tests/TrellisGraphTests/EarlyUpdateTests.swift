import Testing

@testable import TrellisGraph

/// Updates that run without marking; see `Update/Early.swift`.
@Suite struct EarlyUpdateTests {
  let graph = AttributeGraph()

  @Test func `a change that stops early marks nothing below`() {
    let input = graph.input(1)
    let sign = graph.rule { input.wrappedValue.signum() }
    var end = sign
    for _ in 0..<100 {
      let last = end
      end = graph.rule { last.wrappedValue + 1 }
    }
    #expect(end.wrappedValue == 101)
    input.wrappedValue = 2
    #expect(end.wrappedValue == 101)
    input.wrappedValue = 3
    #expect(end.core.storage.pointee.early.deferredInput == input.id.index)
    #expect(!end.core.flags[Int(end.id.index)].contains(.dirty))
    #expect(end.wrappedValue == 101)
    input.wrappedValue = -3
    #expect(end.isStale)
    #expect(end.wrappedValue == 99)
  }

  @Test func `a rule that may not be needed doesn't run early`() {
    let log = RunLog(graph)
    let values = graph.input([1])
    let isEmpty = graph.rule(name: "isEmpty") { values.wrappedValue.isEmpty }
    let first = graph.rule(name: "first") { values.wrappedValue[0] }
    let root = graph.rule(name: "root") { isEmpty.wrappedValue ? 0 : first.wrappedValue }
    #expect(root.wrappedValue == 1)
    _ = log.take()
    values.wrappedValue = [2]
    #expect(root.wrappedValue == 2)
    #expect(log.take() == ["isEmpty", "first", "root"])
    values.wrappedValue = []
    #expect(root.wrappedValue == 0)
    #expect(log.take() == ["isEmpty", "root"])
  }

  @Test func `other readers of attributes that changed on the path are marked`() {
    let input = graph.input(1)
    let a = graph.rule { input.wrappedValue * 2 }
    let b = graph.rule { a.wrappedValue + 1 }
    let other = graph.rule { b.wrappedValue * 100 }
    let root = graph.rule { b.wrappedValue * 10 }
    let above = graph.rule { root.wrappedValue + 1 }
    #expect(above.wrappedValue == 31)
    #expect(other.wrappedValue == 300)
    for value in 2...5 {
      input.wrappedValue = value
      #expect(root.wrappedValue == (2 * value + 1) * 10)
      #expect(above.isStale)
      #expect(other.wrappedValue == (2 * value + 1) * 100)
      #expect(above.wrappedValue == (2 * value + 1) * 10 + 1)
    }
  }

  @Test func `rules that the root doesn't depend on don't run`() {
    let log = RunLog(graph)
    let input = graph.input(1)
    let side = graph.rule(name: "side") { input.wrappedValue * 2 }
    let base = graph.input(5)
    let root = graph.rule(name: "root") { base.wrappedValue }
    _ = (side.wrappedValue, root.wrappedValue)
    _ = log.take()
    for value in 2..<20 {
      input.wrappedValue = value
      #expect(root.wrappedValue == 5)
    }
    #expect(log.take() == [])
    #expect(side.wrappedValue == 38)
  }

  @Test func `a path that an update has cut is searched again`() {
    let log = RunLog(graph)
    let input = graph.input(0)
    let a = graph.rule(name: "a") { input.wrappedValue }
    let flag = graph.input(true)
    let root = graph.rule(name: "root") { flag.wrappedValue ? a.wrappedValue : -1 }
    #expect(root.wrappedValue == 0)
    for round in 1..<50 {
      input.wrappedValue = round
      #expect(root.wrappedValue == (flag.wrappedValue ? round : -1))
      flag.wrappedValue.toggle()
      _ = root.wrappedValue
      _ = log.take()
      input.wrappedValue = round + 1000
      _ = root.wrappedValue
      #expect(log.take() == (flag.wrappedValue ? ["a", "root"] : []))
    }
  }

  @Test func `removing attributes on the path, or the input that was set, leaves no trace`() {
    let part = graph.makeSubgraph()
    let base = graph.input(1)
    let (input, middle) = graph.within(part) {
      let input = graph.input(1)
      return (input, graph.rule { input.wrappedValue + 1 })
    }
    let root = graph.rule { middle.exists ? middle.wrappedValue + base.wrappedValue : base.wrappedValue }
    #expect(root.wrappedValue == 3)
    input.wrappedValue = 5
    #expect(root.wrappedValue == 7)
    input.wrappedValue = 6
    part.remove()
    #expect(root.wrappedValue == 1)
    base.wrappedValue = 2
    #expect(root.wrappedValue == 2)
  }

  @Test func `several roots read in turn keep their paths`() {
    let input = graph.input(1)
    let sign = graph.rule { input.wrappedValue.signum() }
    let roots = (0..<3).map { offset in
      var end = sign
      for _ in 0..<100 {
        let last = end
        end = graph.rule { last.wrappedValue + 1 }
      }
      return graph.rule { end.wrappedValue + offset }
    }
    var marks = 0
    graph.addObserver { if case .marked = $0 { marks += 1 } }
    func ask(_ round: Int) {
      input.wrappedValue = round + 2
      for offset in 0..<3 { #expect(roots[(round + offset) % 3].wrappedValue == 101 + (round + offset) % 3) }
    }
    for round in 0..<12 { ask(round) }
    let core = input.core
    let ways = core.storage.pointee.early.nodes.map(\.count)
    #expect(ways.count { $0 > 100 } == 3)
    marks = 0
    for round in 12..<40 { ask(round) }
    #expect(marks == 0)
    #expect(core.storage.pointee.early.nodes.map(\.count) == ways)
    input.wrappedValue = -1
    #expect(roots.map(\.wrappedValue) == [99, 100, 101])
  }

  @Test func `a path is dropped only when its root's dependencies change or a part of it is removed`() {
    let input = graph.input(1)
    let sign = graph.rule { input.wrappedValue.signum() }
    let part = graph.makeSubgraph()
    let first = graph.rule { sign.wrappedValue + 1 }
    let inner = graph.within(part) { graph.rule { sign.wrappedValue + 2 } }
    let second = graph.rule { inner.exists ? inner.wrappedValue : -1 }
    for value in 2..<8 {
      input.wrappedValue = value
      #expect(first.wrappedValue == 2)
      input.wrappedValue = value * 10
      #expect(second.wrappedValue == 3)
    }
    part.remove()
    #expect(second.wrappedValue == -1)
    for value in 2..<8 {
      input.wrappedValue = value % 2 == 0 ? value : -value
      #expect(first.wrappedValue == (value % 2 == 0 ? 2 : 0))
      #expect(second.wrappedValue == -1)
    }
  }
}
