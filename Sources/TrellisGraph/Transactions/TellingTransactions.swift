extension GraphCore {
  /// Tells whoever wants to know that an input was set.
  ///
  /// The last thing that setting does: callbacks find all marked.
  @usableFromInline @inline(never)
  func tellSet(_ index: UInt32) {
    // A callback may let go of the graph.
    let graph = owner
    withExtendedLifetime(graph) {
      if storage.pointee.taps.contains(.observer) { graph.observer?(.set(handle(index))) }
      if storage.pointee.taps.contains(.transactions) { graph.tellLoneWrite(of: index) }
    }
  }

  @inline(never)
  func tellEvaluated(_ node: UInt32, changed: Bool) {
    storage.pointee.evaluationCount += 1
    owner.observer?(.evaluated(handle(node), changed: changed))
  }
}

extension AttributeGraph {
  /// An input was set: outside of a transaction, that is one of its own.
  fileprivate func tellLoneWrite(of node: UInt32) {
    if !transactions.open.isEmpty { return }
    let write = TransactionSummary.Write(attribute: core.handle(node), values: TransactionValues())
    let summary = TransactionSummary(writes: [write], values: TransactionValues(), location: nil)
    tell(summary, observerLimit: transactions.nextObserver)
  }

  /// Calls the callbacks for a transaction that has ended, or leaves that to whoever is calling some already.
  func tell(_ summary: TransactionSummary, observerLimit: Int) {
    transactions.waiting.append((summary, observerLimit))
    if !transactions.isHeld { callCallbacks() }
  }

  /// Runs a closure in which callbacks have to wait, and calls them then.
  func holdCallbacks(during body: () -> Void) {
    let wasHeld = transactions.isHeld
    transactions.isHeld = true
    body()
    transactions.isHeld = wasHeld
    if !wasHeld { callCallbacks() }
  }

  private func callCallbacks() {
    transactions.isHeld = true
    while !transactions.waiting.isEmpty {
      let ended = transactions.waiting
      transactions.waiting = []
      for (summary, observerLimit) in ended { call(summary, observerLimit) }
    }
    transactions.told = nil
    transactions.isHeld = false
  }

  private func call(_ summary: TransactionSummary, _ observerLimit: Int) {
    transactions.told = summary.values
    for observer in transactions.observers where observer.number < observerLimit {
      let isStillThere = transactions.observers.contains { $0.number == observer.number }
      if isStillThere { observer.perform(summary) }
    }
  }
}
