import TrellisGraph

/// A modifier that changes the environment of its content; on several views it has the same effect as on each of them.
@MainActor
protocol EnvironmentChange: PrimitiveModifier {
  /// The modifier's name in the graph.
  static var title: String { get }
  /// Changes the values of the surrounding environment; the content's environment depends on the values that are read here.
  func change(_ values: inout EnvironmentValues)
}

extension EnvironmentChange {
  static var isForLists: Bool { true }
  static var mayStayUndrawn: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    return content(inputs.modifyingEnvironment(named: title) { modifier.wrappedValue.change(&$0) })
  }
}

extension _EnvironmentKeyWritingModifier: EnvironmentChange {
  static var title: String { "environment(\(sourceName(Value.self)))" }
  func change(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

extension EnvironmentTransformModifier: EnvironmentChange {
  static var title: String { "transformEnvironment(\(sourceName(Value.self)))" }
  func change(_ values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

extension ViewInputs {
  /// Returns inputs whose environment is an attribute that a closure derives from the surrounding environment.
  @MainActor
  func modifyingEnvironment(
    named name: String, _ modify: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> ViewInputs {
    var inputs = self
    inputs.environment = environment.modified(named: name, in: graph, modify)
    return inputs
  }
}
