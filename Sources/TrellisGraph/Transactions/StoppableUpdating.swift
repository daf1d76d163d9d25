extension GraphCore {
  /// Brings roots up to date, in one update that stops where the closure says false.
  func update(_ roots: [AnyAttribute], while shouldGoOn: () -> Bool) -> UpdateProgress {
    storage.pointee.evaluationCount = 0
    storage.pointee.taps.insert(.evaluations)
    markPutOff()
    var isFinished = true
    var evaluationCount = 0
    inUpdate {
      for root in roots {
        let state = flags[Int(root.id.index)]
        if !state.contains(.dirty) || state.contains(.isInput) { continue }
        checkLook(at: root.id.index, "was brought up to date")
        isFinished = updateStoppably(root.id.index, state, while: shouldGoOn)
        if !isFinished { break }
      }
      storage.pointee.taps.remove(.evaluations)
      evaluationCount = storage.pointee.evaluationCount
    }
    if storage.pointee.mode.contains(.parting) { part() }
    return UpdateProgress(isFinished: isFinished, evaluationCount: evaluationCount)
  }

  /// What ``bringUpToDate(_:)`` does, with a question before each rule; answers whether the root is up to date.
  ///
  /// A loop of its own, so that the question costs nothing where it isn't asked. Rules inside rules aren't asked for.
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
        switch look(at: node, state, from: &cursor) {
        case .bringUpToDate(let source, let sourceState):
          frames[count &- 1] = Frame(node: node, cursor: cursor)
          node = source
          state = sourceState
          continue descend
        case .run:
          storage.pointee.frames.truncate(to: count)
          if !mayRun(shouldGoOn) {
            unwind(to: base)
            return false
          }
          _ = evaluateTelling(node, state)
          resume(outer, linksBefore: outerLinks)
        case .unchanged:
          flags[Int(node)].subtract([.dirty, .isUpdating])
          tellUnchanged(node)
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

  /// Whether the next rule may run: the first always does.
  private func mayRun(_ shouldGoOn: () -> Bool) -> Bool {
    storage.pointee.evaluationCount == 0 || shouldGoOn()
  }

  /// Leaves the nodes on the stack as they were before they got there: dirty; what has changed says so.
  private func unwind(to base: Int) {
    for frame in base..<storage.pointee.frames.count { flags[Int(frames[frame].node)].remove(.isUpdating) }
    storage.pointee.frames.truncate(to: base)
  }
}
