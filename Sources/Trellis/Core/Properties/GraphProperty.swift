package import TrellisGraph

/// A dynamic property of another module whose value comes from an attribute of its own.
package protocol GraphProperty: DynamicProperty {
  /// Links the property, in a copy of the view's value, to the graph; the slot is nil the first time.
  @MainActor mutating func link(to slot: inout AnyObject?, in host: PropertyHost)
  /// Returns the attributes that the property's value comes from, given the property's slot.
  @MainActor func origins(_ slot: AnyObject?) -> [AnyAttribute]
}

/// The part of the graph that a dynamic property of another module is in.
@MainActor
package struct PropertyHost {
  let instance: ViewInstance
  let name: String

  /// Returns a value of the view's environment, on which the view's body depends.
  package func environment<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, named name: String) -> Value {
    instance.inputs.environment.value(keyPath, named: name).wrappedValue
  }

  /// Creates a rule that runs when it is read after an invalidation, and that is removed with the view.
  package func makeRule<Value>(
    kind: AttributeKind, comparedBy areEqual: @escaping (Value, Value) -> Bool,
    _ evaluate: @escaping @MainActor () -> Value
  ) -> PropertyRule<Value> {
    let graph = instance.inputs.graph
    let subgraph = graph.makeSubgraph(in: instance.subgraph)
    let name = "\(instance.owner).\(name)"
    return graph.within(subgraph) {
      let changes = graph.input(name: "\(name).changes", kind: kind, 0)
      let value = graph.rule(name: name, kind: kind, comparedBy: areEqual) {
        _ = changes.wrappedValue
        return evaluate()
      }
      return PropertyRule(
        attribute: value, changes: changes, subgraph: subgraph, writes: instance.inputs.context.writes)
    }
  }
}

/// A rule of a dynamic property of another module.
@MainActor
package final class PropertyRule<Value> {
  package let attribute: Attribute<Value>
  private let changes: Attribute<Int>
  private let subgraph: Subgraph
  private let writes: StateWrites

  fileprivate init(
    attribute: Attribute<Value>, changes: Attribute<Int>, subgraph: Subgraph, writes: StateWrites
  ) {
    (self.attribute, self.changes, self.subgraph, self.writes) = (attribute, changes, subgraph, writes)
  }

  /// Lets the rule run again in the next update, in the transaction in force; `event` is the reason, for messages.
  package func invalidate(event: String) {
    let changes = changes
    writes.perform(on: changes.erased, event: event) {
      if changes.exists { changes.wrappedValue &+= 1 }
    }
  }

  package func remove() { subgraph.remove() }
}
