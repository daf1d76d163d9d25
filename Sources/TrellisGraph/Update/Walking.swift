extension GraphCore {
  /// Updates a node that the running rule reads.
  @inline(never)
  func refreshInside(_ node: UInt32, _ state: NodeFlags) {
    if state.contains(.isInput) { return commit(node) }
    if state.contains(.isUpdating) { trapForCycle(node) }
    if hasForeignAccesses { return refreshKeepingAccesses(node, state) }
    let sources = inputs[Int(node)]
    if !isFirstChanged(of: sources, node) { return update(node, state) }
    // The node must run in any case, as at its first read, so its sources aren't checked.
    suspended(storage.pointee.tracking) {
      flags[Int(node)] = state.union(.isUpdating)
      if emitsEvents {
        evaluateWithEvents(node, state, sources)
      } else {
        _ = evaluate(node, state, sources, emitsEvents: false)
      }
    } onLowStack: {
      updateOnLowStack(node, state)
    }
  }

  /// Updates the root, and first the nodes that it needs among its previous reads.
  ///
  /// Known dependencies are walked on the graph's own stack of frames: in-edges in read order, each source first, until one has
  /// changed. So an update along known dependencies takes no native stack, however deep the graph is.
  @inline(never)
  func update(_ root: UInt32, _ state: NodeFlags) {
    suspended(storage.pointee.tracking) {
      // Observed updates run a copy of the code, so that unobserved ones pay nothing for notifications.
      if emitsEvents {
        updateWithEvents(root, state)
      } else {
        _ = walk(root, state, emitsEvents: false) { true }
      }
    } onLowStack: {
      updateOnLowStack(root, state)
    }
  }

  @inline(never)
  private func updateWithEvents(_ root: UInt32, _ state: NodeFlags) {
    _ = walk(root, state, emitsEvents: true) { true }
  }

  @inline(never)
  func updateOnLowStack(_ root: UInt32, _ state: NodeFlags) {
    withFreshStack { update(root, state) }
  }

  /// Walks from a root; calls `mayRun` before each rule, and returns whether all rules have run.
  ///
  /// With `mayStop`, known at compile time, inputs are committed after `mayRun` was called. If the update stops, an input that isn't
  /// committed can still be set back to its base.
  @inline(__always)
  func walk(
    _ root: UInt32, _ rootState: NodeFlags, emitsEvents: Bool, mayStop: Bool = false, mayRun: () -> Bool
  ) -> Bool {
    let base = storage.pointee.frames.count
    var count = base
    var node = root
    var state = rootState
    descend: while true {
      flags[Int(node)] = state.union(.isUpdating)
      var cursor = inputs[Int(node)].start
      storage.pointee.frames.put(Frame(node: node, cursor: cursor), at: count)
      count &+= 1
      // Whether the input under the cursor is known to have changed.
      var isChanged = false
      while true {
        switch isChanged ? .run : checkInputs(of: node, state, from: &cursor, mayStop: mayStop) {
        case .refresh(let source, let sourceState):
          frames[count &- 1] = Frame(node: node, cursor: cursor)
          node = source
          state = sourceState
          continue descend
        case .run:
          storage.pointee.frames.truncate(to: count)
          if !mayRun() {
            unwind(to: base)
            return false
          }
          let sources = inputs[Int(node)]
          if mayStop { commitFound(sources, state, at: cursor) }
          let cause = emitsEvents ? cause(of: node, state, at: cursor) : none
          isChanged = evaluate(node, state, sources, emitsEvents: emitsEvents, cause: cause)
        case .unchanged:
          isChanged = false
          flags[Int(node)].subtract([.dirty, .isUpdating])
          if emitsEvents { tellUnchanged(node) }
        }
        count &-= 1
        if count == base {
          storage.pointee.frames.truncate(to: count)
          return true
        }
        let frame = frames[count &- 1]
        node = frame.node
        cursor = frame.cursor
        state = flags[Int(node)]
      }
    }
  }

  /// Commits the input under the cursor, if the input's change alone makes the rule run.
  private func commitFound(_ sources: LinkRange, _ state: NodeFlags, at cursor: UInt32) {
    if state.contains(.mustRun) || cursor &- sources.start >= sources.count { return }
    let source = links[Int(cursor)]
    if flags[Int(source)].isSuperset(of: [.dirty, .isInput]) { commit(source) }
  }

  /// Restores the nodes on the stack to their state before the walk: stale, with their changes recorded.
  @inline(never)
  func unwind(to base: Int) {
    for frame in base..<storage.pointee.frames.count { flags[Int(frames[frame].node)].remove(.isUpdating) }
    storage.pointee.frames.truncate(to: base)
  }

  private enum Finding {
    /// The next input has to be updated before anything is known.
    case refresh(UInt32, NodeFlags)
    /// The next input has changed since the rule ran, or the rule has never run.
    case run
    /// All inputs that the rule read are unchanged.
    case unchanged
  }

  /// Checks a node's inputs in read order, starting at the cursor, which is left at the input that decided.
  @inline(__always)
  private func checkInputs(of node: UInt32, _ state: NodeFlags, from cursor: inout UInt32, mayStop: Bool)
    -> Finding
  {
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
        // In a cycle, the source can't be updated here. The rule runs, and handles the cycle when it reads the source.
        if sourceState.contains(.isUpdating) { return .run }
        if !sourceState.contains(.isInput) { return .refresh(source, sourceState) }
        if !mayStop { commit(source) }
        return .run
      }
      if nodes[Int(source)].changedAt > evaluatedAt { return .run }
      cursor &+= 1
    }
    return state.contains(.hasValue) ? .unchanged : .run
  }
}
