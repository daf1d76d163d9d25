/// An observer of a graph's events, to be ended.
///
/// You get one from ``AttributeGraph/addObserver(_:)``. Letting go of it ends nothing.
public struct GraphObservation {
  private weak let graph: GraphRegistry?
  private let number: Int

  init(graph: GraphRegistry, number: Int) {
    self.graph = graph
    self.number = number
  }

  /// Ends the observation; once it has ended, or its graph is gone, nothing happens.
  public func cancel() {
    graph?.removeObserver(number)
  }
}

extension AttributeGraph {
  /// Whether events are told at all: false where the package was built with `TRELLIS_NO_TAP`, which leaves no trace of
  /// the tap in an update.
  public static var hasTap: Bool {
    #if TRELLIS_NO_TAP
      false
    #else
      true
    #endif
  }

  /// Tells the closure of every event from now on, in order, beside all others that are told.
  ///
  /// It is called in the midst of updates: it may look at names, kinds and cached values, and traps where it reads, sets,
  /// makes or removes something. It is told from the next update on where one is under way. To keep all events of a busy
  /// graph, ``GraphRecorder`` is several times faster.
  @discardableResult
  public func addObserver(_ observer: @escaping (GraphEvent) -> Void) -> GraphObservation {
    let number = registry.observers.add(observer)
    registry.updateTap()
    return GraphObservation(graph: registry, number: number)
  }
}

extension GraphRegistry {
  func removeObserver(_ number: Int) {
    let cancelled = observers.cancel(number)
    updateTap()
    // It goes last: that may run anybody's code.
    _ = cancelled
  }

  /// Brings what the engine looks at in line with who watches.
  func updateTap() {
    let rings = recorders.map { $0.takeUnretainedValue().ring }
    core.storage.pointee.tap.ring = rings.first
    core.storage.pointee.tap.otherRings = Array(rings.dropFirst())
    core.storage.pointee.tap.hasMore = rings.count > 1 || !observers.isEmpty
    let texts = rings.reduce(into: KeptKinds()) { $0.formUnion($1.pointee.texts) }
    let differences = rings.reduce(into: KeptKinds()) { $0.formUnion($1.pointee.differences) }
    core.storage.pointee.tap.keepsValues = !texts.isEmpty || !differences.isEmpty
    (core.storage.pointee.tap.texts, core.storage.pointee.tap.differences) = (texts, differences)
    core.storage.pointee.tap.keepsTraces = rings.contains { $0.pointee.keepsTraces }
    core.keepTracesOfMail()
    let isObserved = AttributeGraph.hasTap && !(observers.isEmpty && rings.isEmpty)
    core.storage.pointee.tap.valuesBefore = []
    core.storage.pointee.tap.condensesMarks =
      rings.first?.pointee.condensesMarks == true && !core.storage.pointee.tap.hasMore
    let timed = recorders.lazy.compactMap { $0.takeUnretainedValue().timedKinds }.first
    if timed == nil { core.storage.pointee.tap.phases = nil }
    if let timed, core.storage.pointee.tap.phases == nil {
      core.storage.pointee.tap.phases = PhaseTimes(timed)
    }
    // What was noted for earlier observers may be out of date.
    if isObserved && !core.storage.pointee.taps.contains(.observer) {
      core.storage.pointee.tap.causes.truncate(to: 0)
    }
    if isObserved {
      core.storage.pointee.taps.insert(.observer)
    } else {
      core.storage.pointee.taps.remove(.observer)
    }
  }
}
