import Foundation
import TrellisGraph
import TrellisLayout

/// A modifier that sets the value of one key.
@MainActor
protocol PreferenceSettingModifier: PrimitiveModifier {
  associatedtype Key: PreferenceKey
  /// The value, given that of the views inside, which is asked for where it counts, and where the view is.
  @MainActor func value(inner: () -> Key.Value, at place: GeometryPlace?) -> Key.Value
}

extension PreferenceSettingModifier {
  @MainActor static func makeList(
    _ modifier: Attribute<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, geometry in
      var outputs = element.make(geometry)
      let source = SetPreference(modifier: modifier, inner: outputs.preferences, place: inputs.context.place)
      outputs.preferences = Preferences(source, inputs.graph)
      return outputs
    }
  }
}

/// The preferences of a view on which one key is set.
private struct SetPreference<Modifier: PreferenceSettingModifier>: PreferenceSource {
  let modifier: Attribute<Modifier>
  let inner: Preferences?
  let place: GeometryPlace?

  func makeValue<Key: PreferenceKey>(of key: Key.Type, _ graph: AttributeGraph) -> Attribute<Key.Value>? {
    guard key == Modifier.Key.self else { return inner?.value(of: key) }
    let (modifier, inner, place) = (modifier, inner, place)
    let value = graph.rule(name: shortName(key), kind: .preference) {
      modifier.wrappedValue.value(
        inner: { inner?.value(of: Modifier.Key.self)?.wrappedValue ?? Modifier.Key.defaultValue },
        at: place)
    }
    return value.erased.typed()
  }
}

extension PreferenceModifier: PreferenceSettingModifier {
  @MainActor func value(inner: () -> Key.Value, at place: GeometryPlace?) -> Key.Value { value }
}

extension PreferenceTransformModifier: PreferenceSettingModifier {
  @MainActor func value(inner: () -> Key.Value, at place: GeometryPlace?) -> Key.Value {
    var value = inner()
    transform(&value)
    return value
  }
}

extension AnchorPreferenceModifier: PreferenceSettingModifier {
  @MainActor func value(inner: () -> Key.Value, at place: GeometryPlace?) -> Key.Value {
    transform(source.anchor(at: place))
  }
}

extension AnchorTransformModifier: PreferenceSettingModifier {
  @MainActor func value(inner: () -> Key.Value, at place: GeometryPlace?) -> Key.Value {
    var value = inner()
    transform(&value, source.anchor(at: place))
    return value
  }
}

extension Anchor.Source {
  @MainActor fileprivate func anchor(at place: GeometryPlace?) -> Anchor {
    anchor(origin: place?.origin(inSpaceNamed: nil) ?? .zero, size: place?.size ?? .zero)
  }
}

extension PreferenceActionModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: Attribute<PreferenceActionModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, geometry in
      let outputs = element.make(geometry)
      let inner = outputs.preferences?.value(of: Key.self)
      let name = "onPreferenceChange(\(shortName(Key.self)))"
      let node = PreferenceNode<Key.Value>(of: shortName(Key.self), inputs)
      let effect = inputs.graph.rule(name: name, kind: .effect) {
        node.see(inner?.wrappedValue ?? Key.defaultValue, action: modifier.wrappedValue.action)
        return true
      }
      return outputs.noting(node, effect, named: name, in: element.subgraph, inputs)
    }
  }
}
