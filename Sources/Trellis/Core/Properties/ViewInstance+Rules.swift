import TrellisGraph

/// A rule of a view's instance that can be removed before the view is.
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
  /// Creates a rule for a dynamic property, which is removed with the view.
  func makeRule<Value>(
    name: String, kind: AttributeKind, _ rule: @escaping @MainActor () -> Value
  ) -> InstanceRule<Value> {
    let graph = inputs.graph
    let own = graph.makeSubgraph(in: subgraph)
    let attribute = graph.within(own) { graph.rule(name: "\(owner).\(name)", kind: kind) { rule() } }
    return InstanceRule(attribute: attribute, subgraph: own)
  }
}
