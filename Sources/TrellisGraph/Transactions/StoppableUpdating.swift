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
    return UpdateProgress(isFinished: isFinished, evaluationCount: evaluationCount)
  }

  /// What ``bringUpToDate(_:)`` does, with a question before each rule; answers whether the root is up to date.
  ///
  /// Rules inside rules aren't asked for.
  private func updateStoppably(_ root: UInt32, _ state: NodeFlags, while shouldGoOn: () -> Bool) -> Bool {
    var isFinished = true
    suspended {
      let outside = storage.pointee.tracking
      isFinished = walk(root, state, isTold: true, mayStop: true) {
        storage.pointee.tracking = outside
        return mayRun(shouldGoOn)
      }
    }
    return isFinished
  }

  /// Whether the next rule may run: the first always does.
  private func mayRun(_ shouldGoOn: () -> Bool) -> Bool {
    storage.pointee.evaluationCount == 0 || shouldGoOn()
  }
}
