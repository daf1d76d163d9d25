/// The identity of an attribute: its index in its graph, and a generation.
///
/// An index never has the same generation twice, in any graph of the process. The generation also identifies the graph:
/// see ``GraphEntry``.
@usableFromInline struct AttributeID: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline var index: UInt32
  @usableFromInline var generation: UInt32
}

/// A handle to a value of an attribute graph: an input, or a rule.
///
/// Handles come from ``AttributeGraph/input(name:kind:_:fileID:line:)`` and from the graph's functions that make rules.
/// A handle is a plain value of 8 bytes that owns nothing: the graph owns the attribute, so a rule may capture handles
/// without a reference cycle. Two handles are equal if they name the same attribute. A handle belongs to its graph's
/// isolation domain and isn't `Sendable`.
public struct Attribute<Value>: Hashable, BitwiseCopyable {
  @usableFromInline let id: AttributeID
  @inlinable var core: GraphCore {
    @inline(__always) get { id.core }
  }

  @usableFromInline init(id: AttributeID) {
    self.id = id
  }

  /// The attribute's value; reading it updates the attribute first.
  ///
  /// A rule of the same graph that reads the value depends on the attribute from then on. A rule of another graph isn't
  /// notified of changes. Reading an up-to-date rule is O(1); otherwise the cost is that of the in-edges that are
  /// checked and the rules that run. Setting the value stores it, and marks everything that depends on it as stale:
  /// O(newly marked edges). Setting computes nothing, and setting an equal value does nothing.
  ///
  /// Traps, with the names of the attributes, if an attribute that was removed or is in a cycle is read; if a rule is
  /// set; and if an input is set while a rule runs.
  @inlinable
  public var wrappedValue: Value {
    @inline(__always) get { id.read(as: Value.self).pointee }
    nonmutating set { core.set(id, to: newValue) }
  }

  /// Calls a closure with the value in place, without a copy; counts as a read, like ``wrappedValue``.
  ///
  /// The closure may read and set other attributes. During the closure, setting this attribute, removing its subgraph,
  /// and reading it after a change of its dependencies trap with the attribute's name. Pending writes are flushed after
  /// the closure returns.
  public func withValue<Result>(_ body: (UnsafePointer<Value>) -> Result) -> Result {
    let core = core
    let slot = id.read(as: Value.self)
    if exists && (MemoryLayout<Value>.size > 8 || MemoryLayout<Value>.alignment > 8) {
      return core.readingInPlace(at: id.index) { body(UnsafePointer(slot)) }
    }
    // The closure gets a copy in two cases. A small value moves when attributes are created. The value of an attribute that was removed by
    // its own update exists only until the next read.
    let copy = slot.pointee
    func readCopy() -> Result { withUnsafePointer(to: copy, body) }
    return exists ? core.readingInPlace(at: id.index, readCopy) : readCopy()
  }

  /// The stored value, possibly stale; nil if the rule has never run or the attribute was removed.
  ///
  /// Reading it computes nothing, and makes no dependency inside a rule.
  public var cachedValue: Value? {
    guard let core = id.livingCore, core.exists(id), core.flags[Int(id.index)].contains(.hasValue) else {
      return nil
    }
    return core.valueSlot(id.index, as: Value.self).pointee
  }

  /// Whether the attribute is still in its graph.
  public var exists: Bool { id.exists }

  /// Whether the attribute may have another value once it is updated: a dependency was set, or the rule has never run.
  ///
  /// A stale attribute may still turn out to be unchanged.
  public var isStale: Bool {
    let core = core
    core.check(id)
    core.flushPendingWrites()
    core.check(id)
    core.markDeferred()
    defer { core.finish() }
    return core.isStale(id.index)
  }

  /// Whether the attribute's graph is being updated, so that the caller may be a rule.
  ///
  /// The attribute must exist.
  package var isGraphUpdating: Bool { core.storage.pointee.mode.contains(.updating) }

  /// The handle without its type.
  public var erased: AnyAttribute { AnyAttribute(id: id) }
}

/// A handle to an attribute whose type isn't known: an identity to compare, hash and look up.
public struct AnyAttribute: Hashable, BitwiseCopyable {
  @usableFromInline let id: AttributeID
  var core: GraphCore { id.core }

  /// A number that is unique among all attributes of the process, as a key of tables outside the graph.
  public var rawValue: UInt64 { UInt64(id.generation) << 32 | UInt64(id.index) }

  /// Whether the attribute is still in its graph.
  public var exists: Bool { id.exists }

  /// A copy of the value, for code that doesn't know its type; reading it updates the attribute first.
  ///
  /// See ``Attribute/wrappedValue``.
  public var value: Any {
    let core = core
    core.check(id)
    let type = core.type(of: id.index)
    let record = UnsafeRawPointer(core.readUnexpected(id.index))
    return type.copy(type.valueLayout.isInline ? record : record.load(as: UnsafeRawPointer.self))
  }

  /// Returns the handle with its type; traps if the attribute's values have another type.
  public func typed<Value>(_ type: Value.Type = Value.self) -> Attribute<Value> {
    let core = core
    core.check(id)
    let actual = core.type(of: id.index).valueType
    guard actual == Value.self else {
      misuse("AnyAttribute.typed", "\(core.title(id.index)) holds \(actual), not \(Value.self)")
    }
    return Attribute(id: id)
  }

  /// The attribute's name; nil if it has none.
  public var name: String? {
    let core = core
    core.check(id)
    let name = core.name(of: id.index)
    return name.isEmpty ? nil : name
  }

  /// The kind that the attribute was made with.
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

  /// Whether a handle's node still exists.
  ///
  /// Every index of a handle of this graph is in bounds: the memory of nodes never shrinks.
  @inlinable @inline(__always)
  func exists(_ id: AttributeID) -> Bool {
    nodes[Int(id.index)].generation == id.generation
  }

  /// Traps if the attribute was removed.
  @inlinable @inline(__always)
  func check(_ id: AttributeID) {
    if !exists(id) { trapForMissing(id) }
  }

  /// Traps if the attribute was removed or belongs to another graph.
  func checkOwn<Value>(_ attribute: Attribute<Value>, _ place: String) { checkOwn(attribute.erased, place) }

  func checkOwn(_ attribute: AnyAttribute, _ place: String, _ what: String = "the attribute") {
    if attribute.id.livingCore != self {
      misuse(place, "\(what) belongs to another graph; use it with that one")
    }
    check(attribute.id)
  }

  /// Whether a node's value may differ from the value that its rule would return now; false for inputs.
  func isStale(_ node: UInt32) -> Bool {
    flags[Int(node)].contains(.dirty) && !flags[Int(node)].contains(.isInput)
  }
}
