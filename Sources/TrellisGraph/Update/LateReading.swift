extension Attribute {
  /// Performs a closure whose reads count as this rule's, after those of its last run, though the rule doesn't run.
  ///
  /// For a rule whose value computes things only when it is asked: what it reads then, inside whatever rule asks first, is
  /// what the value depends on, and so what every later asker does, who perhaps finds it computed. When something of it
  /// changes, the rule runs, and makes a new value. Its reads don't count as those of the rule that asks.
  ///
  /// Between updates it is an update of its own. It only calls the closure where this rule is running, and where it was removed.
  package func withLateReads<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    if let core = id.livingCore { core.readLate(for: id) { result = body() } } else { result = body() }
    return result.unsafelyUnwrapped
  }
}

extension GraphCore {
  /// Runs a closure whose reads are added to those of a rule, inside another rule or between updates.
  @inline(never)
  func readLate(for id: AttributeID, _ body: () -> Void) {
    guard exists(id), flags[Int(id.index)].isDisjoint(with: [.isUpdating, .isInput]) else { return body() }
    if storage.pointee.tracking.running == none {
      guard storage.pointee.mode.isDisjoint(with: [.updating, .closed]) else { return body() }
      if storage.pointee.mode.contains(.putOff) { markPutOff() }
      return inUpdate { readLate(for: id.index, body) }
    }
    // A rule that runs early may be what is read then depends on, and then the marks are needed.
    if storage.pointee.early.runner != none { stopRunningEarly() }
    let outerList = storage.pointee.accesses
    let outer = storage.pointee.accessesVariable.pointee
    storage.pointee.accesses = nil
    storage.pointee.accessesVariable.pointee = accessesMemory
    readLate(for: id.index, body)
    storage.pointee.accesses = outerList
    storage.pointee.accessesVariable.pointee = outer
  }

  private func readLate(for node: UInt32, _ body: () -> Void) {
    suspended(storage.pointee.tracking) {
      flags[Int(node)].insert(.isUpdating)
      let sources = inputs[Int(node)]
      // All that it has read is taken as met again: what comes now is behind it.
      let end = links + Int(sources.start + sources.count)
      storage.pointee.tracking = Tracking(running: node, expected: end, end: end)
      body()
      settleInputsAndAccesses(of: node, isTold: isTold)
      flags[Int(node)].remove(.isUpdating)
      // Where it is clean, all that it depends on is as old as this update, or older.
      if !flags[Int(node)].contains(.dirty) { nodes[Int(node)].evaluatedAt = storage.pointee.epoch }
    } onLowStack: {
      withFreshStack { readLate(for: node, body) }
    }
  }
}
