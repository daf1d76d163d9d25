public import TrellisGraph

extension AttributeGraph {
  /// Makes an attribute that has the value of another one, which a closure makes or chooses: what it makes belongs to it and goes
  /// when it runs again.
  ///
  /// ```swift
  /// let page = graph.bind { graph in
  ///   kind.wrappedValue == .list ? makeList(in: graph) : makePicture(in: graph)
  /// }
  /// ```
  /// The closure is given the graph: one that kept it would be kept by it, and both for good.
  ///
  /// The closure runs again when something changes that it reads itself; a change in what it has made, or of its value, is none.
  /// What it made last time is removed when the update ends, and nobody needs it meanwhile: readers get the new one's value.
  ///
  /// It takes two attributes: a rule that runs the closure, and one that reads what that gives.
  ///
  /// Source: `bind` of Jane Street's Incremental; the name is the literature's.
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
  /// Which attribute a bound one stands for, and what owns that.
  public static let bindingSource: AttributeKind = "binding source"
  /// What stands for an attribute that a closure makes.
  public static let bound: AttributeKind = "bound"
}

private struct BindingRule<Value>: StatefulRule {
  unowned let graph: AttributeGraph
  let make: (AttributeGraph) -> Attribute<Value>
  /// What the last run made.
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
