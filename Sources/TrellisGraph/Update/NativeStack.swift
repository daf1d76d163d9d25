extension AttributeGraph {
  /// Runs a closure that may recurse deeply, on another native stack of this thread if little of the current one is left.
  ///
  /// Rules that are read in the closure know how much of that stack is left. With enough stack left, it only calls the closure.
  package func withNativeStack<Result>(_ body: () -> Result) -> Result {
    if core.hasNativeStack { return body() }
    var result: Result?
    core.withFreshStack { result = body() }
    return result.unsafelyUnwrapped
  }
}

extension GraphCore {
  /// Whether enough of the native stack is left.
  @inline(__always)
  fileprivate var hasNativeStack: Bool {
    let here = stackAddress()
    if storage.pointee.mode.contains(.updating) { return here >= storage.pointee.stackLimit }
    return here
      >= ThreadStack.ofPresentThread(storage.pointee.stackKey).pointee.limit(
        leaving: storage.pointee.stackReserve, at: here)
  }
}
