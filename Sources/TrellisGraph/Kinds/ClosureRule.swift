extension AttributeGraph {
  /// Creates a rule: a value that is computed on demand from the attributes that the closure reads.
  ///
  /// The closure may read different attributes in each run; only its last reads count. It must be a function of what it reads:
  /// equal values give an equal result. It may create attributes and subgraphs and remove subgraphs, but set nothing.
  @inlinable
  public func rule<Value>(
    name: String? = nil, kind: AttributeKind = .rule, fileID: StaticString = #fileID, line: UInt = #line,
    _ rule: @escaping () -> Value
  ) -> Attribute<Value> {
    core.makeRule(name: name, kind: kind, Site(fileID, line), rule) {
      { $0.evaluateClosure($1, $2, as: Value.self) }
    }
  }

  /// Creates a rule without a closure, so that other rules can capture it; ``define(_:rule:)`` sets the closure.
  ///
  /// Reading the rule before that traps.
  public func declare<Value>(
    _ type: Value.Type = Value.self, name: String? = nil, kind: AttributeKind = .rule,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Attribute<Value> {
    let site = Site(fileID, line)
    let key = ShapeKey(Value.self, Declaration.self, function: nil, kind: kind, site)
    let shape = core.shape(for: key, kind) { [core] in
      core.shape(of: core.closureType(of: Value.self), kind: kind, site: site) { core, node, _ in
        core.trapForUndefined(node)
      }
    }
    return core.attribute(core.addNode(SlotLayout(Value.self), shape: shape, flags: .dirty), name: name)
  }

  /// Sets the closure of a declared rule.
  ///
  /// Traps if the rule already has one.
  @inlinable
  public func define<Value>(_ attribute: Attribute<Value>, rule: @escaping () -> Value) {
    core.setRule(of: attribute, rule) { { $0.evaluateClosure($1, $2, as: Value.self) } }
  }
}

extension GraphCore {
  /// Creates a closure's rule; `evaluate` is called only if the rule's shape is new, and returns the function that runs such
  /// rules.
  @usableFromInline
  func makeRule<Value>(
    name: String?, kind: AttributeKind, _ site: Site, _ rule: @escaping () -> Value,
    evaluate: () -> Evaluate
  ) -> Attribute<Value> {
    let words = ClosureWords(keeping: rule)
    let key = ShapeKey(
      Value.self, ClosureMaker.self, function: words.function, kind: kind, site)
    let shape = shape(for: key, kind) {
      self.shape(
        of: closureType(of: Value.self), function: words.function, kind: kind,
        wordMask: wordMask(of: Value.self), site: site, evaluate: evaluate())
    }
    return makeRule(shape, words, name: name)
  }

  func makeRule<Value>(_ shape: UInt32, _ words: ClosureWords, name: String?) -> Attribute<Value> {
    let index = addNode(SlotLayout(Value.self), shape: shape, flags: .dirty)
    nodes[Int(index)].payload = words.context
    return attribute(index, name: name)
  }

  func closureType<Value>(of type: Value.Type) -> NodeType {
    registry.nodeType(ClosureRuleType<Value>.self) { ClosureRuleType<Value>() }
  }

  @usableFromInline
  func setRule<Value>(
    of attribute: Attribute<Value>, _ rule: @escaping () -> Value, evaluate: () -> Evaluate
  ) {
    checkOwn(attribute, "AttributeGraph.define")
    let index = attribute.id.index
    guard shape(of: index).pointee.function == nil, type(of: index).payloadLayout == nil,
      !flags[Int(index)].contains(.isInput)
    else {
      misuse("AttributeGraph.define", "\(title(index)) has a rule already; declare another attribute")
    }
    let words = ClosureWords(keeping: rule)
    nodes[Int(index)].payload = words.context
    let declared = nodes[Int(index)].shape
    let key = ShapeKey(of: declared, function: words.function)
    nodes[Int(index)].shape = shape(for: key, .rule) {
      let shape = storage.pointee.shapes.base[Int(declared)]
      return storage.pointee.shapes.number(
        of: shape.type.takeUnretainedValue(), function: words.function, kind: shape.kind, site: shape.site,
        wordMask: wordMask(of: Value.self), evaluate: evaluate())
    }
  }

  /// Returns a mask of the value bits of an integer or Boolean type, whose `==` compares exactly these bits; 0 for any other type.
  private func wordMask<Value>(of type: Value.Type) -> UInt64 {
    if type == Int.self || type == UInt.self || type == Int64.self || type == UInt64.self { return .max }
    if type == Int32.self || type == UInt32.self { return 0xffff_ffff }
    if type == Int16.self || type == UInt16.self { return 0xffff }
    if type == Bool.self || type == Int8.self || type == UInt8.self { return 0xff }
    return 0
  }

  /// Runs a closure's rule and stores the result.
  @inlinable @inline(__always)
  func evaluateClosure<Value>(_ node: UInt32, _ words: ClosureWords, as type: Value.Type) -> Bool {
    return store(call(words, giving: Value.self), in: node)
  }

  /// Stores a rule's result and returns whether it differs from the last one.
  @inlinable @inline(__always)
  func store<Value>(_ value: Value, in node: UInt32) -> Bool {
    escape(value)
    let slot = valueSlot(node, as: Value.self)
    if !flags[Int(node)].contains(.hasValue) {
      flags[Int(node)].insert(.hasValue)
      slot.initialize(to: value)
      return true
    }
    var value = value
    if areEqual(slot, &value, as: node, in: self) { return false }
    if isObserved { noteValueBefore(node) }
    replace(node, with: value)
    return true
  }
}

/// Marker types that identify the makers of rules in shape keys.
private enum ClosureMaker {}
private enum Declaration {}
