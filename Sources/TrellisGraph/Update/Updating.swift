extension GraphCore {
  /// Brings a node up to date that nothing else waits for, between updates.
  func bringUpToDate(_ node: UInt32) {
    checkLook(at: node, "was brought up to date")
    inUpdate { update(node, flags[Int(node)]) }
  }

  /// Runs a closure as an outermost update.
  @inline(__always)
  func inUpdate(_ body: () -> Void) {
    beginUpdate()
    withAccesses(body)
    endUpdate()
  }

  private func beginUpdate() {
    storage.pointee.epoch &+= 1
    if storage.pointee.epoch == .max { renumberUpdates() }
    storage.pointee.mode.insert(.updating)
    storage.pointee.updateDepth = 1
    storage.pointee.stackLimit = firstStackLimit()
  }

  private func endUpdate() {
    storage.pointee.updateDepth = 0
    storage.pointee.mode.remove(.updating)
    if storage.pointee.doomed.count > 0 { removeDoomed() }
    if storage.pointee.links.isDueForCompaction { compactLinks() }
  }

  /// After 2³² updates their numbers start again; edges that are pending stay so, and with them all of their readers'.
  @inline(never)
  private func renumberUpdates() {
    storage.pointee.epoch = 2
    let rules = 1..<UInt32(storage.pointee.nodes.count)
    let pending = rules.filter { rule in
      let sources = inputs[Int(rule)]
      return (sources.start..<sources.start + sources.count).contains {
        isPending(from: links[Int($0)], to: rule)
      }
    }
    for rule in rules {
      nodes[Int(rule)].evaluatedAt = 1
      nodes[Int(rule)].changedAt = 1
    }
    for rule in pending { nodes[Int(rule)].evaluatedAt = 0 }
  }

  @inline(never)
  private func compactLinks() {
    storage.pointee.links.compact([inputs, outputs], count: storage.pointee.nodes.count)
    storage.pointee.tracking = Tracking(expected: links)
  }

  /// Brings a node up to date that the running rule reads.
  ///
  /// That a rule reads what is perhaps out of date is common: its first changed input makes it run, and it reads the others
  /// itself. Common, too, is that such a node's own first input is known to have changed.
  @inline(__always)
  func bringUpToDateInside(_ node: UInt32, _ state: NodeFlags) {
    if hasForeignAccesses { return bringUpToDateKeepingAccesses(node, state) }
    let depth = storage.pointee.updateDepth
    storage.pointee.updateDepth = depth &+ 1
    // Looking at the stack now and then is enough: it has a reserve for many levels.
    if depth & 7 != 0 && state.intersection([.isUpdating, .isInput]).isEmpty && isFirstInputChanged(of: node)
    {
      evaluateInside(node, state)
    } else {
      bringUpToDateWithCare(node, state)
    }
    storage.pointee.updateDepth = depth
  }

  @inline(__always)
  private func isFirstInputChanged(of node: UInt32) -> Bool {
    let sources = inputs[Int(node)]
    if sources.count == 0 { return true }
    let first = links[Int(sources.start)]
    return !flags[Int(first)].contains(.dirty)
      && nodes[Int(first)].changedAt > nodes[Int(node)].evaluatedAt
  }

  @inline(never)
  private func bringUpToDateWithCare(_ node: UInt32, _ state: NodeFlags) {
    if state.contains(.isInput) { return commit(node) }
    if state.contains(.isUpdating) { stopForCycle(node) }
    if storage.pointee.updateDepth & 7 == 1 && isStackUsedUp() {
      withFreshStack { update(node, state) }
    } else {
      update(node, state)
    }
  }

  /// Brings the root up to date, and before it whatever it needs of what it read last time.
  ///
  /// Known dependencies are walked on the graph's own stack of frames: its in-edges in read order, each source first, until
  /// one has changed. So a warm update takes no native stack however deep the graph is.
  @inline(never)
  private func update(_ root: UInt32, _ rootState: NodeFlags) {
    // Told of is a copy of the same: so that telling costs nothing where nobody is told.
    if isTold { return updateTelling(root, rootState) }
    walk(root, rootState, isTold: false)
  }

  @inline(never)
  private func updateTelling(_ root: UInt32, _ rootState: NodeFlags) {
    walk(root, rootState, isTold: true)
  }

  @inline(__always)
  private func walk(_ root: UInt32, _ rootState: NodeFlags, isTold: Bool) {
    let outer = storage.pointee.tracking
    let outerLinks = links
    let base = storage.pointee.frames.count
    var count = base
    var node = root
    var state = rootState
    descend: while true {
      flags[Int(node)] = state.union(.isUpdating)
      var cursor = inputs[Int(node)].start
      storage.pointee.frames.put(Frame(node: node, cursor: cursor), at: count)
      count &+= 1
      while true {
        switch look(at: node, state, from: &cursor) {
        case .bringUpToDate(let source, let sourceState):
          frames[count &- 1] = Frame(node: node, cursor: cursor)
          node = source
          state = sourceState
          continue descend
        case .run:
          storage.pointee.frames.truncate(to: count)
          _ = evaluate(node, state, isTold: isTold)
        case .unchanged:
          flags[Int(node)].subtract([.dirty, .isUpdating])
          if isTold { tellUnchanged(node) }
        }
        count &-= 1
        if count == base {
          storage.pointee.frames.truncate(to: count)
          return resume(outer, linksBefore: outerLinks)
        }
        let frame = frames[count &- 1]
        node = frame.node
        cursor = frame.cursor
        state = flags[Int(node)]
      }
    }
  }

  enum Finding {
    /// The next input has to be brought up to date before anything is known.
    case bringUpToDate(UInt32, NodeFlags)
    /// The next input has changed since the rule ran, or it has never run.
    case run
    /// Nothing that the rule read has changed.
    case unchanged
  }

  /// Looks at a node's inputs in read order, from the one under the cursor on, which is left at the one that was found.
  @inline(__always)
  func look(at node: UInt32, _ state: NodeFlags, from cursor: inout UInt32) -> Finding {
    if state.contains(.mustRun) { return .run }
    let nodes = nodes
    let flags = flags
    let links = links
    let sources = inputs[Int(node)]
    let end = sources.start &+ sources.count
    let evaluatedAt = nodes[Int(node)].evaluatedAt
    while cursor != end {
      let source = links[Int(cursor)]
      let sourceState = flags[Int(source)]
      if sourceState.contains(.dirty) {
        // In a cycle, the rule will meet it when it reads the source: it alone can answer.
        if sourceState.contains(.isUpdating) { return .run }
        if !sourceState.contains(.isInput) { return .bringUpToDate(source, sourceState) }
        commit(source)
        return .run
      }
      if nodes[Int(source)].changedAt > evaluatedAt { return .run }
      cursor &+= 1
    }
    return state.contains(.hasValue) ? .unchanged : .run
  }

  /// The same for a node whose rule has to run in any case, for a rule that is running.
  @inline(__always)
  private func evaluateInside(_ node: UInt32, _ state: NodeFlags) {
    let outer = storage.pointee.tracking
    let outerLinks = links
    let count = storage.pointee.frames.count
    flags[Int(node)] = state.union(.isUpdating)
    storage.pointee.frames.put(Frame(node: node, cursor: 0), at: count)
    storage.pointee.frames.truncate(to: count &+ 1)
    _ = isTold ? evaluateTelling(node, state) : evaluate(node, state, isTold: false)
    storage.pointee.frames.truncate(to: count)
    resume(outer, linksBefore: outerLinks)
  }

  /// Runs the rule of a node that nothing else waits for, in an update that has begun; answers whether its value changed.
  ///
  /// The caller has to ``resume(_:linksBefore:)`` what was tracked before.
  @inline(__always)
  func evaluateAlone(_ node: UInt32, isTold: Bool) -> Bool {
    let state = flags[Int(node)].union(.dirty)
    flags[Int(node)] = state.union(.isUpdating)
    storage.pointee.frames.put(Frame(node: node, cursor: 0), at: 0)
    storage.pointee.frames.truncate(to: 1)
    let changed = isTold ? evaluateTelling(node, state) : evaluate(node, state, isTold: false)
    storage.pointee.frames.truncate(to: 0)
    return changed
  }

  @inline(never)
  func evaluateTelling(_ node: UInt32, _ state: NodeFlags) -> Bool {
    evaluate(node, state, isTold: true)
  }

  /// Goes on with the rule that was running outside; pointers into the links are good until these move.
  @inline(__always)
  func resume(_ outer: Tracking, linksBefore: UnsafeMutablePointer<UInt32>) {
    storage.pointee.tracking = outer
    if links == linksBefore { return }
    storage.pointee.tracking.expected = links + (outer.expected - linksBefore)
    storage.pointee.tracking.expectedEnd = links + (outer.expectedEnd - linksBefore)
  }

  /// Runs the rule of the topmost frame's node, re-recording its in-edges; tells of it or not, which is known when this is
  /// compiled.
  @inline(__always)
  func evaluate(_ node: UInt32, _ state: NodeFlags, isTold: Bool) -> Bool {
    let sources = inputs[Int(node)]
    let first = links + Int(sources.start)
    let end = first + Int(sources.count)
    storage.pointee.tracking.expected = first
    storage.pointee.tracking.expectedEnd = end
    storage.pointee.tracking.running = node
    storage.pointee.tracking.divergence = none
    let cause = isTold ? cause(of: node, state) : 0
    if isTold && storage.pointee.tap.keepsValues { noteValueBefore(node) }
    let changed = runRule(of: node, state)
    if storage.pointee.tracking.divergence != none || storage.pointee.tracking.expected != end
      || storage.pointee.accesses != nil
    {
      settleInputsAndAccesses(of: node, isTold: isTold)
    }
    let epoch = storage.pointee.epoch
    let after = nodes + Int(node)
    after.pointee.evaluatedAt = epoch
    // Not from `state`: what the rule did may have changed the flags.
    flags[Int(node)] = flags[Int(node)].subtracting([.dirty, .mustRun, .isUpdating]).union(.hasValue)
    if changed { after.pointee.changedAt = epoch }
    if isTold { tellEvaluated(node, state, changed: changed, cause) }
    return changed
  }

  /// Calls a node's closure, or the function that knows what else to do.
  @inline(__always)
  private func runRule(of node: UInt32, _ state: NodeFlags) -> Bool {
    let shape = shape(of: node)
    let rule = ClosureWords(function: shape.pointee.function, context: nodes[Int(node)].payload)
    let mask = shape.pointee.wordMask
    if mask == 0 { return runOtherRule(of: node, rule) }
    // What a closure gives is written where the caller says, whatever its type: here, into a word.
    let value = call(rule, giving: UInt64.self) & mask
    let record = nodes + Int(node)
    if value == record.pointee.value && state.contains(.hasValue) { return false }
    record.pointee.value = value
    return true
  }

  @inline(never)
  private func runOtherRule(of node: UInt32, _ rule: ClosureWords) -> Bool {
    storage.pointee.scratch = UnsafeRawPointer(shape(of: node)).load(as: ClosureWords.self)
    let pointer = UnsafeMutableRawPointer(storage).assumingMemoryBound(to: Evaluation.self)
    let evaluation = pointer.move()
    let changed = evaluation.evaluate(self, node, rule)
    pointer.initialize(to: evaluation)
    return changed
  }
}
