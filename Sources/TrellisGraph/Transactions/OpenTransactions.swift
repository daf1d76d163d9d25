/// A graph's transactions: the open ones, their writes, and the callbacks.
///
/// A separate class, so that each access concerns one field and ends immediately: arbitrary code may run in between.
final class Transactions {
  /// The transactions whose closures are running, outermost first.
  var open: [OpenTransaction] = []
  /// The writes of the open transactions: those of the outermost first, each transaction's in the order of first writes.
  ///
  /// An input appears once for each transaction that wrote it directly, because its value before an inner transaction may differ from its
  /// value before the outer one.
  var writes: [RecordedWrite] = []
  /// The index in `writes` of each written input, for the innermost transaction that wrote it.
  private var latest: [AttributeID: Int] = [:]

  /// The callbacks, in order.
  var observers = CallbackList<TransactionSummary>()
  /// The values of the transaction whose callbacks are running; nil if none are.
  var notifiedValues: TransactionValues?
  /// The ended transactions whose callbacks haven't run, each with the number of the first callback added too late for it.
  var ended: [(summary: TransactionSummary, limit: Int)] = []
  /// Whether writes are being rolled back.
  var isRollingBack = false

  /// Whether a write may be rolled back now.
  var mayTakeBack: Bool { isRollingBack || !open.isEmpty }

  /// Records that an input is about to be written.
  ///
  /// `old` saves the input's current state.
  func note(_ input: AnyAttribute, isWithoutReaders: Bool, old: () -> SavedInput) {
    let transaction = open[open.count - 1]
    let outer = latest[input.id]
    if isWithoutReaders { forgetBases(from: outer) }
    if let outer, outer >= transaction.firstWrite {
      writes[outer].values = transaction.values
      return
    }
    let old = transaction.keepsOldValues ? old() : nil
    latest[input.id] = writes.count
    writes.append(RecordedWrite(attribute: input, values: transaction.values, old: old, outer: outer))
  }

  /// Clears `isBase` of the saved values of an input that has no readers and is about to get another value.
  ///
  /// The current value of such an input isn't kept as base. A later reader hasn't read any of the saved values, so restoring one must make
  /// that reader run.
  func forgetBases(of input: AttributeID, in core: GraphCore) {
    if core.isWithoutReaders(input.index) { forgetBases(from: latest[input]) }
  }

  private func forgetBases(from latest: Int?) {
    var next = latest
    while let write = next {
      writes[write].old?.isBase = false
      next = writes[write].outer
    }
  }

  /// Removes and returns the writes of a transaction that has ended.
  func takeWrites(from first: Int) -> [RecordedWrite] {
    let taken = Array(writes[first...])
    writes.removeSubrange(first...)
    if first == 0 {
      latest = [:]
    } else {
      for write in taken { latest[write.attribute.id] = write.outer }
    }
    return taken
  }

  /// Adds the writes of a transaction that has ended to the enclosing one.
  func joinWrites(from first: Int, to firstExternal: Int) {
    for write in takeWrites(from: first) {
      if let outer = write.outer, outer >= firstExternal {
        writes[outer].values = write.values
      } else {
        latest[write.attribute.id] = writes.count
        writes.append(write)
      }
    }
  }
}

/// A transaction whose closure is running.
struct OpenTransaction {
  /// The values in effect inside the transaction.
  var values: TransactionValues
  let site: Site
  /// The site of writes outside the transaction, restored when the transaction ends.
  var outerSite: UInt32 = 0
  /// The index of the transaction's first write in `Transactions.writes`.
  let firstWrite: Int
  /// Whether this transaction, or an enclosing one, may be rolled back.
  var keepsOldValues: Bool
  /// Whether there were callbacks when the outermost transaction began.
  var emitsEvents: Bool
  /// The number of the first callback that isn't called, because it was added later.
  let observerLimit: Int

  /// Whether the transaction's writes are recorded.
  var isRecording: Bool { keepsOldValues || emitsEvents }
}

/// An input that an open transaction has written.
struct RecordedWrite {
  let attribute: AnyAttribute
  /// The values in effect at the last write.
  var values: TransactionValues
  /// The state before the first write; nil if no rollback can need it.
  let old: SavedInput?
  /// The index of the same input's write for the next enclosing transaction that wrote it; nil if there is none.
  let outer: Int?

  /// The write as passed to callbacks.
  var summary: TransactionSummary.Write { TransactionSummary.Write(attribute: attribute, values: values) }
}
