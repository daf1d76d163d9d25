extension GraphCore {
  /// Updates roots in one update that stops when the closure returns false.
  func update(_ roots: [AnyAttribute], while shouldGoOn: () -> Bool) -> UpdateProgress {
    storage.pointee.evaluationCount = 0
    storage.pointee.taps.insert(.evaluations)
    markDeferred()
    var isFinished = true
    var evaluationCount = 0
    inUpdate {
      for root in roots {
        let state = flags[Int(root.id.index)]
        if !state.contains(.dirty) || state.contains(.isInput) { continue }
        checkInPlaceRead(at: root.id.index, "was updated")
        isFinished = updateStoppably(root.id.index, state, while: shouldGoOn)
        if !isFinished { break }
      }
      storage.pointee.taps.remove(.evaluations)
      evaluationCount = storage.pointee.evaluationCount
    }
    return UpdateProgress(isFinished: isFinished, evaluationCount: evaluationCount)
  }

  /// Updates a root like ``refresh(_:)``, but calls the closure before each rule; returns whether the root is up to date.
  ///
  /// The closure isn't called for rules that run inside another rule.
  private func updateStoppably(_ root: UInt32, _ state: NodeFlags, while shouldGoOn: () -> Bool) -> Bool {
    var isFinished = true
    suspended {
      let outside = storage.pointee.tracking
      isFinished = walk(root, state, emitsEvents: true, mayStop: true) {
        storage.pointee.tracking = outside
        return mayRun(shouldGoOn)
      }
    }
    return isFinished
  }

  /// Returns whether the next rule may run: the first always may.
  private func mayRun(_ shouldGoOn: () -> Bool) -> Bool {
    storage.pointee.evaluationCount == 0 || shouldGoOn()
  }
}
