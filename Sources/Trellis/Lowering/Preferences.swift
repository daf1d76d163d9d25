import TrellisGraph

/// What views hand upwards.
///
/// A key has an attribute only where somebody above reads it and a view below may set it; it is made when it is first asked
/// for, and lives with the views.
@MainActor
final class Preferences {
  private let source: any PreferenceSource
  private let graph: AttributeGraph
  private let subgraph: Subgraph
  /// The attributes made so far; nil for a key that no view sets.
  private var values: [ObjectIdentifier: AnyAttribute?] = [:]

  /// Creates the preferences of views that are built in the subgraph in force.
  init(_ source: any PreferenceSource, _ graph: AttributeGraph) {
    self.source = source
    self.graph = graph
    subgraph = graph.currentSubgraph
  }

  /// The attribute of a key's value; nil where no view can ever set one.
  func value<Key: PreferenceKey>(of key: Key.Type) -> Attribute<Key.Value>? {
    if let known = values[ObjectIdentifier(key)] { return known?.typed() }
    let value = graph.within(subgraph) { source.makeValue(of: key, graph) }
    values.updateValue(value?.erased, forKey: ObjectIdentifier(key))
    return value
  }
}

/// Where the preferences of some views come from.
@MainActor
protocol PreferenceSource {
  /// Makes the attribute of a key's value; nil where no view can ever set one.
  func makeValue<Key: PreferenceKey>(of key: Key.Type, _ graph: AttributeGraph) -> Attribute<Key.Value>?
}

extension Preferences {
  /// The preferences of views that are always the same ones, one after the other; nil where they can have none.
  static func joined(_ parts: [Preferences?], _ graph: AttributeGraph) -> Preferences? {
    let parts = parts.compactMap(\.self)
    return parts.count > 1 ? Preferences(JoinedPreferences(parts: parts), graph) : parts.first
  }

  /// The preferences of views that come and go; reading the closure in a rule makes the rule depend on which there are.
  static func changing(_ graph: AttributeGraph, _ parts: @escaping () -> [Preferences?]) -> Preferences {
    Preferences(ChangingPreferences(parts: parts), graph)
  }
}

private struct JoinedPreferences: PreferenceSource {
  let parts: [Preferences]

  func makeValue<Key: PreferenceKey>(of key: Key.Type, _ graph: AttributeGraph) -> Attribute<Key.Value>? {
    let values = parts.compactMap { $0.value(of: key) }
    guard values.count > 1 else { return values.first }
    return graph.rule(name: shortName(key), kind: .preference) { reduce(values, of: key) }
  }
}

private struct ChangingPreferences: PreferenceSource {
  let parts: () -> [Preferences?]

  func makeValue<Key: PreferenceKey>(of key: Key.Type, _ graph: AttributeGraph) -> Attribute<Key.Value>? {
    graph.rule(name: shortName(key), kind: .preference) {
      reduce(parts().compactMap { $0?.value(of: key) }, of: key)
    }
  }
}

/// The values of views one after the other, as one.
private func reduce<Key: PreferenceKey>(_ values: [Attribute<Key.Value>], of key: Key.Type) -> Key.Value {
  guard var result = values.first?.wrappedValue else { return Key.defaultValue }
  for next in values.dropFirst() { Key.reduce(value: &result) { next.wrappedValue } }
  return result
}
