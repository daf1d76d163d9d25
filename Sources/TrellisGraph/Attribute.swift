/// Which attribute: an index in its graph, and a generation that no other attribute with that index ever had, in no graph; it
/// says which graph that is, too: see ``GraphEntry``.
@usableFromInline struct AttributeID: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline var index: UInt32
  @usableFromInline var generation: UInt32
}

/// A handle to a value of an attribute graph: an input that is set, or a rule that is computed.
///
/// You get one from ``AttributeGraph/input(name:kind:_:fileID:line:)`` or one of the graph's rules. It is a plain
/// 8-byte value that owns nothing: the graph owns the attribute, and a rule may capture handles without a cycle of
/// references. Two handles are equal where they name the same attribute. It belongs to the isolation domain of its
/// graph and isn't `Sendable`.
public struct Attribute<Value>: Hashable, BitwiseCopyable {
  @usableFromInline let id: AttributeID
  @inlinable var core: GraphCore {
    @inline(__always) get { id.core }
  }

  @usableFromInline init(id: AttributeID) {
    self.id = id
  }

  /// The attribute's value, brought up to date first.
  ///
  /// Reading it inside a rule of the same graph makes the rule depend on it; a rule of another graph isn't told of changes.
  /// Reading a rule that is up to date is O(1); else the cost is
  /// that of the in-edges that are looked at and of the rules that have to run. Setting it stores the value and marks
  /// what depends on it, directly or not, as perhaps out of date: O(newly marked edges); nothing is computed. Setting
  /// an equal value does nothing.
  ///
  /// Traps, with the names of the attributes: reading one that was removed, or in a cycle; setting a rule, or setting
  /// anything while a rule runs.
  @inlinable
  public var wrappedValue: Value {
    @inline(__always) get { id.read(as: Value.self).pointee }
    nonmutating set { core.set(id, to: newValue) }
  }

  /// Reads the value in place, without copying it; counts as a read of the attribute like ``wrappedValue``.
  ///
  /// The closure may read and set other attributes. What it looks at stays as it is meanwhile: setting the attribute, reading
  /// it where something that it depends on was set in the closure, and removing its subgraph trap, with its name; pending writes waits
  /// until the closure has ended.
  public func withValue<Result>(_ body: (UnsafePointer<Value>) -> Result) -> Result {
    let core = core
    let slot = id.read(as: Value.self)
    if exists && (MemoryLayout<Value>.size > 8 || MemoryLayout<Value>.alignment > 8) {
      return core.readingInPlace(at: id.index) { body(UnsafePointer(slot)) }
    }
    // A small value moves when attributes are made, and that of an attribute which its own update has removed is kept until
    // the next read only: the closure sees a copy.
    let copy = slot.pointee
    func look() -> Result { withUnsafePointer(to: copy, body) }
    return exists ? core.readingInPlace(at: id.index, look) : look()
  }

  /// The latest value, be it out of date or not; nil where the rule has never run or the attribute was removed.
  ///
  /// Nothing is computed, and reading it inside a rule makes no dependency.
  public var cachedValue: Value? {
    guard let core = id.livingCore, core.exists(id), core.flags[Int(id.index)].contains(.hasValue) else {
      return nil
    }
    return core.valueSlot(id.index, as: Value.self).pointee
  }

  /// Whether the attribute is still in its graph.
  public var exists: Bool { id.exists }

  /// Whether the value has to be looked at before it can be trusted: something that it depends on was set, or its
  /// rule has never run.
  ///
  /// True doesn't say that the value will change.
  public var isStale: Bool {
    let core = core
    core.check(id)
    core.flushPendingWrites()
    core.check(id)
    core.markDeferred()
    defer { core.finish() }
    return core.isStale(id.index)
  }

  /// Whether its graph is being updated, so that who reads it is perhaps a rule; the attribute has to exist.
  package var isGraphUpdating: Bool { core.storage.pointee.mode.contains(.updating) }

  /// The handle without its type.
  public var erased: AnyAttribute { AnyAttribute(id: id) }
}

/// A handle to an attribute of any type: an identity to compare, hash and look up.
public struct AnyAttribute: Hashable, BitwiseCopyable {
  @usableFromInline let id: AttributeID
  var core: GraphCore { id.core }

  /// A number that no other attribute of this program has had: for tables outside the graph.
  public var rawValue: UInt64 { UInt64(id.generation) << 32 | UInt64(id.index) }

  /// Whether the attribute is still in its graph.
  public var exists: Bool { id.exists }

  /// A copy of the value, brought up to date first, for code that doesn't know its type; see ``Attribute/wrappedValue``.
  public var value: Any {
    let core = core
    core.check(id)
    let type = core.type(of: id.index)
    let record = UnsafeRawPointer(core.readUnexpected(id.index))
    return type.copy(type.valueLayout.isInline ? record : record.load(as: UnsafeRawPointer.self))
  }

  /// The handle with its type.
  ///
  /// Traps where the attribute's values are of another.
  public func typed<Value>(_ type: Value.Type = Value.self) -> Attribute<Value> {
    let core = core
    core.check(id)
    let actual = core.type(of: id.index).valueType
    guard actual == Value.self else {
      misuse("AnyAttribute.typed", "\(core.title(id.index)) holds \(actual), not \(Value.self)")
    }
    return Attribute(id: id)
  }

  /// The attribute's name, or nil where it has none.
  public var name: String? {
    let core = core
    core.check(id)
    let name = core.name(of: id.index)
    return name.isEmpty ? nil : name
  }

  /// The attribute's kind, as it was given when it was made.
  public var kind: AttributeKind {
    let core = core
    core.check(id)
    return core.registry.kinds[core.shape(of: id.index).pointee.kind]
  }
}

extension GraphCore: Hashable {
  @usableFromInline static func == (first: GraphCore, second: GraphCore) -> Bool {
    first.storage == second.storage
  }
  @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(storage) }

  /// Whether a node is the one that a handle was made for.
  ///
  /// The index of any handle of this graph is good: its nodes' memory never gets smaller.
  @inlinable @inline(__always)
  func exists(_ id: AttributeID) -> Bool {
    nodes[Int(id.index)].generation == id.generation
  }

  /// Stops with a message where the attribute was removed.
  @inlinable @inline(__always)
  func check(_ id: AttributeID) {
    if !exists(id) { trapForMissing(id) }
  }

  /// Stops with a message where the attribute was removed or is another graph's.
  func checkOwn<Value>(_ attribute: Attribute<Value>, _ place: String) { checkOwn(attribute.erased, place) }

  func checkOwn(_ attribute: AnyAttribute, _ place: String, _ what: String = "the attribute") {
    if attribute.id.livingCore != self { misuse(place, "\(what) is another graph's; give it to that one") }
    check(attribute.id)
  }

  /// Whether a node's value may not be what its rule would give now; an input's always is.
  func isStale(_ node: UInt32) -> Bool {
    flags[Int(node)].contains(.dirty) && !flags[Int(node)].contains(.isInput)
  }
}
