extension GraphCore {
  /// Runs the rule of a node for which no other node waits, in an update that has begun; returns whether the value changed.
  @inline(__always)
  func evaluateAlone(_ node: UInt32, emitsEvents: Bool, cause: UInt32) -> Bool {
    let state = flags[Int(node)].union(.dirty)
    flags[Int(node)] = state.union(.isUpdating)
    return evaluate(node, state, inputs[Int(node)], emitsEvents: emitsEvents, cause: cause)
  }

  /// Runs a node's rule and returns whether its value changed.
  ///
  /// The rule's in-edges, passed as they were before, are recorded again. `emitsEvents`, known at compile time, determines whether
  /// observers are notified. `cause` is the input that made the rule run, if it was found.
  @inline(__always)
  func evaluate(
    _ node: UInt32, _ state: NodeFlags, _ sources: LinkRange, emitsEvents: Bool, cause: UInt32 = none
  ) -> Bool {
    if emitsEvents { return evaluateWithEvents(node, state, sources, cause: cause) }
    let end = beginTracking(node, sources)
    let shape = shape(of: node)
    if shape.pointee.wordMask == 0 { return evaluateOther(node, end) }
    let value = runWordRule(of: node, shape)
    settle(node, expectedEnd: end, emitsEvents: false)
    let record = nodes + Int(node)
    let epoch = storage.pointee.epoch
    record.pointee.evaluatedAt = epoch
    let hadValue = endUpdating(node)
    if value == record.pointee.value && hadValue { return false }
    record.pointee.value = value
    record.pointee.changedAt = epoch
    return true
  }

  /// Begins to record reads as the rule's; returns the end of the expected reads.
  @inline(__always)
  private func beginTracking(_ node: UInt32, _ sources: LinkRange) -> UnsafeMutablePointer<UInt32> {
    let first = links + Int(sources.start)
    let end = first + Int(sources.count)
    storage.pointee.tracking = Tracking(running: node, expected: first, end: end)
    return end
  }

  /// Calls a closure that returns a plain word.
  ///
  /// A closure is stored in its generic form, which writes the result to an address that the caller passes. Here that is the address of a
  /// word. A smaller result fills only the word's first bytes, so the others are masked.
  @inline(__always)
  private func runWordRule(of node: UInt32, _ shape: UnsafeMutablePointer<Shape>) -> UInt64 {
    let mask = shape.pointee.wordMask
    let rule = ClosureWords(function: shape.pointee.function, context: nodes[Int(node)].payload)
    return call(rule, giving: UInt64.self) & mask
  }

  /// Evaluates a rule that isn't a closure with a plain word as its result.
  @inline(__always)
  private func evaluateOther(_ node: UInt32, _ end: UnsafeMutablePointer<UInt32>) -> Bool {
    let changed = runOtherRule(of: node)
    settle(node, expectedEnd: end, emitsEvents: false)
    note(node, changed: changed)
    return changed
  }

  /// Evaluates a rule and notifies observers.
  @inline(__always)
  private func evaluateWithEvents(
    _ node: UInt32, _ state: NodeFlags, _ sources: LinkRange, cause: UInt32
  ) -> Bool {
    let end = beginTracking(node, sources)
    let cause = self.cause(of: node, state, known: cause)
    let shape = shape(of: node)
    let outer = storage.pointee.tap.phases?.enter(kind: shape.pointee.kind)
    var changed = true
    if shape.pointee.wordMask == 0 {
      changed = runOtherRule(of: node)
    } else {
      let value = runWordRule(of: node, shape)
      let hadValue = flags[Int(node)].contains(.hasValue)
      changed = value != nodes[Int(node)].value || !hadValue
      if changed && hadValue { noteValueBefore(node) }
      nodes[Int(node)].value = value
    }
    if let outer { storage.pointee.tap.phases?.leave(to: outer) }
    settle(node, expectedEnd: end, emitsEvents: true)
    note(node, changed: changed)
    tellEvaluated(node, state, changed: changed, cause)
    return changed
  }

  /// Runs the rule of a node that a running rule reads, and notifies observers.
  @inline(never)
  func evaluateWithEvents(_ node: UInt32, _ state: NodeFlags, _ sources: LinkRange) {
    // The first input has changed, or the rule runs for the first time.
    let cause = sources.count > 0 && state.contains(.hasValue) ? links[Int(sources.start)] : none
    _ = evaluateWithEvents(node, state, sources, cause: cause)
  }

  @inline(__always)
  private func note(_ node: UInt32, changed: Bool) {
    nodes[Int(node)].evaluatedAt = storage.pointee.epoch
    _ = endUpdating(node)
    if changed { nodes[Int(node)].changedAt = storage.pointee.epoch }
  }

  /// Marks a node that has run as clean; returns whether it had a value before.
  @inline(__always)
  private func endUpdating(_ node: UInt32) -> Bool {
    // Reads the flags again: the rule may have changed them.
    let state = flags[Int(node)]
    flags[Int(node)] = state.subtracting([.dirty, .mustRun, .isUpdating]).union(.hasValue)
    return state.contains(.hasValue)
  }

  /// Updates the in-edges of a rule if its reads differ from the last run.
  @inline(__always)
  private func settle(_ node: UInt32, expectedEnd end: UnsafeMutablePointer<UInt32>, emitsEvents: Bool) {
    if storage.pointee.tracking.divergence == none && storage.pointee.tracking.expected == end
      && storage.pointee.accesses == nil
    {
      return
    }
    settleInputsAndAccesses(of: node, emitsEvents: emitsEvents)
  }

  /// Calls the shape's function for any other kind of rule; returns whether the value changed.
  @inline(never)
  private func runOtherRule(of node: UInt32) -> Bool {
    let shape = shape(of: node)
    let rule = ClosureWords(function: shape.pointee.function, context: nodes[Int(node)].payload)
    return shape.pointee.evaluator._withUnsafeGuaranteedRef { $0.evaluate(self, node, rule) }
  }
}
