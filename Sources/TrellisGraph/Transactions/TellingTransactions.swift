extension GraphCore {
  /// Tells whoever wants to know that an input was set.
  ///
  /// The last thing that setting does: callbacks find all marked.
  @usableFromInline @inline(never)
  func tellSet(_ index: UInt32) {
    if isObserved { tellObserversOfSet(index) }
    if storage.pointee.taps.contains(.transactions) { noteLoneWrite(of: index) }
    if !storage.pointee.taps.isDisjoint(with: [.transactions, .watches]) { work(takingMail: false) }
    finish()
  }

  /// An input was set: outside of a transaction, that is one of its own.
  private func noteLoneWrite(of node: UInt32) {
    let transactions = registry.transactions
    if !transactions.open.isEmpty { return }
    let write = TransactionSummary.Write(attribute: handle(node), values: TransactionValues())
    let summary = TransactionSummary(writes: [write], values: TransactionValues(), location: nil)
    transactions.ended.append((summary, transactions.observers.next))
  }

  /// Calls the callbacks for the transactions that have ended; false where none has.
  ///
  /// What they write is told after that.
  func callCallbacks() -> Bool {
    let transactions = registry.transactions
    if transactions.ended.isEmpty { return false }
    let ended = transactions.ended
    transactions.ended = []
    for (summary, limit) in ended {
      transactions.told = summary.values
      for number in transactions.observers.numbers(below: limit) { transactions.observers[number]?(summary) }
    }
    transactions.told = nil
    return true
  }
}
