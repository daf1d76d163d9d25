import Testing

@testable import TrellisGraph

/// Invalid handles: of no attribute, of another graph, or escaped from a rule.
@Suite struct HandleTests {
  @Test func `an unused number finds no attribute`() {
    let graph = AttributeGraph()
    let part = graph.makeSubgraph()
    let gone = graph.within(part) { graph.input("a string that is long enough to be allocated") }
    part.remove()
    #expect(graph.attribute(rawValue: 0) == nil)
    #expect(graph.attribute(rawValue: 1) == nil)
    // The slot alone, without a generation.
    #expect(graph.attribute(rawValue: gone.erased.rawValue & 0xffff_ffff) == nil)
    #expect(graph.attribute(rawValue: gone.erased.rawValue) == nil)
    #expect(graph.attribute(rawValue: .max) == nil)
  }

  @Test func `another graph's attribute is rejected everywhere`() async {
    let explain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (graph, other) = (AttributeGraph(), AttributeGraph())
      let far = (0..<1000).map { other.input($0) }
      _ = graph.explain(far[999])
    }
    #expect(message(explain).contains("AttributeGraph.explain: the attribute belongs to another graph"))
    let define = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (graph, other) = (AttributeGraph(), AttributeGraph())
      let far = (0..<1000).map { _ in other.declare(Int.self) }
      graph.define(far[999]) { 1 }
    }
    #expect(message(define).contains("AttributeGraph.define: the attribute belongs to another graph"))
    let context = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Asking: StatefulRule {
        let attribute: Attribute<Int>
        mutating func update(_ context: RuleContext<Bool>) -> Bool { context.hasChanged(attribute) }
      }
      let (graph, other) = (AttributeGraph(), AttributeGraph())
      let far = (0..<1000).map { other.input($0) }
      _ = graph.rule(Asking(attribute: far[999])).wrappedValue
    }
    #expect(message(context).contains("RuleContext.hasChanged: the attribute belongs to another graph"))
  }

  @Test func `a rule that is a struct can't be defined`() async {
    struct Seven: Rule { var value: Int { 7 } }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      graph.define(graph.rule(name: "seven", Seven())) { 8 }
    }
    #expect(message(result).contains("“seven” has a rule already"))
  }

  /// A rule that lets its context escape.
  struct Leaking: StatefulRule {
    final class Kept { var context: RuleContext<String>? }
    let kept: Kept
    mutating func update(_ context: RuleContext<String>) -> String {
      kept.context = context
      return "a string that is long enough to be allocated"
    }
  }

  @Test func `a rule context used after its run traps, and never returns another rule's value`() async {
    let kept = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let kept = Leaking.Kept()
      let part = graph.makeSubgraph()
      _ = graph.within(part) { graph.rule(name: "leaking", Leaking(kept: kept)) }.wrappedValue
      part.remove()
      _ = graph.input(0x4141_4141)
      _ = kept.context!.oldValue
    }
    #expect(message(kept).contains("RuleContext: the context was used after its rule had run"))
    let later = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let kept = Leaking.Kept()
      let a = graph.input(1)
      _ = graph.rule(name: "leaking", Leaking(kept: kept)).wrappedValue
      _ = kept.context!.hasChanged(a)
    }
    #expect(message(later).contains("RuleContext: the context was used after its rule had run"))
  }

  @Test func `explaining a cycle that value() has met terminates`() {
    let graph = AttributeGraph()
    let cells = (0..<3).map { graph.declare(Int?.self, name: "cell \($0)") }
    for index in 0..<3 {
      graph.define(cells[index]) { (try? cells[(index + 1) % 3].value()).flatMap { $0 }.map { $0 + 1 } }
    }
    _ = cells[0].wrappedValue
    for cell in cells {
      let steps = graph.explain(cell).steps
      #expect(Set(steps.map(\.subject.title)).count == steps.count)
      #expect(steps.count <= 3)
    }
  }
}
