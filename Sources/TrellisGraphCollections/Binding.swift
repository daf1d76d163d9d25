public import TrellisGraph

extension AttributeGraph {
  /// Creates an attribute whose value is that of another attribute, which a closure creates or chooses.
  ///
  /// Attributes that the closure creates belong to the binding and are removed when the closure runs again.
  ///
  /// ```swift
  /// let page = graph.bind { graph in
  ///   kind.wrappedValue == .list ? makeList(in: graph) : makePicture(in: graph)
  /// }
  /// ```
  /// The closure receives the graph as a parameter. Capturing the graph would create a reference cycle.
  ///
  /// The closure runs again when something changes that it reads itself. A change in the attributes that it has created, or of
  /// their values, doesn't make it run. The attributes of its last run are removed when the update ends. Nothing needs them
  /// meanwhile, because readers get the new attribute's value.
  ///
  /// The binding takes two attributes: a rule that runs the closure, and a rule that reads the resulting attribute.
  ///
  /// Source: `bind` of Jane Street's Incremental; the literature uses the same name.
  public func bind<Value>(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ make: @escaping (AttributeGraph) -> Attribute<Value>
  ) -> Attribute<Value> {
    let source = rule(
      name: name.map { "\($0).source" }, kind: .bindingSource, fileID: fileID, line: line,
      BindingRule(graph: self, make: make))
    return rule(name: name, kind: .bound, fileID: fileID, line: line) { source.wrappedValue.wrappedValue }
  }
}

extension AttributeKind {
  /// The rule that runs a binding's closure and owns the attributes created by it.
  public static let bindingSource: AttributeKind = "binding source"
  /// An attribute with the value of another one that a closure creates.
  public static let bound: AttributeKind = "bound"
}

private struct BindingRule<Value>: StatefulRule {
  unowned let graph: AttributeGraph
  let make: (AttributeGraph) -> Attribute<Value>
  /// The subgraph that the last run created.
  var made: Subgraph?

  init(graph: AttributeGraph, make: @escaping (AttributeGraph) -> Attribute<Value>) {
    self.graph = graph
    self.make = make
  }

  mutating func update(_ context: RuleContext<Attribute<Value>>) -> Attribute<Value> {
    made?.remove()
    let subgraph = graph.makeSubgraph()
    made = subgraph
    return graph.within(subgraph) { make(graph) }
  }
}
