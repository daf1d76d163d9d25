import Testing
import TrellisGraph

/// The code of the article “How an update runs”, verbatim, and the results that it states.
@Suite struct UpdateArticleTests {
  private func log(_ graph: AttributeGraph, _ body: () -> Void) -> [String] {
    var log: [String] = []
    let observation = graph.addObserver { event in
      guard case .evaluated(let attribute, let changed, _) = event else { return }
      log.append("\(attribute.name!) \(changed)")
    }
    body()
    observation.cancel()
    return log
  }

  @Test func `the article's example of an update is right`() {
    let graph = AttributeGraph()
    let a = graph.input(name: "a", 10)
    let b = graph.input(name: "b", 20)
    let c = graph.rule(name: "c") { a.wrappedValue + b.wrappedValue }
    let d = graph.rule(name: "d") { c.wrappedValue > 0 }
    #expect(log(graph) { _ = d.wrappedValue } == ["c true", "d true"])
    a.wrappedValue = 11
    #expect(log(graph) { _ = d.wrappedValue } == ["c true", "d false"])
  }

  @Test func `the article's example of the read order is right`() {
    let graph = AttributeGraph()
    let items = graph.input(name: "items", [7])
    let isEmpty = graph.rule(name: "isEmpty") { items.wrappedValue.isEmpty }
    let first = graph.rule(name: "first") { items.wrappedValue[0] }
    let end = graph.rule(name: "end") { isEmpty.wrappedValue ? -1 : first.wrappedValue }
    #expect(end.wrappedValue == 7)
    items.wrappedValue = []
    #expect(log(graph) { _ = end.wrappedValue } == ["isEmpty true", "end true"])
  }
}
