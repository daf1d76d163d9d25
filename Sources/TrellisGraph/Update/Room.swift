extension AttributeGraph {
  /// Runs a closure that may call itself natively for long: on another native stack of this thread where little is left of the
  /// present one.
  ///
  /// Rules that are read in it know how much is left there. Elsewhere it only calls the closure.
  package func withRoom<Result>(_ body: () -> Result) -> Result {
    if core.hasRoom { return body() }
    var result: Result?
    core.withFreshStack { result = body() }
    return result.unsafelyUnwrapped
  }
}

extension GraphCore {
  /// Whether there is enough left of the native stack.
  @inline(__always)
  fileprivate var hasRoom: Bool {
    let here = stackAddress()
    if storage.pointee.mode.contains(.updating) { return here >= storage.pointee.stackLimit }
    return here
      >= ThreadStack.ofPresentThread(storage.pointee.stackKey).pointee.limit(
        leaving: storage.pointee.stackReserve, at: here)
  }
}
