/// An event as the engine writes it, in 32 bytes; ``GraphEvent`` is made from it when it is read.
///
/// ```
/// 0     1        2        3           4      8     16     24     28
/// kind  changed  isFirst  wasRemoved  epoch  node  other  shape  detail
/// ```
struct TapRecord: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case set, tookEffect, marked, evaluated, unchanged, edgeAdded, edgeRemoved, subgraphCreated,
      subgraphRemoved
    case transactionBegan, transactionEnded
  }

  // Four words, each written in one store. Assembling them from bytes in memory would take longer than the recorded rule.
  private var head: UInt64
  private var nodeWord: UInt64
  private var otherWord: UInt64
  private var tail: UInt64

  @inline(__always)
  init(
    kind: Kind, epoch: UInt32, node: AttributeID = .none, other: AttributeID = .none, shape: UInt32 = 0,
    changed: Bool = false, isFirst: Bool = false, wasRemoved: Bool = false
  ) {
    head =
      UInt64(epoch) << 32 | (wasRemoved ? 1 << 24 : 0) | (isFirst ? 1 << 16 : 0) | (changed ? 1 << 8 : 0)
      | UInt64(kind.rawValue)
    nodeWord = node.word
    otherWord = other.word
    tail = UInt64(shape)
  }

  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head)).unsafelyUnwrapped }
  /// For an evaluation, whether the result differs from the last one, and whether it is the first.
  var changed: Bool { head >> 8 & 1 != 0 }
  var isFirst: Bool { head >> 16 & 1 != 0 }
  /// Whether the removal of `other` is the reason.
  var wasRemoved: Bool { head >> 24 & 1 != 0 }
  /// The number of the update in which the event happened; between updates, that of the last one.
  var epoch: UInt32 { UInt32(truncatingIfNeeded: head >> 32) }
  /// The attribute or the subgraph; for an edge, the reader.
  var node: AttributeID { AttributeID(word: nodeWord) }
  /// The attribute that is the cause; for an edge, the source.
  var other: AttributeID {
    get { AttributeID(word: otherWord) }
    set { otherWord = newValue.word }
  }
  /// The shape of the attribute, with its kind and location: valid even after the attribute's removal.
  var shape: UInt32 { UInt32(truncatingIfNeeded: tail) }
  /// The number of the details that a recorder keeps for the event, from 1; 0 if there are none.
  var detail: UInt32 {
    get { UInt32(truncatingIfNeeded: tail >> 32) }
    set { tail = tail & 0xffff_ffff | UInt64(newValue) << 32 }
  }

  /// For a write or a transaction, the number of its location in source; 0 for none.
  var site: UInt32 {
    get { other == .none ? 0 : other.index }
    set { other = newValue == 0 ? .none : AttributeID(index: newValue, generation: 0) }
  }
}

extension GraphCore {
  /// Returns a record of an event of a node.
  @inline(__always)
  func record(_ kind: TapRecord.Kind, _ node: UInt32) -> TapRecord {
    let record = nodes + Int(node)
    return TapRecord(
      kind: kind, epoch: storage.pointee.epoch,
      node: AttributeID(index: node, generation: record.pointee.generation), shape: record.pointee.shape)
  }

  func record(_ kind: TapRecord.Kind, from source: UInt32, to reader: UInt32) -> TapRecord {
    var record = record(kind, reader)
    record.other = AttributeID(index: source, generation: nodes[Int(source)].generation)
    return record
  }

  /// Returns the reason for which a rule ran.
  func reason(_ record: TapRecord) -> GraphEvent.Reason {
    if record.isFirst { return .firstRun }
    if record.other == .none { return .unknown }
    let other = AnyAttribute(id: record.other)
    return record.wasRemoved ? .inputRemoved(other) : .inputChanged(other)
  }

  /// Returns the event of a record.
  func event(_ record: TapRecord) -> GraphEvent {
    let attribute = AnyAttribute(id: record.node)
    let other = AnyAttribute(id: record.other)
    switch record.kind {
    case .set: return .set(attribute)
    case .tookEffect: return .tookEffect(attribute)
    case .marked: return .marked(attribute)
    case .evaluated: return .evaluated(attribute, changed: record.changed, reason(record))
    case .unchanged: return .unchanged(attribute)
    case .edgeAdded: return .edgeAdded(from: other, to: attribute)
    case .edgeRemoved: return .edgeRemoved(from: other, to: attribute)
    case .subgraphCreated: return .subgraphCreated(subgraph(record))
    case .subgraphRemoved: return .subgraphRemoved(subgraph(record))
    case .transactionBegan: return .transactionBegan
    case .transactionEnded: return .transactionEnded
    }
  }

  private func subgraph(_ record: TapRecord) -> Subgraph {
    Subgraph(id: SubgraphID(index: record.node.index, generation: record.node.generation))
  }
}
