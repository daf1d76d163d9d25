import TrellisGraph

/// A rule in a view's instance that can go before the view does.
struct InstanceRule<Value> {
  let attribute: Attribute<Value>
  private let subgraph: Subgraph

  fileprivate init(attribute: Attribute<Value>, subgraph: Subgraph) {
    self.attribute = attribute
    self.subgraph = subgraph
  }

  func remove() { subgraph.remove() }
}

extension ViewInstance {
  /// Makes a rule for a dynamic property, which goes with the view.
  func makeRule<Value>(
    name: String, kind: AttributeKind, _ rule: @escaping @MainActor () -> Value
  ) -> InstanceRule<Value> {
    let graph = inputs.graph
    let own = graph.makeSubgraph(in: subgraph)
    let attribute = graph.within(own) { graph.rule(name: "\(owner).\(name)", kind: kind) { rule() } }
    return InstanceRule(attribute: attribute, subgraph: own)
  }
}
