extension GraphCore {
  /// Notifies subscribers that an input was set.
  ///
  /// This is the last step of setting an input, so that callbacks find everything marked.
  @usableFromInline @inline(never)
  func notifySet(_ index: UInt32) {
    if isObserved { notifyObserversOfSet(index) }
    workAfterSet(index)
  }

  /// Runs the callbacks of a changed observable property, whose new value is in effect at once.
  @inline(never)
  func notifyPropertyChange(_ index: UInt32) {
    if isObserved {
      notifyObserversOfSet(index)
      tell(record(.tookEffect, index))
    }
    workAfterSet(index)
  }

  private func workAfterSet(_ index: UInt32) {
    if storage.pointee.taps.contains(.transactions) { recordLoneWrite(of: index) }
    if !storage.pointee.taps.isDisjoint(with: [.transactions, .watches]) { work(flushingWrites: false) }
    finish()
  }

  /// Records the setting of an input outside a transaction as a transaction of its own.
  private func recordLoneWrite(of node: UInt32) {
    let transactions = registry.transactions
    if !transactions.open.isEmpty { return }
    let write = TransactionSummary.Write(attribute: handle(node), values: TransactionValues())
    let summary = TransactionSummary(writes: [write], values: TransactionValues(), location: nil)
    transactions.ended.append((summary, transactions.observers.next))
  }

  /// Calls the callbacks for the transactions that have ended; returns false if none has.
  ///
  /// Transactions that the callbacks perform are reported by the next call of this function.
  func callCallbacks() -> Bool {
    let transactions = registry.transactions
    if transactions.ended.isEmpty { return false }
    let ended = transactions.ended
    transactions.ended = []
    for (summary, limit) in ended {
      transactions.notifiedValues = summary.values
      for number in transactions.observers.numbers(below: limit) { transactions.observers[number]?(summary) }
    }
    transactions.notifiedValues = nil
    return true
  }
}
