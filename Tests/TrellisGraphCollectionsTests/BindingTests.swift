import Testing
import TrellisGraph
import TrellisGraphCollections

/// Attributes that a rule makes and owns, and attributes by key.
@Suite struct BindingTests {
  private let graph = AttributeGraph()

  @Test func `attributes made by a bind's closure are removed when it runs again`() {
    let isLong = graph.input(false)
    let number = graph.input(1)
    var log: [String] = []
    var made: [Attribute<Int>] = []
    let bound = graph.bind(name: "page") { graph in
      log.append("make")
      let length = isLong.wrappedValue ? 50 : 3
      let chain = (0..<length).reduce(number) { previous, _ in graph.rule { previous.wrappedValue + 1 } }
      made.append(chain)
      return chain
    }
    let end = graph.rule {
      log.append("end")
      return bound.wrappedValue * 10
    }
    #expect(end.wrappedValue == 40)
    #expect(graph.nodeCount == 2 + 2 + 1 + 3)
    number.wrappedValue = 2
    #expect(end.wrappedValue == 50)
    #expect(log == ["end", "make", "end"])
    isLong.wrappedValue = true
    #expect(end.wrappedValue == 520)
    #expect(!made[0].exists && made[1].exists)
    #expect(graph.nodeCount == 2 + 2 + 1 + 50)
    isLong.wrappedValue = false
    #expect(end.wrappedValue == 50)
    #expect(graph.nodeCount == 2 + 2 + 1 + 3)
    #expect(log == ["end", "make", "end", "make", "end", "make", "end"])
  }

  @Test func `bound attributes nest, and are removed with their subgraph`() {
    let outer = graph.input(1)
    let inner = graph.input(1)
    var log: [String] = []
    let subgraph = graph.makeSubgraph()
    let bound = graph.within(subgraph) {
      graph.bind { graph in
        log.append("outer \(outer.wrappedValue)")
        let factor = outer.wrappedValue
        return graph.bind { graph in
          log.append("inner \(inner.wrappedValue)")
          let term = inner.wrappedValue
          return graph.rule { factor * 100 + term }
        }
      }
    }
    #expect(bound.wrappedValue == 101)
    inner.wrappedValue = 2
    #expect(bound.wrappedValue == 102)
    outer.wrappedValue = 3
    #expect(bound.wrappedValue == 302)
    #expect(log == ["outer 1", "inner 1", "inner 2", "outer 3", "inner 2"])
    #expect(graph.nodeCount == 2 + 2 + 2 + 1)
    subgraph.remove()
    #expect(graph.nodeCount == 2)
  }

  @Test func `bound and keyed attributes don't retain their graph`() {
    weak var graph: AttributeGraph?
    do {
      let own = AttributeGraph()
      graph = own
      let family = own.rules { (number: Int) in number + 1 }
      let bound = own.bind { graph in
        let number = family[1].wrappedValue
        return graph.rule { number }
      }
      #expect(bound.wrappedValue == 2)
    }
    #expect(graph == nil)
  }

  @Test func `a bind whose closure's inputs change back before a read makes nothing`() {
    let choice = graph.input(0)
    var runs = 0
    let bound = graph.bind { graph in
      runs += 1
      let made = choice.wrappedValue
      return graph.rule { made }
    }
    #expect(bound.wrappedValue == 0)
    choice.wrappedValue = 1
    choice.wrappedValue = 0
    #expect(bound.wrappedValue == 0)
    #expect(runs == 1)
  }

  @Test func `a keyed function is computed once per key, and again if its inputs change`() {
    let factors = graph.inputs(default: 1) { "factor \($0)" } as KeyedInputs<String, Int>
    var log: [Int] = []
    var sums: KeyedRules<Int, Int>!
    sums = graph.rules(name: { "sum \($0)" }) { number in
      log.append(number)
      return number == 0 ? factors["a"].wrappedValue : sums[number - 1].wrappedValue + number
    }
    #expect(sums[4].wrappedValue == 11)
    #expect(sums[3].wrappedValue == 7)
    #expect(log == [4, 3, 2, 1, 0])
    factors["b"].wrappedValue = 9
    #expect(sums[4].wrappedValue == 11)
    #expect(log.count == 5)
    factors["a"].wrappedValue = 2
    #expect(sums[4].wrappedValue == 12)
    #expect(log == [4, 3, 2, 1, 0, 0, 1, 2, 3, 4])
    #expect(factors.cachedValue(for: "c") == 1 && factors.cachedValue(for: "b") == 9)
    #expect(graph.nodeCount == 7)
    #expect(sums[2].erased.name == "sum 2")
    // The closure of `sums` captures the variable. Setting the variable to nil breaks the reference cycle.
    sums = nil
  }

  @Test func `keyed attributes belong to the family's subgraph, not to the first reader's`() {
    let family = graph.rules { (number: Int) in number * number }
    let subgraph = graph.makeSubgraph()
    let asking = graph.within(subgraph) { graph.rule { family[5].wrappedValue } }
    #expect(asking.wrappedValue == 25)
    subgraph.remove()
    #expect(family[5].exists && family[5].wrappedValue == 25)
  }
}
