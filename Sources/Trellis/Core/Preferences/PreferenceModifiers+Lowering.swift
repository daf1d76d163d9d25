import Foundation
import TrellisGraph
import TrellisLayout

/// A modifier that sets the value of one key.
@MainActor
protocol PreferenceSettingModifier: PrimitiveModifier {
  associatedtype Key: PreferenceKey
  /// Returns the value; `inner` returns that of the views inside, computed on demand, and `position` is the view's position.
  @MainActor func value(inner: () -> Key.Value, at position: ViewPosition) -> Key.Value
}

extension PreferenceSettingModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let (graph, subgraph) = (inputs.graph, inputs.graph.currentSubgraph)
    // Created at the first read: a preference without a reader has no attribute.
    var known: Attribute<Self>?
    func attribute() -> Attribute<Self> {
      if let known { return known }
      let made = graph.within(subgraph) { modifier.attribute(in: graph, kind: .modifier) }
      known = made
      return made
    }
    return content(inputs).map(inputs) { element, inputs in
      element.make(inputs.position).setting(PreferenceChannel<Key>.self, inputs.graph) { inner in
        attribute().wrappedValue.value(inner: inner, at: inputs.position)
      }
    }
  }
}

extension PreferenceModifier: PreferenceSettingModifier {
  @MainActor func value(inner: () -> Key.Value, at position: ViewPosition) -> Key.Value { value }
}

extension PreferenceTransformModifier: PreferenceSettingModifier {
  @MainActor func value(inner: () -> Key.Value, at position: ViewPosition) -> Key.Value {
    var value = inner()
    transform(&value)
    return value
  }
}

extension PreferenceActionModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<PreferenceActionModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    return content(inputs).map(inputs) { element, inputs in
      let outputs = element.make(inputs.position)
      let inner = outputs.preference(Key.self)
      let key = TypeRecord.of(Key.self).name
      let name = "onPreferenceChange(\(key))"
      let node = PreferenceNode<Key.Value>(of: "Bound preference \(key)", modifier: name, inputs)
      let effect = inputs.graph.rule(name: name, kind: .effect) {
        let action = modifier.wrappedValue.action
        node.see(inner?.wrappedValue ?? Key.defaultValue) { action($1) }
        return true
      }
      return outputs.noting(node, effect, named: name, in: inputs.context.owner(of: element), inputs)
    }
  }
}
