extension Attribute {
  /// Performs a closure whose reads are added to this rule's reads, after those of the rule's last run; the rule doesn't run.
  ///
  /// It is for rules whose values compute parts on demand. Such a part is computed inside the first rule that needs it; later rules find it
  /// computed. So the part's reads are dependencies of this rule. When one of them changes, the rule runs and creates a new value. The
  /// reads don't count as reads of the rule that needs the part.
  ///
  /// Between updates, the closure runs as an update of its own. If this rule is running or was removed, this function only calls the
  /// closure.
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
      if storage.pointee.mode.contains(.deferredInput) { markDeferred() }
      return inUpdate { readLate(for: id.index, body) }
    }
    // The reads may depend on a rule that runs early, so the marks are needed.
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
      // All previous reads count as repeated: new ones follow them.
      let end = links + Int(sources.start + sources.count)
      storage.pointee.tracking = Tracking(running: node, expected: end, end: end)
      body()
      settleInputsAndAccesses(of: node, emitsEvents: emitsEvents)
      flags[Int(node)].remove(.isUpdating)
      // All dependencies of a clean rule last changed in this update or earlier, so none of them is pending from now on.
      if !flags[Int(node)].contains(.dirty) { nodes[Int(node)].evaluatedAt = storage.pointee.epoch }
    } onLowStack: {
      withFreshStack { readLate(for: node, body) }
    }
  }
}
