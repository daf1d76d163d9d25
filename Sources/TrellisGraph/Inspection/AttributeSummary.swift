/// The state of one attribute at one moment, as plain values; a ``GraphSnapshot`` holds the same for each attribute.
///
/// You get one from ``AnyAttribute/summary(withValue:)``.
public struct AttributeSummary: Hashable, Sendable {
  /// The attribute's name; empty if it has none.
  public var name: String
  /// The attribute's kind.
  public var kind: AttributeKind
  /// Whether the attribute is an input, a constant or a rule.
  public var role: GraphSnapshot.Role
  /// The type of the value, spelled as in source.
  public var type: String
  /// The latest value as text, stale or not; nil if it wasn't requested or doesn't exist yet.
  public var value: String?
  /// The location in source where the attribute was created.
  public var location: CodeLocation?
  /// Whether the attribute may be stale: a dependency was set since its last update, or its rule has never run.
  public var isStale: Bool
  /// The number of the update in which the value changed last.
  public var changedAt: Int
  /// The number of the update in which the rule ran last; nil if there is no rule or it has never run.
  public var evaluatedAt: Int?
}

extension AnyAttribute {
  /// The type of the values.
  ///
  /// The attribute must exist.
  package var valueType: Any.Type {
    core.check(id)
    return core.type(of: id.index).valueType
  }

  /// Returns the present state of the attribute without updating anything.
  ///
  /// The value, if requested, is described as text of at most 200 characters. The attribute must exist.
  public func summary(withValue: Bool = false) -> AttributeSummary {
    let core = core
    core.check(id)
    let shape = core.shape(of: id.index).pointee
    let flags = core.flags[Int(id.index)]
    let record = core.nodes[Int(id.index)]
    return AttributeSummary(
      name: core.name(of: id.index), kind: core.registry.kinds[shape.kind],
      role: !flags.contains(.isInput) ? .rule : flags.contains(.isConstant) ? .constant : .input,
      type: "\(core.type(of: id.index).valueType)", value: withValue ? core.describeValue(of: id.index) : nil,
      location: shape.site.location, isStale: core.isStale(id.index),
      changedAt: Int(record.changedAt), evaluatedAt: record.evaluatedAt == 0 ? nil : Int(record.evaluatedAt))
  }

  /// Returns the latest value as recorders keep it; nil if there is none yet.
  ///
  /// The result for a value that may hold an object is a description, or nil if `describes` is false. The attribute must exist.
  package func keptValue(describes: Bool = true) -> KeptValue? {
    core.check(id)
    if describes { return core.keepValue(of: id.index) }
    guard core.flags[Int(id.index)].contains(.hasValue) else { return nil }
    return core.type(of: id.index).keep(core.valueSlot(id.index))
  }

  /// Returns a copy of the latest value, stale or not; nil if there is none yet.
  ///
  /// The attribute must exist.
  package func latestValue() -> Any? {
    core.check(id)
    guard core.flags[Int(id.index)].contains(.hasValue) else { return nil }
    return core.type(of: id.index).copy(core.valueSlot(id.index))
  }

  /// The attributes that the rule read last, in read order; empty for an input.
  ///
  /// The attribute must exist.
  public var reads: [AnyAttribute] {
    let core = core
    core.check(id)
    return core.inputArray(of: id.index).map(core.handle)
  }

  /// The attributes whose rules have read this one, in no particular order.
  ///
  /// The attribute must exist.
  public var readers: [AnyAttribute] {
    let core = core
    core.check(id)
    let range = core.outputs[Int(id.index)]
    return (Int(range.start)..<Int(range.start + range.count)).map { core.handle(core.links[$0]) }
  }
}

extension AttributeGraph {
  /// All attributes, in the order of ``AnyAttribute/snapshotID``.
  ///
  /// Linear in the graph.
  public var attributes: [AnyAttribute] {
    let core = core
    return (0..<core.storage.pointee.nodes.count).filter { core.nodes[$0].exists }.map {
      core.handle(UInt32($0))
    }
  }

  /// Returns the attribute with an ``AnyAttribute/snapshotID``; nil if there is none now.
  public func attribute(withSnapshotID number: Int) -> AnyAttribute? {
    let index = number + 1
    guard index >= 0, index < core.storage.pointee.nodes.count, core.nodes[index].exists else { return nil }
    return core.handle(UInt32(index))
  }
}
