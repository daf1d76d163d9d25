import Testing
import TrellisGraph

@Suite struct RunningRuleTests {
  @Test func `a rule can query what has changed since its last run`() {
    let graph = AttributeGraph()
    let a = graph.input(name: "a", 1)
    let b = graph.input(name: "b", 1)
    let c = graph.input(name: "c", 1)
    let half = graph.rule(name: "half") { c.wrappedValue / 2 }
    var told: [(isFirst: Bool, names: [String])] = []
    let sum = graph.rule(name: "sum") { [unowned graph] in
      let running = graph.runningRule()!
      #expect(running.attribute.name == "sum")
      told.append((running.isFirstRun, running.changedInputs.map { $0.name ?? "" }))
      return a.wrappedValue + b.wrappedValue + half.wrappedValue
    }
    #expect(graph.runningRule() == nil)
    #expect(sum.wrappedValue == 2)
    b.wrappedValue = 2
    #expect(sum.wrappedValue == 3)
    (a.wrappedValue, c.wrappedValue) = (2, 4)
    #expect(sum.wrappedValue == 6)
    // c changes and half doesn't.
    (b.wrappedValue, c.wrappedValue) = (3, 5)
    #expect(sum.wrappedValue == 7)
    #expect(told.map(\.isFirst) == [true, false, false, false])
    #expect(told.map(\.names) == [[], ["b"], ["a", "half"], ["b"]])
  }

  @Test func `querying changes makes no dependency`() {
    let graph = AttributeGraph()
    let (condition, a) = (graph.input(name: "condition", true), graph.input(name: "a", 1))
    var runs = 0
    let rule = graph.rule { [unowned graph] in
      runs += 1
      _ = graph.runningRule()
      return condition.wrappedValue ? a.wrappedValue : 0
    }
    #expect(rule.wrappedValue == 1)
    (condition.wrappedValue, a.wrappedValue) = (false, 2)
    #expect(rule.wrappedValue == 0)
    a.wrappedValue = 3
    #expect(rule.wrappedValue == 0)
    #expect(runs == 2)
  }

  @Test func `a rule that runs because of a removal has no changed input`() {
    let graph = AttributeGraph()
    let subgraph = graph.makeSubgraph()
    let gone = graph.within(subgraph) { graph.input(name: "gone", 1) }
    let kept = graph.input(name: "kept", 1)
    var names: [[String]] = []
    let rule = graph.rule { [unowned graph] in
      names.append(graph.runningRule()!.changedInputs.map { $0.name ?? "" })
      return kept.wrappedValue + (gone.exists ? gone.wrappedValue : 0)
    }
    #expect(rule.wrappedValue == 2)
    subgraph.remove()
    #expect(rule.wrappedValue == 1)
    #expect(names == [[], []])
  }
}
