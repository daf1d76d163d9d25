/// The functions that led to a deferred write, for recorders that keep the locations of writes.
///
/// Code that defers writes captures an origin when the write is requested, and passes it to `writing(for:_:)` when it writes.
package struct WriteOrigin {
  fileprivate let trace: CallTrace

  /// The locations in source that led to the write, innermost first.
  ///
  /// The first read takes seconds.
  package var callers: [CodeLocation] { trace.locations }
}

/// The search for the source location of code that has no line in the debug information; the inspector supplies it.
package enum WritePlaces {
  package typealias Finder = @Sendable (_ address: UInt64) -> CodeLocation?

  /// A struct around the function, because each access to a function stored in a generic type wraps the function once more.
  private struct Search {
    let find: Finder
  }

  private static let guarded = Guarded<Search?>(nil)

  /// The function that returns the source location of the code at an address of the program, or right before it; nil if none was supplied.
  package static var finder: Finder? {
    get { guarded.withLock { $0 }?.find }
    set { guarded.withLock { $0 = newValue.map { Search(find: $0) } } }
  }
}

extension AttributeGraph {
  /// Returns the functions that led to this call; nil if no recorder keeps the locations of writes.
  @inline(never)
  package func writeOrigin() -> WriteOrigin? {
    guard core.isObserved, core.storage.pointee.tap.keepsTraces else { return nil }
    return CallTrace().map { WriteOrigin(trace: $0) }
  }

  /// Calls a closure and attributes its writes to an origin; nil attributes them to the present call.
  package func writing<Result>(for origin: WriteOrigin?, _ body: () -> Result) -> Result {
    guard let origin else { return body() }
    let outer = core.storage.pointee.tap.writeTrace
    core.storage.pointee.tap.writeTrace = origin.trace
    defer { core.storage.pointee.tap.writeTrace = outer }
    return body()
  }
}
