extension GraphCore {
  /// Brings a node up to date that the running rule reads.
  @inline(never)
  func bringUpToDateInside(_ node: UInt32, _ state: NodeFlags) {
    if state.contains(.isInput) { return commit(node) }
    if state.contains(.isUpdating) { stopForCycle(node) }
    if hasForeignAccesses { return bringUpToDateKeepingAccesses(node, state) }
    let sources = inputs[Int(node)]
    if !isFirstChanged(of: sources, node) { return update(node, state) }
    // It has to run in any case, as what is read for the first time does: nothing to walk.
    suspended(storage.pointee.tracking) {
      flags[Int(node)] = state.union(.isUpdating)
      if isTold {
        evaluateTelling(node, state, sources)
      } else {
        _ = evaluate(node, state, sources, isTold: false)
      }
    } onLowStack: {
      updateOnLowStack(node, state)
    }
  }

  /// Brings the root up to date, and before it whatever it needs of what it read last time.
  ///
  /// Known dependencies are walked on the graph's own stack of frames: its in-edges in read order, each source first, until
  /// one has changed. So a warm update takes no native stack however deep the graph is.
  @inline(never)
  func update(_ root: UInt32, _ state: NodeFlags) {
    suspended(storage.pointee.tracking) {
      // Told of is a copy of the same: so that telling costs nothing where nobody is told.
      if isTold { updateTelling(root, state) } else { _ = walk(root, state, isTold: false) { true } }
    } onLowStack: {
      updateOnLowStack(root, state)
    }
  }

  @inline(never)
  private func updateTelling(_ root: UInt32, _ state: NodeFlags) {
    _ = walk(root, state, isTold: true) { true }
  }

  @inline(never)
  func updateOnLowStack(_ root: UInt32, _ state: NodeFlags) {
    withFreshStack { update(root, state) }
  }

  /// Walks; asks before each rule whether it may run, and answers whether all have.
  ///
  /// Where it may be that one doesn't, which is known when this is compiled, inputs are looked at after the question: what nobody
  /// has looked at may still be set back.
  @inline(__always)
  func walk(
    _ root: UInt32, _ rootState: NodeFlags, isTold: Bool, mayStop: Bool = false, mayRun: () -> Bool
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
        switch isChanged ? .run : look(at: node, state, from: &cursor, mayStop: mayStop) {
        case .bringUpToDate(let source, let sourceState):
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
          let cause = isTold ? cause(of: node, state, at: cursor) : none
          isChanged = evaluate(node, state, sources, isTold: isTold, cause: cause)
        case .unchanged:
          isChanged = false
          flags[Int(node)].subtract([.dirty, .isUpdating])
          if isTold { tellUnchanged(node) }
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

  /// Looks at the input under the cursor, where it is why a rule runs that wasn't known to have to.
  private func commitFound(_ sources: LinkRange, _ state: NodeFlags, at cursor: UInt32) {
    if state.contains(.mustRun) || cursor &- sources.start >= sources.count { return }
    let source = links[Int(cursor)]
    if flags[Int(source)].isSuperset(of: [.dirty, .isInput]) { commit(source) }
  }

  /// Leaves the nodes on the stack as they were before they got there: dirty; what has changed says so.
  @inline(never)
  func unwind(to base: Int) {
    for frame in base..<storage.pointee.frames.count { flags[Int(frames[frame].node)].remove(.isUpdating) }
    storage.pointee.frames.truncate(to: base)
  }

  private enum Finding {
    /// The next input has to be brought up to date before anything is known.
    case bringUpToDate(UInt32, NodeFlags)
    /// The next input has changed since the rule ran, or it has never run.
    case run
    /// Nothing that the rule read has changed.
    case unchanged
  }

  /// Looks at a node's inputs in read order, from the one under the cursor on, which is left at the one that was found.
  @inline(__always)
  private func look(at node: UInt32, _ state: NodeFlags, from cursor: inout UInt32, mayStop: Bool) -> Finding
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
        // In a cycle, the rule will meet it when it reads the source: it alone can answer.
        if sourceState.contains(.isUpdating) { return .run }
        if !sourceState.contains(.isInput) { return .bringUpToDate(source, sourceState) }
        if !mayStop { commit(source) }
        return .run
      }
      if nodes[Int(source)].changedAt > evaluatedAt { return .run }
      cursor &+= 1
    }
    return state.contains(.hasValue) ? .unchanged : .run
  }
}
