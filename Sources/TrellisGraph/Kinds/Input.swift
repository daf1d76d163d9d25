extension AttributeGraph {
  /// Makes an input: a value that is set from outside.
  ///
  /// It belongs to the subgraph in force. The name is for people: messages, ``graphViz()``; nil is none. So is the place
  /// in the source, which costs nothing: attributes that are made in one place share it.
  public func input<Value>(
    name: String? = nil, kind: AttributeKind = .input, _ value: Value,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Attribute<Value> {
    core.makeInput(name: name, kind: kind, value, Site(fileID, line))
  }

  /// Makes a constant: a value that never changes, so that reading it makes no dependency.
  ///
  /// It belongs to the subgraph in force. Setting it traps.
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

  /// The shape of inputs; there is nothing to evaluate.
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

  /// The number of the shape that a key was last given for; else of the one that the closure looks for.
  @inline(__always)
  func shape(for key: ShapeKey, _ kind: AttributeKind, find: () -> UInt32) -> UInt32 {
    let known = storage.pointee.recentShapes.shape(for: key)
    if known != none { return known }
    let found = find()
    storage.pointee.recentShapes.remember(found, for: key, kind: kind)
    return found
  }

  /// The number of a shape.
  func shape(
    of type: NodeType, function: UnsafeRawPointer? = nil, kind: AttributeKind,
    wordMask: UInt64 = 0, site: Site, evaluate: @escaping Evaluate
  ) -> UInt32 {
    storage.pointee.shapes.number(
      of: type, function: function, kind: registry.kinds.number(of: kind),
      site: site, wordMask: wordMask, evaluate: evaluate)
  }

  /// The handle of a new node, which gets its name.
  @inline(__always)
  func attribute<Value>(_ index: UInt32, name: String?) -> Attribute<Value> {
    if let name { setName(of: index, to: name) }
    return Attribute(id: AttributeID(index: index, generation: nodes[Int(index)].generation))
  }
}

/// Stands for the maker of inputs in keys of shapes.
private enum InputMaker {}
