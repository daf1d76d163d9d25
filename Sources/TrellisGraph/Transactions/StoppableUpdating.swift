extension GraphCore {
  /// Brings roots up to date, in one update that stops where the closure says false.
  func update(_ roots: [AnyAttribute], while shouldGoOn: () -> Bool) -> UpdateProgress {
    storage.pointee.evaluationCount = 0
    storage.pointee.taps.insert(.evaluations)
    markPutOff()
    beginUpdate()
    var isFinished = true
    for root in roots {
      let state = flags[Int(root.id.index)]
      if !state.contains(.dirty) || state.contains(.isInput) { continue }
      isFinished = updateStoppably(root.id.index, state, while: shouldGoOn)
      if !isFinished { break }
    }
    storage.pointee.taps.remove(.evaluations)
    let progress = UpdateProgress(
      isFinished: isFinished, evaluationCount: storage.pointee.evaluationCount)
    endUpdate()
    return progress
  }

  /// What ``bringUpToDate(_:)`` does, with a question before each rule; answers whether the root is up to date.
  ///
  /// A loop of its own, so that the question costs nothing where it isn't asked. Rules inside rules aren't asked for; to
  /// have few of them, a node whose rule is known to run still has its inputs brought up to date first, up to the first
  /// that has changed: after a stop, many nodes are known to have to run.
  private func updateStoppably(_ root: UInt32, _ rootState: NodeFlags, while shouldGoOn: () -> Bool) -> Bool {
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
        if let source = nextCertainSource(of: node, from: &cursor, &state) {
          frames[count &- 1] = Frame(node: node, cursor: cursor)
          node = source
          state = flags[Int(source)]
          continue descend
        }
        if state.contains(.mustRun) {
          storage.pointee.frames.truncate(to: count)
          if !mayRun(shouldGoOn) {
            unwind(to: base)
            return false
          }
          _ = evaluate(node, state)
          resume(outer, linksBefore: outerLinks)
        } else {
          flags[Int(node)] = state.subtracting([.dirty, .isUpdating])
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

  /// The next input of a node that has to be brought up to date before its rule runs, or need not run: its rule is certain
  /// to read it, as those before are what they were. Nil where there is none; `state` says whether the rule has to run.
  ///
  /// The cursor stays at that input, which is looked at again when it is up to date.
  private func nextCertainSource(of node: UInt32, from cursor: inout UInt32, _ state: inout NodeFlags)
    -> UInt32?
  {
    let sources = inputs[Int(node)]
    let end = sources.start + sources.count
    while cursor != end {
      let source = links[Int(cursor)]
      if source == none { return nil }  // It was removed, and this node told to run.
      let found = flags[Int(source)]
      if !found.contains(.dirty) {
        if state.contains(.mustRun), nodes[Int(source)].changedAt > nodes[Int(node)].evaluatedAt {
          return nil
        }
        cursor += 1
        continue
      }
      if found.intersection([.isInput, .isUpdating]).isEmpty { return source }
      if found.contains(.isInput) { commit(source) }
      // Else it is a cycle. The rule will meet it when it reads the source: it alone can answer.
      flags[Int(node)].insert(.mustRun)
      state.insert(.mustRun)
      return nil
    }
    return nil
  }

  /// Whether the next rule may run: the first always does.
  private func mayRun(_ shouldGoOn: () -> Bool) -> Bool {
    if storage.pointee.evaluationCount == 0 { return true }
    let epoch = storage.pointee.epoch
    let answer = shouldGoOn()
    if storage.pointee.epoch != epoch {
      misuse(
        "AttributeGraph.update",
        "the closure that says whether to go on read an attribute that was out of date, while \(path()) was being brought "
          + "up to date; let it look at nothing of the graph")
    }
    return answer
  }

  /// Leaves the nodes on the stack as they were before they got there: dirty, and those whose rule has to run say so.
  private func unwind(to base: Int) {
    for frame in base..<storage.pointee.frames.count { flags[Int(frames[frame].node)].remove(.isUpdating) }
    storage.pointee.frames.truncate(to: base)
  }
}
