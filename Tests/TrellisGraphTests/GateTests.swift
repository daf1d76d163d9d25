import Testing

@testable import TrellisGraph

/// Gates: rules at which marking stops until their values are known.
@Suite struct GateTests {
  let graph = AttributeGraph()

  /// Rows, each with a gate that reads a number of its own and a shared one, and a rule that reads the gate.
  private struct Rows {
    let shared: Attribute<Int>
    let own: [Attribute<Int>]
    let gates: [Attribute<Int>]
    let settled: Attribute<Bool>
    let behind: [Attribute<Int>]
    /// Reads the rule that settles the gates, then the rules behind them.
    let root: Attribute<Int>

    init(_ graph: AttributeGraph) {
      let shared = graph.input(name: "shared", 0)
      let own = (0..<3).map { graph.input(name: "own \($0)", $0) }
      let gates = own.enumerated().map { index, own in
        graph.gate(name: "gate \(index)") { own.wrappedValue * 10 + shared.wrappedValue / 100 }
      }
      let settled = graph.settling(name: "settled") {
        for gate in gates { gate.erased.refresh() }
        return true
      }
      let behind = gates.enumerated().map { index, gate in
        graph.rule(name: "behind \(index)") { gate.wrappedValue + 1 }
      }
      root = graph.rule(name: "root") {
        _ = settled.wrappedValue
        return behind.reduce(0) { $0 + $1.wrappedValue }
      }
      (self.shared, self.own, self.gates, self.settled, self.behind) = (shared, own, gates, settled, behind)
    }
  }

  @Test func `attributes behind unchanged gates aren't marked`() {
    let rows = Rows(graph)
    #expect(rows.root.wrappedValue == 33)
    let log = RunLog(graph)
    rows.shared.wrappedValue = 1
    #expect(rows.root.isStale)
    #expect(rows.gates.map(\.isStale) == [true, true, true])
    #expect(rows.settled.isStale)
    #expect(rows.behind.map(\.isStale) == [false, false, false])
    #expect(rows.root.wrappedValue == 33)
    #expect(log.take() == ["gate 0", "gate 1", "gate 2"])
    #expect(!rows.root.isStale)
  }

  @Test func `a gate's reader runs if the gate's value has changed`() {
    let rows = Rows(graph)
    _ = rows.root.wrappedValue
    let log = RunLog(graph)
    rows.own[1].wrappedValue = 5
    #expect(rows.root.wrappedValue == 73)
    #expect(log.take() == ["gate 1", "settled", "behind 1", "root"])
    rows.shared.wrappedValue = 100
    rows.own[0].wrappedValue = 1
    #expect(rows.root.wrappedValue == 86)
    #expect(rows.behind.map(\.wrappedValue) == [12, 52, 22])
  }

  @Test func `reading a changed gate marks its readers`() {
    let rows = Rows(graph)
    _ = rows.root.wrappedValue
    rows.own[2].wrappedValue = 7
    rows.shared.wrappedValue = 1
    #expect(rows.gates[2].wrappedValue == 70)
    #expect(rows.behind.map(\.isStale) == [false, false, true])
    #expect(rows.root.wrappedValue == 83)
  }

  @Test func `removing a source marks the gate and its readers`() {
    let part = graph.makeSubgraph()
    let source = graph.within(part) { graph.input(3) }
    let gate = graph.gate { source.exists ? source.wrappedValue : -1 }
    let settled = graph.settling {
      gate.erased.refresh()
      return true
    }
    let behind = graph.rule { gate.wrappedValue }
    let root = graph.rule { settled.wrappedValue ? behind.wrappedValue : 0 }
    #expect(root.wrappedValue == 3)
    part.remove()
    #expect(root.isStale)
    #expect(root.wrappedValue == -1)
  }

  @Test func `a gate's change is explained back to the write`() {
    let recorder = GraphRecorder(of: graph, keepsValues: true)
    let rows = Rows(graph)
    _ = rows.root.wrappedValue
    rows.own[1].wrappedValue = 5
    _ = rows.root.wrappedValue
    let names = graph.explain(rows.behind[1]).steps.map(\.subject.name)
    #expect(names == ["behind 1", "gate 1", "own 1"])
    withExtendedLifetime(recorder) {}
  }

  @Test func `nested gates are marked from the outermost on`() {
    let source = graph.input(1)
    let outer = graph.gate(name: "outer") { source.wrappedValue / 10 }
    let settledOuter = graph.settling { outer.wrappedValue >= 0 }
    let inner = graph.gate(name: "inner") { outer.wrappedValue + source.wrappedValue / 100 }
    let settledInner = graph.settling {
      _ = settledOuter.wrappedValue
      return inner.wrappedValue >= 0
    }
    let behind = graph.rule(name: "behind") { inner.wrappedValue }
    let root = graph.rule(name: "root") { settledInner.wrappedValue ? behind.wrappedValue : -1 }
    #expect(root.wrappedValue == 0)
    for (number, value) in [(2, 0), (12, 1), (13, 1), (112, 12), (113, 12)] {
      source.wrappedValue = number
      #expect(root.wrappedValue == value)
    }
  }
}
