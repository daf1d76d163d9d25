extension AttributeGraph {
  /// Makes an input: a value that is set from outside.
  ///
  /// It belongs to the subgraph in force. The name is for people: messages, ``graphViz()``; nil is none. So is the place
  /// in the source, which costs nothing: attributes that are made in one place share it.
  public func input<Value>(
    name: String? = nil, kind: AttributeKind = .input, _ value: Value,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Attribute<Value> {
    let type = nodeType(InputType<Value>.self) { InputType<Value>() }
    return makeInput(type, name: name, kind: kind, value, Site(fileID, line))
  }

  func makeInput<Value>(
    _ type: NodeType, name: String?, kind: AttributeKind, _ value: Value, _ site: Site
  ) -> Attribute<Value> {
    let shape = shape(of: type, name: name, kind: kind, site: site) { core, node, _ in
      misuse("AttributeGraph.evaluate", "\(core.title(node)) is an input and has no rule")
    }
    let index = core.addNode(type, shape: shape, flags: [.isInput, .hasValue])
    escape(value)
    core.valueSlot(index, as: Value.self).initialize(to: value)
    return attribute(index)
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

  /// The number of a shape.
  func shape(
    of type: NodeType, function: UnsafeRawPointer? = nil, name: String?, kind: AttributeKind,
    wordMask: UInt64 = 0, site: Site, evaluate: @escaping Evaluate
  ) -> UInt32 {
    core.storage.pointee.shapes.number(
      of: type, function: function, kind: kinds.number(of: kind),
      name: name.map { names.number(of: $0) } ?? 0,
      site: site, wordMask: wordMask, evaluate: evaluate)
  }

  /// The handle of a node.
  func attribute<Value>(_ index: UInt32) -> Attribute<Value> {
    Attribute(core: core, id: AttributeID(index: index, generation: core.nodes[Int(index)].generation))
  }
}
