extension AttributeGraph {
  /// Creates an input: a value that is set from outside.
  ///
  /// The input belongs to the current subgraph. The name is for people, in messages and ``graphViz()``; nil means none. The
  /// location in source is for people, too. It costs nothing: attributes created at one location share it.
  public func input<Value>(
    name: String? = nil, kind: AttributeKind = .input, _ value: Value,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Attribute<Value> {
    core.makeInput(name: name, kind: kind, value, Site(fileID, line))
  }

  /// Creates a constant: a value that never changes, so that reading it adds no dependency.
  ///
  /// The constant belongs to the current subgraph. Setting it traps.
  public func constant<Value>(
    name: String? = nil, kind: AttributeKind = .constant, _ value: Value,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Attribute<Value> {
    let constant = input(name: name, kind: kind, value, fileID: fileID, line: line)
    core.flags[Int(constant.id.index)].insert(.isConstant)
    return constant
  }
}

extension GraphCore {
  func makeInput<Value>(name: String?, kind: AttributeKind, _ value: Value, _ site: Site) -> Attribute<Value>
  {
    let key = ShapeKey(Value.self, InputMaker.self, function: nil, kind: kind, site)
    let shape = shape(for: key, kind) {
      inputShape(
        registry.nodeType(InputType<Value>.self) { InputType<Value>() }, kind: kind, site)
    }
    return makeInput(shape, value, name: name)
  }

  /// Returns the shape of inputs, which have nothing to evaluate.
  func inputShape(_ type: NodeType, kind: AttributeKind, _ site: Site) -> UInt32 {
    shape(of: type, kind: kind, site: site) { core, node, _ in
      misuse("AttributeGraph.evaluate", "\(core.title(node)) is an input and has no rule")
    }
  }

  func makeInput<Value>(_ shape: UInt32, _ value: Value, name: String?) -> Attribute<Value> {
    let index = addNode(SlotLayout(Value.self), shape: shape, flags: [.isInput, .hasValue])
    escape(value)
    valueSlot(index, as: Value.self).initialize(to: value)
    return attribute(index, name: name)
  }

  /// Returns the shape last remembered for a key, or else the one that the closure finds.
  @inline(__always)
  func shape(for key: ShapeKey, _ kind: AttributeKind, find: () -> UInt32) -> UInt32 {
    let known = storage.pointee.recentShapes.shape(for: key)
    if known != none { return known }
    let found = find()
    storage.pointee.recentShapes.remember(found, for: key, kind: kind)
    return found
  }

  /// Returns the number of a shape.
  func shape(
    of type: NodeType, function: UnsafeRawPointer? = nil, kind: AttributeKind,
    wordMask: UInt64 = 0, site: Site, evaluate: @escaping Evaluate
  ) -> UInt32 {
    storage.pointee.shapes.number(
      of: type, function: function, kind: registry.kinds.number(of: kind),
      site: site, wordMask: wordMask, evaluate: evaluate)
  }

  /// Returns the handle of a new node and sets the node's name.
  @inline(__always)
  func attribute<Value>(_ index: UInt32, name: String?) -> Attribute<Value> {
    if let name { setName(of: index, to: name) }
    return Attribute(id: AttributeID(index: index, generation: nodes[Int(index)].generation))
  }
}

/// A marker type that identifies the maker of inputs in shape keys.
private enum InputMaker {}
