/// Who wanted a write that is carried out later: the functions that led to it, for recorders that keep places of writes.
///
/// A product that puts writes off takes one where it is asked to write, and writes with it in force.
package struct WriteOrigin {
  fileprivate let trace: CallTrace

  /// The places in the source that led to the write, innermost first.
  ///
  /// Takes seconds the first time.
  package var callers: [SourcePlace] { trace.locations }
}

/// Finds the source of code for which the debug information has no line; the inspector supplies the search.
package enum WritePlaces {
  private static let guarded = Guarded<(@Sendable (_ address: UInt64) -> SourcePlace?)?>(nil)

  /// Returns the source of the code at an address of the program, or right before it.
  package static var finder: (@Sendable (_ address: UInt64) -> SourcePlace?)? {
    get { guarded.withLock { $0 } }
    set { guarded.withLock { $0 = newValue } }
  }
}

extension AttributeGraph {
  /// The functions that led here; nil where no recorder keeps places of writes.
  @inline(never)
  package func writeOrigin() -> WriteOrigin? {
    guard core.isObserved, core.storage.pointee.tap.keepsTraces else { return nil }
    return CallTrace().map { WriteOrigin(trace: $0) }
  }

  /// Calls a closure whose writes count as wanted where an origin was taken; nil is here.
  package func writing<Result>(for origin: WriteOrigin?, _ body: () -> Result) -> Result {
    guard let origin else { return body() }
    let outer = core.storage.pointee.tap.writeTrace
    core.storage.pointee.tap.writeTrace = origin.trace
    defer { core.storage.pointee.tap.writeTrace = outer }
    return body()
  }
}
