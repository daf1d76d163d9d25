/// A graph's transactions: those that are open, what they have written, and who is told.
///
/// A class of its own, so that each access is to one field and over at once: anybody's code may run in between.
final class Transactions {
  /// The transactions whose closures run, outermost first.
  var open: [OpenTransaction] = []
  /// What the open ones have written: the outermost's writes first, each transaction's in the order of first writes.
  ///
  /// An input stands here once for each transaction that wrote it itself, since before the inner one is another value
  /// than before the outer one.
  var writes: [RecordedWrite] = []
  /// Where each input that the open ones have written stands among `writes`, for the innermost that did.
  private var latest: [AttributeID: Int] = [:]

  /// Who is called, in order.
  var observers = CallbackList<TransactionSummary>()
  /// The values of the transaction whose callbacks run; nil while none do.
  var told: TransactionValues?
  /// The transactions that have ended and whose callbacks haven't run, each with the first that isn't called, as it was made later.
  var ended: [(summary: TransactionSummary, limit: Int)] = []
  /// Whether writes are being taken back.
  var isRollingBack = false

  /// Whether what is written now may be taken back.
  var mayTakeBack: Bool { isRollingBack || !open.isEmpty }

  /// Notes that an input is about to be written.
  ///
  /// `old` makes a copy of its value.
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

  /// An input without readers is about to get another value, which isn't kept aside: whoever reads it then hasn't seen
  /// the value that it had when the transactions began.
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

  /// Gives the writes of a transaction that has ended, and forgets them.
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

  /// Makes the writes of a transaction that has ended those of the one outside.
  func joinWrites(from first: Int, to firstOutside: Int) {
    for write in takeWrites(from: first) {
      if let outer = write.outer, outer >= firstOutside {
        writes[outer].values = write.values
      } else {
        latest[write.attribute.id] = writes.count
        writes.append(write)
      }
    }
  }
}

/// A transaction whose closure runs.
struct OpenTransaction {
  /// The values in force inside it.
  var values: TransactionValues
  let site: Site
  /// The place of the writes outside it, for when it ends.
  var outerSite: UInt32 = 0
  /// Where its writes begin among all.
  let firstWrite: Int
  /// Whether it, or one that it is in, may be rolled back.
  var keepsOldValues: Bool
  /// Whether anybody was there to be told when the outermost began.
  var isTold: Bool
  /// The number of the first callback that isn't called, as it was made later.
  let observerLimit: Int

  /// Whether its writes are noted.
  var isRecording: Bool { keepsOldValues || isTold }
}

/// An input that an open transaction has written.
struct RecordedWrite {
  let attribute: AnyAttribute
  /// The values that were in force at the last write.
  var values: TransactionValues
  /// What it was before the first write; nil where nobody can ask for it.
  let old: SavedInput?
  /// Where the same input stands for a transaction further out.
  let outer: Int?

  /// As callbacks are told.
  var told: TransactionSummary.Write { TransactionSummary.Write(attribute: attribute, values: values) }
}
