import TrellisGraph

/// A modifier that performs an action with a value computed from the view's geometry.
nonisolated struct GeometryChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let transform: (GeometryProxy) -> Value
  let action: @MainActor (_ old: Value, _ new: Value) -> Void
}

extension GeometryChangeModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<GeometryChangeModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let name = "onGeometryChange(for: \(TypeRecord.of(Value.self).name))"
    return content(inputs).map(inputs) { element, inputs in
      let graph = inputs.graph
      let outputs = element.make(inputs.position)
      let size = graph.rule(name: "\(name).size", kind: .geometry) { inputs.position.size }
      let proxy = GeometryProxy(size: size, position: inputs.position)
      let node = PreferenceNode<Value>(of: name, modifier: name, inputs)
      let effect = graph.rule(name: name, kind: .effect) {
        let modifier = modifier.wrappedValue
        node.see(modifier.transform(proxy), action: modifier.action)
        return true
      }
      return outputs.noting(node, effect, named: name, in: inputs.context.owner(of: element), inputs)
    }
  }
}

extension View {
  /// Performs an action with a value computed from the view's geometry, when the view first appears and when the value changes.
  ///
  /// If the action changes the geometry's dependencies, the value is updated again in the same update, at most 20 times.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier<T>(transform: transform) { action($1) })
  }

  /// Performs an action with the old and the new value computed from the view's geometry; at first both are the same.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier<T>(transform: transform, action: action))
  }
}
