extension AttributeGraph {
  /// Runs a closure whose writes form one transaction: the callbacks of ``onTransaction(_:)`` are called once, after it.
  ///
  /// ```swift
  /// var values = TransactionValues()
  /// values.animated = true
  /// graph.transaction(values) {
  ///   width.wrappedValue = 3
  ///   height.wrappedValue = 4
  /// }
  /// ```
  /// Writes take effect at once: a read in the closure returns the written value. A nested transaction joins the enclosing one, and
  /// callbacks wait for the end of the outermost transaction. In the nested closure, the nested transaction's values override the enclosing
  /// ones key by key. A transaction that a callback performs is an outermost one and inherits no values.
  ///
  /// If the closure throws, the inputs that it wrote get back their previous values. A nested transaction restores only its own
  /// writes. Dependents of these inputs have to run only if they were read in between. An outermost transaction that throws calls
  /// no callback. The creation and removal of attributes and subgraphs isn't undone.
  ///
  /// Linear in the number of written inputs. If the closure can throw, a copy of each input's old value is kept until the end.
  ///
  /// Traps, with the names of the attributes, while a rule runs or an update is in progress.
  public func transaction<Result, Failure: Error>(
    _ values: TransactionValues = TransactionValues(), fileID: StaticString = #fileID, line: UInt = #line,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    begin(values, keepsOldValues: Failure.self != Never.self, site: Site(fileID, line))
    let result: Result
    do throws(Failure) {
      result = try body()
    } catch {
      rollBack()
      throw error
    }
    end()
    return result
  }

  /// The values of the current transaction: the innermost one whose closure is running, or else the one whose callbacks are
  /// running.
  ///
  /// Outside of closures and callbacks, all values are the defaults. A rule may read the values. It gets those in effect when it runs:
  /// during a read in the closure, or in a callback. Reading them makes no dependency: a rule doesn't run again because they differ.
  public var transactionValues: TransactionValues {
    let transactions = registry.transactions
    return transactions.open.last?.values ?? transactions.notifiedValues ?? TransactionValues()
  }

  // MARK: - Beginning and ending

  private func begin(_ values: TransactionValues, keepsOldValues: Bool, site: Site) {
    if isUpdating { core.trapForTransaction(site) }
    core.flushPendingWrites()
    let transactions = registry.transactions
    var new = OpenTransaction(
      values: values, site: site, firstWrite: transactions.writes.count,
      keepsOldValues: keepsOldValues,
      emitsEvents: !transactions.observers.isEmpty, observerLimit: transactions.observers.next)
    if let outer = transactions.open.last {
      new.values = outer.values.overridden(by: values)
      new.keepsOldValues = keepsOldValues || outer.keepsOldValues
      new.emitsEvents = outer.emitsEvents
    }
    new.outerSite = core.tellTransactionBegan(at: site)
    transactions.open.append(new)
    core.setRecording(new.isRecording)
  }

  /// Ends the innermost transaction, whose closure has returned.
  private func end() {
    let transactions = registry.transactions
    let ended = transactions.open.removeLast()
    core.tellTransactionEnded(restoring: ended.outerSite)
    guard let outer = transactions.open.last else {
      core.setRecording(false)
      let writes = transactions.takeWrites(from: 0).map(\.summary)
      if ended.emitsEvents && !writes.isEmpty {
        let summary = TransactionSummary(
          writes: writes, values: ended.values, location: ended.site.location)
        transactions.ended.append((summary, ended.observerLimit))
      }
      return core.work(flushingWrites: true)
    }
    core.setRecording(outer.isRecording)
    if outer.isRecording {
      transactions.joinWrites(from: ended.firstWrite, to: outer.firstWrite)
    } else {
      _ = transactions.takeWrites(from: ended.firstWrite)
    }
  }

  /// Ends the innermost transaction, whose closure has thrown.
  private func rollBack() {
    let transactions = registry.transactions
    let ended = transactions.open.removeLast()
    core.setRecording(transactions.open.last?.isRecording ?? false)
    let writes = transactions.takeWrites(from: ended.firstWrite)
    // Destroying a value may run arbitrary code, and this code may write. The callbacks of such writes wait until everything is
    // restored.
    let (wasHeld, wasRollingBack) = (core.storage.pointee.waiting.isHeld, transactions.isRollingBack)
    core.storage.pointee.waiting.isHeld = true
    transactions.isRollingBack = true
    for write in writes.reversed() where write.attribute.exists {
      transactions.forgetBases(of: write.attribute.id, in: core)
      write.old?.restore(write, in: core)
    }
    transactions.isRollingBack = wasRollingBack
    core.storage.pointee.waiting.isHeld = wasHeld
    core.tellTransactionEnded(restoring: ended.outerSite)
    if transactions.open.isEmpty { core.work(flushingWrites: true) }
  }
}

extension GraphCore {
  fileprivate func setRecording(_ isRecording: Bool) {
    if isRecording {
      storage.pointee.mode.insert(.recording)
    } else {
      storage.pointee.mode.remove(.recording)
    }
  }

  fileprivate func trapForTransaction(_ site: Site) -> Never {
    misuse(
      "AttributeGraph.transaction",
      "the transaction at \(site.description) began while \(path()) was being updated; begin it between updates"
    )
  }
}
