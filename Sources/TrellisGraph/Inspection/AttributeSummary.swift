/// What is known of one attribute at one moment, as plain values: what a ``GraphSnapshot`` says of each.
///
/// You get one from ``AnyAttribute/summary(withValue:)``.
public struct AttributeSummary: Hashable, Sendable {
  /// Its name; empty where it has none.
  public var name: String
  /// Its kind.
  public var kind: AttributeKind
  /// Whether it is set, computed, or neither.
  public var role: GraphSnapshot.Role
  /// The type of its value, as source spells it.
  public var type: String
  /// Its latest value, be it out of date or not, as text; nil where that wasn't asked for, or there is none yet.
  public var value: String?
  /// Where in the source it was made.
  public var location: SourcePlace?
  /// Whether something that it depends on was set since it was brought up to date, or its rule has never run.
  public var isPerhapsOutOfDate: Bool
  /// The update in which its value changed last.
  public var changedAt: Int
  /// The update in which its rule ran last; nil where it has none, or has never run.
  public var evaluatedAt: Int?
}

extension AnyAttribute {
  /// The type of the values.
  ///
  /// The attribute has to exist.
  package var valueType: Any.Type {
    core.check(id)
    return core.type(of: id.index).valueType
  }

  /// What is known of the attribute now; nothing is brought up to date for it.
  ///
  /// With its value, that is described as text of at most 200 characters. The attribute has to exist.
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
      location: shape.site.location, isPerhapsOutOfDate: core.isPerhapsOutOfDate(id.index),
      changedAt: Int(record.changedAt), evaluatedAt: record.evaluatedAt == 0 ? nil : Int(record.evaluatedAt))
  }

  /// The latest value as recorders keep it; nil where there is none yet.
  ///
  /// The attribute has to exist. What may hold an object is described here, or where `describes` is false left out.
  package func keptValue(describes: Bool = true) -> KeptValue? {
    core.check(id)
    if describes { return core.keepValue(of: id.index) }
    guard core.flags[Int(id.index)].contains(.hasValue) else { return nil }
    return core.type(of: id.index).keep(core.valueSlot(id.index))
  }

  /// A copy of the latest value, be it out of date or not; nil where there is none yet.
  ///
  /// The attribute has to exist.
  package func latestValue() -> Any? {
    core.check(id)
    guard core.flags[Int(id.index)].contains(.hasValue) else { return nil }
    return core.type(of: id.index).copy(core.valueSlot(id.index))
  }

  /// What the rule has read, in the order of reading; empty for an input.
  ///
  /// The attribute has to exist.
  public var reads: [AnyAttribute] {
    let core = core
    core.check(id)
    return core.inputArray(of: id.index).map(core.handle)
  }

  /// Whose rules have read it, in no order that means something.
  ///
  /// The attribute has to exist.
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

  /// The attribute with an ``AnyAttribute/snapshotID``; nil where there is none now.
  public func attribute(withSnapshotID number: Int) -> AnyAttribute? {
    let index = number + 1
    guard index >= 0, index < core.storage.pointee.nodes.count, core.nodes[index].exists else { return nil }
    return core.handle(UInt32(index))
  }
}
