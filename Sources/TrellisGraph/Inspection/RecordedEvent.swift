/// An event that a recorder keeps, with what is kept beside it.
///
/// You get one from ``GraphRecorder/subscript(_:)``.
public struct RecordedEvent {
  /// What happened.
  ///
  /// Its attributes may have been removed since: ask ``AnyAttribute/exists`` before anything else of them.
  public var event: GraphEvent
  /// The number of the update in which it happened; between updates, that of the last one.
  public var update: Int
  /// What the attribute was called, in quotation marks, or its kind and number where it has no name; empty for a
  /// transaction.
  public var title: String
  /// The value before, as text; nil where the recorder kept none.
  ///
  /// Values are kept as they are where they hold no object, and described here.
  public var old: String? { keptOld?.text }
  /// The value after it, as text; nil where the recorder kept none.
  public var new: String? { keptNew?.text }
  /// Where the value differs first from the one before; nil where the recorder didn't keep that.
  public var difference: Explanation.Difference?
  /// Of a write and of a transaction, the place in the source that was given for it; nil where none was.
  public var location: SourcePlace?
  /// Of a write whose place wasn't given, the places that led to it, innermost first.
  ///
  /// Reading it looks them up, which takes long the first time; that can be done in any thread.
  public var callers: [SourcePlace] { trace?.locations ?? [] }

  fileprivate var keptOld: KeptValue?
  fileprivate var keptNew: KeptValue?
  fileprivate var trace: CallTrace?
}

/// What is kept beside an event of what became of a value; described in any thread, by whoever asks.
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
  /// The numbers of the events that are kept: each event has one more than the one before it, from 0 on, however many are dropped.
  public var numbers: Range<Int> { droppedCount..<droppedCount + count }

  /// The event with a number; nil where it isn't kept any more, or hasn't happened yet.
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

  /// What is kept of the values of the event with a number; nil where nothing is.
  package func values(_ number: Int) -> RecordedValues? {
    guard numbers.contains(number), let detail = detail(of: ring.pointee[number - droppedCount]) else {
      return nil
    }
    return RecordedValues(
      old: detail.old, new: detail.new, difference: detail.difference.map { Explanation.Difference($0) })
  }

  /// The event with a number alone, without what is kept beside it; nil as above.
  ///
  /// O(1), without allocating.
  public func event(_ number: Int) -> GraphEvent? {
    numbers.contains(number) ? core.event(ring.pointee[number - droppedCount]) : nil
  }
}
