import TrellisGraph

/// A modifier that changes the environment of its content: on several views it is the same as on each of them.
@MainActor
protocol EnvironmentChange: PrimitiveModifier {
  /// What the graph calls it.
  static var title: String { get }
  /// Changes what the environment around holds; what is read of it here is what the content's depends on.
  func change(_ values: inout EnvironmentValues)
}

extension EnvironmentChange {
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    return content(inputs.modifyingEnvironment(named: title) { modifier.wrappedValue.change(&$0) })
  }
}

extension EnvironmentModifier: EnvironmentChange {
  static var title: String { "environment(\(sourceName(Value.self)))" }
  func change(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

extension EnvironmentTransformModifier: EnvironmentChange {
  static var title: String { "transformEnvironment(\(sourceName(Value.self)))" }
  func change(_ values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

extension ViewInputs {
  /// Inputs with an environment that a closure makes of the one around, as an attribute.
  @MainActor
  func modifyingEnvironment(
    named name: String, _ modify: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> ViewInputs {
    var inputs = self
    inputs.environment = environment.modified(named: name, in: graph, modify)
    return inputs
  }
}

extension EnvironmentScope {
  /// The scope of what a closure makes of the values of this one.
  @MainActor
  func modified(
    named name: String, in graph: AttributeGraph,
    _ modify: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> EnvironmentScope {
    let outer = attribute
    let modified = graph.rule(name: name, kind: .environmentModifier) {
      var values = outer.wrappedValue
      modify(&values)
      return values
    }
    return EnvironmentScope(modified, name: name, graph: graph, origin: (self, modify))
  }
}
