extension AttributeGraph {
  /// Runs a closure that writes several inputs as one: the callbacks of ``onTransaction(_:)`` are called once, after it.
  ///
  /// ```swift
  /// var values = TransactionValues()
  /// values.animated = true
  /// graph.transaction(values) {
  ///   width.wrappedValue = 3
  ///   height.wrappedValue = 4
  /// }
  /// ```
  /// Writes take effect at once: reading in the closure gives what was written. A transaction inside another joins it:
  /// the callbacks wait for the end of the outermost, and inside the inner closure its values override those outside, key
  /// by key. One that a callback performs joins nothing and inherits no values.
  ///
  /// Where the closure throws, the inputs that it wrote, a transaction inside another only its own, get back the values that
  /// they had before it; nothing that depends on them has to run for that unless somebody has read it in between. An
  /// outermost transaction that throws calls nobody. Attributes and subgraphs that the closure made or removed stay
  /// made or removed.
  ///
  /// Linear in the inputs that are written. A closure that can throw keeps a copy of each one's old value until the end.
  ///
  /// Traps, with the names of the attributes, while a rule runs or an update is under way.
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

  /// The values of the transaction in force: of the innermost one whose closure runs, or else of the one whose callbacks
  /// run; the default ones where there is neither.
  ///
  /// A rule may read them, and sees those that are in force when it happens to run, be it for a read inside the closure,
  /// or for one by a callback. Reading them makes no dependency: a rule doesn't run again because they differ.
  public var transactionValues: TransactionValues {
    let transactions = registry.transactions
    return transactions.open.last?.values ?? transactions.told ?? TransactionValues()
  }

  // MARK: - Beginning and ending

  private func begin(_ values: TransactionValues, keepsOldValues: Bool, site: Site) {
    if isUpdating { core.stopForTransaction(site) }
    core.takeUpMail()
    let transactions = registry.transactions
    var new = OpenTransaction(
      values: values, site: site, firstWrite: transactions.writes.count,
      keepsOldValues: keepsOldValues,
      isTold: !transactions.observers.isEmpty, observerLimit: transactions.observers.next)
    if let outer = transactions.open.last {
      new.values = outer.values.overridden(by: values)
      new.keepsOldValues = keepsOldValues || outer.keepsOldValues
      new.isTold = outer.isTold
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
      let writes = transactions.takeWrites(from: 0).map(\.told)
      if ended.isTold && !writes.isEmpty {
        let summary = TransactionSummary(
          writes: writes, values: ended.values, location: ended.site.location)
        transactions.ended.append((summary, ended.observerLimit))
      }
      return core.work(takingMail: true)
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
    // A value that goes may run anybody's code, even such as writes: its callbacks wait until all is as it was.
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
    if transactions.open.isEmpty { core.work(takingMail: true) }
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

  fileprivate func stopForTransaction(_ site: Site) -> Never {
    misuse(
      "AttributeGraph.transaction",
      "the transaction at \(site.description) began while \(path()) was being brought up to date; begin it between updates"
    )
  }
}
