import TrellisGraph

/// The environment of a part of the tree, with an attribute for each key that is read there.
///
/// A reader depends on its key's attribute, whose value is compared, so that other keys don't affect the reader. A reader of the
/// whole environment gets a value that reads the attribute of a key on access.
final class EnvironmentScope {
  let attribute: Attribute<EnvironmentValues>
  let name: String
  /// The scope around this one and the change to its environment; nil for the outermost scope.
  let origin: (outer: EnvironmentScope, change: @MainActor (inout EnvironmentValues) -> Void)?
  private let graph: AttributeGraph
  private let subgraph: Subgraph
  private var values: [AnyKeyPath: AnyAttribute] = [:]
  /// The attributes that were requested last, by the key path object: comparing key paths by value takes long.
  private var recent: [(keyPath: AnyKeyPath, value: AnyAttribute)] = []
  private var keyValues: [ObjectIdentifier: AnyAttribute] = [:]

  /// Creates the scope of an environment attribute that was created in the current subgraph.
  init(
    _ attribute: Attribute<EnvironmentValues>, name: String, graph: AttributeGraph,
    origin: (outer: EnvironmentScope, change: @MainActor (inout EnvironmentValues) -> Void)? = nil
  ) {
    self.attribute = attribute
    self.name = name
    self.origin = origin
    self.graph = graph
    subgraph = graph.currentSubgraph
  }

  /// Returns the attribute of one key's value.
  ///
  /// `key` names the attribute for inspection; later names for the same key path are ignored.
  func value<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, named key: String) -> Attribute<Value> {
    if let known = recent.first(where: { $0.keyPath === keyPath }) { return known.value.typed() }
    if Value.self == EnvironmentValues.self, keyPath == \EnvironmentValues.self { return whole.typed() }
    let value = makeValue(keyPath, named: key)
    if recent.count == 16 { recent.removeFirst() }
    recent.append((keyPath, value.erased))
    return value
  }

  private func makeValue<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, named key: String) -> Attribute<
    Value
  > {
    if let known = values[keyPath] { return known.typed() }
    let attribute = attribute
    let name = "\(name).\(key)"
    let value = graph.within(subgraph) {
      graph.rule(name: name, kind: .environmentValue) { attribute.wrappedValue[keyPath: keyPath] }
    }
    values[keyPath] = value.erased
    return value
  }

  /// The attribute of an `EnvironmentValues` that looks up a key's own attribute when the key is read.
  private lazy var whole = graph.within(subgraph) {
    graph.input(name: "\(name).self", kind: .environmentValue, EnvironmentValues(of: self)).erased
  }

  /// Returns the current value of one key, or the key's default if the scope has been removed.
  ///
  /// A rule that calls this depends on the value.
  func currentValue<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
    guard attribute.exists else { return Key.defaultValue }
    if let known = keyValues[ObjectIdentifier(key)] { return known.typed(Key.Value.self).wrappedValue }
    let attribute = attribute
    let value = graph.within(subgraph) {
      graph.rule(name: "\(name).\(shortName(key))", kind: .environmentValue) { attribute.wrappedValue[key] }
    }
    keyValues[ObjectIdentifier(key)] = value.erased
    return value.wrappedValue
  }
}

extension EnvironmentScope {
  /// Returns a scope whose values a closure derives from those of this scope.
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
