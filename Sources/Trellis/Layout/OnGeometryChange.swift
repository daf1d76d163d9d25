import TrellisGraph

/// Performs something with what a closure makes of the view's geometry.
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
  /// Performs an action with what a closure makes of the view's geometry: when the view is first shown, and whenever that is another.
  ///
  /// Where the action changes what the geometry depends on, that is done in the same update, at most 20 times.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)-1bpt2.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier<T>(transform: transform) { action($1) })
  }

  /// Performs an action with what a closure makes of the view's geometry, and what it made of it before: at first the same.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)-5w7xc.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier<T>(transform: transform, action: action))
  }
}
