public import TrellisGraph

/// Inputs by key, each made when it is first mentioned.
///
/// You get one from `AttributeGraph.inputs(_:default:)`. Its inputs belong to the subgraph in which it was made, whoever mentions
/// them first.
public final class KeyedInputs<Key: Hashable, Value> {
  private let make: (Key) -> Attribute<Value>
  private let initial: Value
  private var known: [Key: Attribute<Value>] = [:]

  fileprivate init(_ initial: Value, make: @escaping (Key) -> Attribute<Value>) {
    self.initial = initial
    self.make = make
  }

  /// The attribute of a key, which is made now where it has none.
  public subscript(key: Key) -> Attribute<Value> {
    if let attribute = known[key] { return attribute }
    let attribute = make(key)
    known[key] = attribute
    return attribute
  }

  /// The value of a key, without making an attribute where it has none: then it is the first value, and whoever reads it isn't
  /// told of later ones.
  public func value(ifMade key: Key) -> Value {
    guard let attribute = known[key] else { return initial }
    return attribute.wrappedValue
  }
}

/// A function of a key, each of whose results is a rule: computed when it is asked for, kept, and computed again when what it read
/// has changed.
///
/// You get one from `AttributeGraph.rules(_:_:)`. Its rules belong to the subgraph in which it was made, whoever asks first. The
/// function may ask for results of others, of this one, too.
public final class KeyedRules<Key: Hashable, Value> {
  private let make: (Key) -> Attribute<Value>
  private var known: [Key: Attribute<Value>] = [:]

  fileprivate init(make: @escaping (Key) -> Attribute<Value>) {
    self.make = make
  }

  /// The rule of a key, which is made now where it has none.
  public subscript(key: Key) -> Attribute<Value> {
    if let attribute = known[key] { return attribute }
    let attribute = make(key)
    known[key] = attribute
    return attribute
  }
}

extension AttributeGraph {
  /// Makes inputs by key that begin with one value.
  ///
  /// They don't keep the graph: it has to be there where one is made.
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

  /// Makes rules by key.
  ///
  /// They don't keep the graph: it has to be there where one is made.
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
