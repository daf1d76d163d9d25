extension GraphCore {
  /// Runs somebody's code that looks at the value in place of a node that was just read: until it is over, the node isn't set,
  /// brought up to date or removed.
  ///
  /// Not so while a rule runs: then nothing is set or removed anyway, and what was read isn't brought up to date again.
  func looking<Result>(at node: UInt32, _ body: () -> Result) -> Result {
    if storage.pointee.tracking.running != none { return body() }
    // To the rest of the engine it is a node that is busy.
    let wasBusy = flags[Int(node)].contains(.isUpdating)
    let isOutermost = !storage.pointee.mode.contains(.looking)
    flags[Int(node)].insert(.isUpdating)
    storage.pointee.mode.insert(.looking)
    let result = calling(body)
    if !wasBusy { flags[Int(node)].remove(.isUpdating) }
    if isOutermost {
      storage.pointee.mode.remove(.looking)
      // Those who await values had to wait.
      if storage.pointee.waiting.hasAny { work(takingMail: false) }
      finish()
    }
    return result
  }

  /// Stops where a node that is about to change is being looked at; `what` says what was about to happen to it.
  @inline(__always)
  func checkLook(at node: UInt32, _ what: StaticString) {
    if storage.pointee.mode.contains(.looking) { stopForLook(at: node, what) }
  }

  @inline(never)
  private func stopForLook(at node: UInt32, _ what: StaticString) {
    let updating = updatingNodes
    if !flags[Int(node)].contains(.isUpdating) || updating.contains(node) { return }
    let path = updating.isEmpty ? "" : ", in bringing \(path()) up to date"
    misuse(
      "Attribute.withValue",
      "\(title(node)) \(what) while a closure was looking at its value\(path); copy the value with wrappedValue, and let the "
        + "closure end first" + places(and: node))
  }
}
