extension AttributeGraph {
  /// Creates an input whose values are compared by a closure: setting a value that the closure finds equal does nothing.
  ///
  /// The closure must be an equivalence relation. The graph keeps each distinct closure as long as it exists: use one that
  /// captures nothing, or the same one again.
  public func input<Value>(
    name: String? = nil, kind: AttributeKind = .input, _ value: Value,
    comparedBy areEqual: @escaping (Value, Value) -> Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Attribute<Value> {
    let type = core.comparingType(areEqual, InputType<Value>.self) { InputType(comparedBy: areEqual) }
    return core.makeInput(core.inputShape(type, kind: kind, Site(fileID, line)), value, name: name)
  }

  /// Creates a rule whose values are compared by a closure: if two are equal, the old one stays and readers don't run.
  ///
  /// The closure must be an equivalence relation. The graph keeps each distinct closure as long as it exists: use one that
  /// captures nothing, or the same one again.
  public func rule<Value>(
    name: String? = nil, kind: AttributeKind = .rule, comparedBy areEqual: @escaping (Value, Value) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line, _ rule: @escaping () -> Value
  ) -> Attribute<Value> {
    let type = core.comparingType(areEqual, ClosureRuleType<Value>.self) {
      ClosureRuleType(comparedBy: areEqual)
    }
    let words = ClosureWords(keeping: rule)
    let shape = core.shape(
      of: type, function: words.function, kind: kind, site: Site(fileID, line)
    ) {
      $0.evaluateClosure($1, $2, as: Value.self)
    }
    return core.makeRule(shape, words, name: name)
  }
}

extension GraphCore {
  fileprivate func comparingType<Value>(
    _ areEqual: @escaping (Value, Value) -> Bool, _ type: NodeType.Type, make: () -> NodeType
  ) -> NodeType {
    let words = ClosureWords(of: areEqual)
    let key = ComparingKey(type: ObjectIdentifier(type), words: words)
    if let type = registry.comparingTypes[key] { return type }
    let made = make()
    registry.comparingTypes[key] = made
    return made
  }
}

/// The key of a node type whose values a closure compares.
struct ComparingKey: Hashable {
  var type: ObjectIdentifier
  var words: ClosureWords
}
