extension AttributeGraph {
  /// Runs a closure that may recurse deeply, on another native stack of this thread if little of the current one is left.
  ///
  /// The engine knows the other stack's limits, too, when rules are read in the closure. If enough of the current stack is left, this
  /// function only calls the closure.
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
