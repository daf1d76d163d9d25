/// A graph of values that depend on each other, computed on demand and no more than necessary.
///
/// Inputs are set from outside; rules compute a value from whatever attributes they read while they run. Setting an
/// input marks what depends on it as perhaps out of date and computes nothing. Reading an attribute brings just that
/// one up to date: its inputs are looked at in the order in which its rule read them last, the first that really
/// changed makes the rule run, and an equal result stops the change there.
///
/// ```swift
/// let graph = AttributeGraph()
/// let a = graph.input(10)
/// let b = graph.input(20)
/// let c = graph.rule { a.wrappedValue + b.wrappedValue }
/// c.wrappedValue  // 30
/// a.wrappedValue = 40
/// c.wrappedValue  // 60
/// ```
///
/// Values may be of any type; `Equatable` ones are compared with `==`, and any others count as changed whenever their
/// rule runs. A graph belongs to whoever made it: it isn't `Sendable`. It owns its attributes; handles to them own
/// nothing.
///
/// Source: Hudson, “A System for Efficient and Flexible One-Way Constraint Evaluation in C++” (1993), with edges that
/// carry the version that was read, ours.
public final class AttributeGraph {
  private(set) var core: GraphCore! = nil
  /// The names that attributes were given; number 0 is none.
  var names = SymbolTable(first: "")
  /// The kinds that attributes were given.
  var kinds = SymbolTable<AttributeKind>(first: .input)
  /// The type of each kind of node that was made, by the metatype of its `NodeType`.
  private var types: [ObjectIdentifier: NodeType] = [:]
  /// What to call when a subgraph goes, by its index.
  var removalObservers: [UInt32: [() -> Void]] = [:]
  /// Who is told of every event; see ``observe(_:)``.
  var observer: ((GraphEvent) -> Void)?

  /// Creates an empty graph, with one subgraph, its root.
  public init() {
    core = GraphCore.make(owner: self)
    _ = core.addSubgraph(parent: none)
  }

  deinit {
    removalObservers = [:]
    core.destroyAll()
    core.retire()
  }

  /// Makes an input: a value that is set from outside.
  ///
  /// It belongs to the subgraph in force. The name is for people: messages, ``graphViz()``; nil is none.
  public func input<Value>(name: String? = nil, kind: AttributeKind = .input, _ value: Value) -> Attribute<
    Value
  > {
    let index = add(
      type(InputType<Value>.self) { InputType<Value>() }, name: name, kind: kind,
      flags: [.isInput, .hasValue])
    core.nodes[Int(index)].value.initializeMemory(as: Value.self, to: value)
    return attribute(index)
  }

  /// Makes a rule: a value that is computed when it is asked for, from the attributes that the closure reads.
  ///
  /// What the closure reads may differ from run to run; only what it read last counts. It has to be a function of what it
  /// reads: same values, same result. It may make attributes and subgraphs, and remove subgraphs, but set nothing.
  public func rule<Value>(
    name: String? = nil, kind: AttributeKind = .rule, _ rule: @escaping () -> Value
  ) -> Attribute<Value> {
    let attribute = declare(Value.self, name: name, kind: kind)
    define(attribute, rule: rule)
    return attribute
  }

  /// Makes a rule that has no closure yet, so that others can capture it; ``define(_:rule:)`` gives it one.
  ///
  /// Reading it before traps.
  public func declare<Value>(
    _ type: Value.Type = Value.self, name: String? = nil, kind: AttributeKind = .rule
  ) -> Attribute<Value> {
    attribute(
      add(
        self.type(RuleType<Value>.self) { RuleType<Value>() }, name: name, kind: kind,
        flags: [.dirty, .mustRun, .isUndefined]))
  }

  /// Gives a declared rule its closure.
  ///
  /// Traps where it has one.
  public func define<Value>(_ attribute: Attribute<Value>, rule: @escaping () -> Value) {
    core.check(attribute.id)
    let index = Int(attribute.id.index)
    guard core.flags[index].contains(.isUndefined) else {
      misuse(
        "AttributeGraph.define",
        "\(core.title(attribute.id.index)) has a rule already; declare another attribute")
    }
    core.flags[index].remove(.isUndefined)
    let payload = core.storage.pointee.slab.allocate(
      size: MemoryLayout<() -> Value>.size, alignment: MemoryLayout<() -> Value>.alignment)
    payload.initializeMemory(as: (() -> Value).self, to: rule)
    core.nodes[index].payload = payload
  }

  /// The attribute that has an ``AnyAttribute/rawValue``; nil where it was removed or is another graph's.
  public func attribute(rawValue: UInt64) -> AnyAttribute? {
    let id = AttributeID(index: UInt32(truncatingIfNeeded: rawValue), generation: UInt32(rawValue >> 32))
    return core.exists(id) ? AnyAttribute(core: core, id: id) : nil
  }

  /// How many attributes the graph holds.
  public var nodeCount: Int { core.storage.pointee.nodes.used }

  /// How many dependencies the graph holds.
  public var edgeCount: Int { core.storage.pointee.edges.used }

  /// Whether a rule is running, or inputs are being looked at: nothing may be set now.
  public var isUpdating: Bool { core.storage.pointee.updateDepth > 0 }

  /// Tells the closure of every event from now on, in order; nil ends it.
  ///
  /// One observer at a time.
  ///
  /// It is called in the midst of updates: it may look at names and kinds and has to leave the graph alone.
  public func observe(_ observer: ((GraphEvent) -> Void)?) {
    self.observer = observer
    core.storage.pointee.isObserved = observer != nil
  }

  private func attribute<Value>(_ index: UInt32) -> Attribute<Value> {
    Attribute(core: core, id: AttributeID(index: index, generation: core.nodes[Int(index)].generation))
  }

  private func type(_ key: NodeType.Type, make: () -> NodeType) -> NodeType {
    if let type = types[ObjectIdentifier(key)] { return type }
    let type = make()
    types[ObjectIdentifier(key)] = type
    return type
  }

  private func add(_ type: NodeType, name: String?, kind: AttributeKind, flags: NodeFlags) -> UInt32 {
    core.addNode(
      type, name: name.map { names.number(of: $0) } ?? 0, kind: kinds.number(of: kind), flags: flags)
  }
}
