extension GraphCore {
  /// Calls a closure that reads a node's value in place; until it returns, setting, updating or removing the node traps.
  ///
  /// While a rule runs this isn't needed: nothing is set or removed then, and a value that was read isn't updated again.
  func readingInPlace<Result>(at node: UInt32, _ body: () -> Result) -> Result {
    if storage.pointee.tracking.running != none { return body() }
    // For the rest of the engine, the node is being updated.
    let wasBusy = flags[Int(node)].contains(.isUpdating)
    let isOutermost = !storage.pointee.mode.contains(.readingInPlace)
    flags[Int(node)].insert(.isUpdating)
    storage.pointee.mode.insert(.readingInPlace)
    let result = calling(body)
    if !wasBusy { flags[Int(node)].remove(.isUpdating) }
    if isOutermost {
      storage.pointee.mode.remove(.readingInPlace)
      // Work that became due had to wait for the closure.
      if storage.pointee.waiting.hasAny { work(flushingWrites: false) }
      finish()
    }
    return result
  }

  /// Traps if a node that is about to change is being read in place; `what` names the change for the message.
  @inline(__always)
  func checkInPlaceRead(at node: UInt32, _ what: StaticString) {
    if storage.pointee.mode.contains(.readingInPlace) { trapForInPlaceRead(at: node, what) }
  }

  @inline(never)
  private func trapForInPlaceRead(at node: UInt32, _ what: StaticString) {
    let updating = updatingNodes
    if !flags[Int(node)].contains(.isUpdating) || updating.contains(node) { return }
    let path = updating.isEmpty ? "" : ", in the update of \(path())"
    misuse(
      "Attribute.withValue",
      "\(title(node)) \(what) while a closure was using its value\(path); copy the value with wrappedValue, and end the "
        + "closure first" + places(and: node))
  }
}
