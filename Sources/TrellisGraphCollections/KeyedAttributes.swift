public import TrellisGraph

/// Inputs by key, each created when it is first used.
///
/// `AttributeGraph.inputs(of:default:kind:fileID:line:name:)` returns one. All its inputs belong to the subgraph in which the
/// collection was created, wherever they are first used.
public final class KeyedInputs<Key: Hashable, Value> {
  private let make: (Key) -> Attribute<Value>
  private let initial: Value
  private var known: [Key: Attribute<Value>] = [:]

  fileprivate init(_ initial: Value, make: @escaping (Key) -> Attribute<Value>) {
    self.initial = initial
    self.make = make
  }

  /// The attribute of a key; created now if there is none.
  public subscript(key: Key) -> Attribute<Value> {
    if let attribute = known[key] { return attribute }
    let attribute = make(key)
    known[key] = attribute
    return attribute
  }

  /// Returns the value of a key without creating an attribute.
  ///
  /// If there is no attribute yet, returns the initial value, and the reading rule doesn't depend on later values.
  public func cachedValue(for key: Key) -> Value {
    guard let attribute = known[key] else { return initial }
    return attribute.wrappedValue
  }

  /// The earlier name of ``cachedValue(for:)``.
  @available(*, deprecated, renamed: "cachedValue(for:)")
  public func value(ifMade key: Key) -> Value { cachedValue(for: key) }
}

/// Rules by key, which compute the results of one function: on demand, and again after a result's inputs have changed.
///
/// `AttributeGraph.rules(of:kind:fileID:line:name:_:)` returns one. All its rules belong to the subgraph in which the collection was
/// created, wherever they are first read. The function may read results for other keys, also from this collection.
public final class KeyedRules<Key: Hashable, Value> {
  private let make: (Key) -> Attribute<Value>
  private var known: [Key: Attribute<Value>] = [:]

  fileprivate init(make: @escaping (Key) -> Attribute<Value>) {
    self.make = make
  }

  /// The rule of a key; created now if there is none.
  public subscript(key: Key) -> Attribute<Value> {
    if let attribute = known[key] { return attribute }
    let attribute = make(key)
    known[key] = attribute
    return attribute
  }
}

extension AttributeGraph {
  /// Creates a collection of inputs by key, which all start with one value.
  ///
  /// The collection doesn't retain the graph, which must exist when an input is created.
  public func inputs<Key: Hashable, Value>(
    of key: Key.Type = Key.self, default initial: Value, kind: AttributeKind = .input,
    fileID: StaticString = #fileID,
    line: UInt = #line, name: @escaping (Key) -> String? = { _ in nil }
  ) -> KeyedInputs<Key, Value> {
    let home = currentSubgraph
    return KeyedInputs(initial) { [unowned self] key in
      within(home) { input(name: name(key), kind: kind, initial, fileID: fileID, line: line) }
    }
  }

  /// Creates a collection of rules by key.
  ///
  /// The collection doesn't retain the graph, which must exist when a rule is created.
  public func rules<Key: Hashable, Value>(
    of key: Key.Type = Key.self, kind: AttributeKind = .rule, fileID: StaticString = #fileID,
    line: UInt = #line,
    name: @escaping (Key) -> String? = { _ in nil }, _ value: @escaping (Key) -> Value
  ) -> KeyedRules<Key, Value> {
    let home = currentSubgraph
    return KeyedRules { [unowned self] key in
      within(home) { rule(name: name(key), kind: kind, fileID: fileID, line: line) { value(key) } }
    }
  }
}
