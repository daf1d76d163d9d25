extension GraphCore {
  /// Runs the rule of a node that nothing else waits for, in an update that has begun; answers whether its value changed.
  @inline(__always)
  func evaluateAlone(_ node: UInt32, isTold: Bool, cause: UInt32) -> Bool {
    let state = flags[Int(node)].union(.dirty)
    flags[Int(node)] = state.union(.isUpdating)
    return evaluate(node, state, inputs[Int(node)], isTold: isTold, cause: cause)
  }

  /// Runs a node's rule, and answers whether its value changed.
  ///
  /// Its in-edges, which are given as they were, are recorded again. Tells of it or not, which is known when this is
  /// compiled, and of the input that made it run, if that was found.
  @inline(__always)
  func evaluate(
    _ node: UInt32, _ state: NodeFlags, _ sources: LinkRange, isTold: Bool, cause: UInt32 = none
  ) -> Bool {
    if isTold { return evaluateTelling(node, state, sources, cause: cause) }
    let end = beginTracking(node, sources)
    let shape = shape(of: node)
    if shape.pointee.wordMask == 0 { return evaluateOther(node, end) }
    let value = runWordRule(of: node, shape)
    settle(node, expectedEnd: end, isTold: false)
    let record = nodes + Int(node)
    let epoch = storage.pointee.epoch
    record.pointee.evaluatedAt = epoch
    let hadValue = endUpdating(node)
    if value == record.pointee.value && hadValue { return false }
    record.pointee.value = value
    record.pointee.changedAt = epoch
    return true
  }

  /// From here on reads are the rule's; gives the end of what it is expected to read.
  @inline(__always)
  private func beginTracking(_ node: UInt32, _ sources: LinkRange) -> UnsafeMutablePointer<UInt32> {
    let first = links + Int(sources.start)
    let end = first + Int(sources.count)
    storage.pointee.tracking = Tracking(running: node, expected: first, end: end)
    return end
  }

  /// Calls a closure that gives a plain word.
  ///
  /// What a closure gives is written where the caller says, whatever its type: here, into a word.
  @inline(__always)
  private func runWordRule(of node: UInt32, _ shape: UnsafeMutablePointer<Shape>) -> UInt64 {
    let mask = shape.pointee.wordMask
    let rule = ClosureWords(function: shape.pointee.function, context: nodes[Int(node)].payload)
    return call(rule, giving: UInt64.self) & mask
  }

  /// The same for a rule that isn't a closure that gives a plain word.
  @inline(__always)
  private func evaluateOther(_ node: UInt32, _ end: UnsafeMutablePointer<UInt32>) -> Bool {
    let changed = runOtherRule(of: node)
    settle(node, expectedEnd: end, isTold: false)
    note(node, changed: changed)
    return changed
  }

  /// The same for those who are told.
  @inline(__always)
  private func evaluateTelling(
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
    settle(node, expectedEnd: end, isTold: true)
    note(node, changed: changed)
    tellEvaluated(node, state, changed: changed, cause)
    return changed
  }

  /// Runs the rule of a node that a running one reads, and tells of it.
  @inline(never)
  func evaluateTelling(_ node: UInt32, _ state: NodeFlags, _ sources: LinkRange) {
    // The first of what it read has changed, or it reads for the first time.
    let cause = sources.count > 0 && state.contains(.hasValue) ? links[Int(sources.start)] : none
    _ = evaluateTelling(node, state, sources, cause: cause)
  }

  @inline(__always)
  private func note(_ node: UInt32, changed: Bool) {
    nodes[Int(node)].evaluatedAt = storage.pointee.epoch
    _ = endUpdating(node)
    if changed { nodes[Int(node)].changedAt = storage.pointee.epoch }
  }

  /// Makes a node clean that has run; answers whether it had a value before.
  @inline(__always)
  private func endUpdating(_ node: UInt32) -> Bool {
    // Not the flags from before: what the rule did may have changed them.
    let state = flags[Int(node)]
    flags[Int(node)] = state.subtracting([.dirty, .mustRun, .isUpdating]).union(.hasValue)
    return state.contains(.hasValue)
  }

  /// Changes the in-edges of a rule that has read something else than last time.
  @inline(__always)
  private func settle(_ node: UInt32, expectedEnd end: UnsafeMutablePointer<UInt32>, isTold: Bool) {
    if storage.pointee.tracking.divergence == none && storage.pointee.tracking.expected == end
      && storage.pointee.accesses == nil
    {
      return
    }
    settleInputsAndAccesses(of: node, isTold: isTold)
  }

  /// Runs the function that knows what else a rule can be; answers whether the value changed.
  @inline(never)
  private func runOtherRule(of node: UInt32) -> Bool {
    let shape = shape(of: node)
    let rule = ClosureWords(function: shape.pointee.function, context: nodes[Int(node)].payload)
    // Like `call(_:giving:)`, without counting references.
    var words = UnsafeRawPointer(shape).load(as: ClosureWords.self)
    return _withUnprotectedUnsafeMutablePointer(to: &words) { words in
      let pointer = UnsafeMutableRawPointer(words).assumingMemoryBound(to: Evaluation.self)
      let evaluation = pointer.move()
      let changed = evaluation.evaluate(self, node, rule)
      pointer.initialize(to: evaluation)
      return changed
    }
  }
}
