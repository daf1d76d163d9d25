/// An event that a recorder keeps, with the values and locations kept beside it.
///
/// You get one from ``GraphRecorder/subscript(_:)``.
public struct RecordedEvent {
  /// The event itself.
  ///
  /// Its attributes may have been removed since: check ``AnyAttribute/exists`` before anything else.
  public var event: GraphEvent
  /// The number of the update in which the event happened; between updates, that of the last one.
  public var update: Int
  /// The attribute's name in quotation marks, or its kind and number if it has no name; empty for a transaction.
  public var title: String
  /// The value before, as text; nil if the recorder kept none.
  ///
  /// A value without objects is kept as it is, and described when this property is read.
  public var old: String? { keptOld?.text }
  /// The value afterwards, as text; nil if the recorder kept none.
  public var new: String? { keptNew?.text }
  /// The first difference from the value before; nil if the recorder didn't keep it.
  public var difference: Explanation.Difference?
  /// The location in source that was given for a write or a transaction; nil if none was given.
  public var location: CodeLocation?
  /// The locations that led to a write without a given location, innermost first.
  ///
  /// Reading the property looks them up, which works on any thread and takes long the first time.
  public var callers: [CodeLocation] { trace?.locations ?? [] }

  fileprivate var keptOld: KeptValue?
  fileprivate var keptNew: KeptValue?
  fileprivate var trace: CallTrace?
}

/// The values kept beside an event, which can be described on any thread.
package struct RecordedValues: Sendable {
  package var old: KeptValue?
  package var new: KeptValue?
  package var difference: Explanation.Difference?

  package init(
    old: KeptValue? = nil, new: KeptValue? = nil, difference: Explanation.Difference? = nil
  ) {
    (self.old, self.new, self.difference) = (old, new, difference)
  }
}

extension GraphRecorder {
  /// The numbers of the kept events: consecutive, from 0, including dropped events.
  public var numbers: Range<Int> { droppedCount..<droppedCount + count }

  /// The event with a number; nil if it is no longer kept or hasn't happened yet.
  public subscript(number: Int) -> RecordedEvent? {
    guard numbers.contains(number) else { return nil }
    let record = ring.pointee[number - droppedCount]
    let detail = detail(of: record)
    let isOfAttribute =
      switch record.kind {
      case .subgraphCreated, .subgraphRemoved, .transactionBegan, .transactionEnded: false
      default: true
      }
    let isWrite = record.kind == .set || record.kind == .transactionBegan || record.kind == .transactionEnded
    return RecordedEvent(
      event: core.event(record), update: Int(record.epoch), title: isOfAttribute ? title(of: record) : "",
      difference: detail?.difference.map { Explanation.Difference($0) },
      location: isWrite ? location(of: record) : nil, keptOld: detail?.old, keptNew: detail?.new,
      trace: detail?.trace)
  }

  /// Returns the values kept beside the event with a number; nil if there are none.
  package func values(_ number: Int) -> RecordedValues? {
    guard numbers.contains(number), let detail = detail(of: ring.pointee[number - droppedCount]) else {
      return nil
    }
    return RecordedValues(
      old: detail.old, new: detail.new, difference: detail.difference.map { Explanation.Difference($0) })
  }

  /// Returns the event with a number, without the data kept beside it; nil if it isn't kept.
  ///
  /// O(1), without allocating.
  public func event(_ number: Int) -> GraphEvent? {
    numbers.contains(number) ? core.event(ring.pointee[number - droppedCount]) : nil
  }
}
