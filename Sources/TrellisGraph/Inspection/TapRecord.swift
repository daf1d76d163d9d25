/// An event as 32 bytes, which is how the engine writes it: ``GraphEvent`` is made from it for those who look.
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

  // Four words, written as such: what is put together in memory from bytes takes longer than the rule that it tells of.
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
  /// Of an evaluation, whether its result differs from the last one; whether there was none.
  var changed: Bool { head >> 8 & 1 != 0 }
  var isFirst: Bool { head >> 16 & 1 != 0 }
  /// Whether `other` is the reason because it was removed.
  var wasRemoved: Bool { head >> 24 & 1 != 0 }
  /// The update in which it happened; between updates, the last one.
  var epoch: UInt32 { UInt32(truncatingIfNeeded: head >> 32) }
  /// The attribute or the subgraph; the reader of an edge.
  var node: AttributeID { AttributeID(word: nodeWord) }
  /// The input that is the reason; what an edge's reader has read.
  var other: AttributeID {
    get { AttributeID(word: otherWord) }
    set { otherWord = newValue.word }
  }
  /// What the attribute is called and where it was made: good even when it is gone.
  var shape: UInt32 { UInt32(truncatingIfNeeded: tail) }
  /// The number of more that a recorder keeps of it, from 1; 0 where it keeps nothing.
  var detail: UInt32 {
    get { UInt32(truncatingIfNeeded: tail >> 32) }
    set { tail = tail & 0xffff_ffff | UInt64(newValue) << 32 }
  }

  /// Of a write and of a transaction, the number of its place in the source, 0 for none.
  var site: UInt32 {
    get { other == .none ? 0 : other.index }
    set { other = newValue == 0 ? .none : AttributeID(index: newValue, generation: 0) }
  }
}

extension GraphCore {
  /// A record of something that happens to a node.
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

  /// Why a rule ran.
  func reason(_ record: TapRecord) -> GraphEvent.Reason {
    if record.isFirst { return .firstRun }
    if record.other == .none { return .unknown }
    let other = AnyAttribute(id: record.other)
    return record.wasRemoved ? .inputRemoved(other) : .inputChanged(other)
  }

  /// The event that a record stands for.
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
