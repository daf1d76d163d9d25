/// An observation of a graph's events, which can be cancelled.
///
/// You get one from ``AttributeGraph/addObserver(_:)``. Releasing it doesn't end the observation.
public struct GraphObservation {
  private weak let graph: GraphRegistry?
  private let number: Int

  init(graph: GraphRegistry, number: Int) {
    self.graph = graph
    self.number = number
  }

  /// Ends the observation; does nothing if the observation or its graph has ended.
  public func cancel() {
    graph?.removeObserver(number)
  }
}

extension AttributeGraph {
  /// Whether the graph reports events: false if the package was built with `TRELLIS_NO_TAP`, which compiles the tap out of
  /// updates.
  public static var isInstrumented: Bool {
    #if TRELLIS_NO_TAP
      false
    #else
      true
    #endif
  }

  /// Calls a closure with every event from now on, in order, in addition to other observers.
  ///
  /// The closure is called during updates. It may look at names, kinds and cached values; reading, setting, creating or removing
  /// something traps. An update that is already under way isn't reported. To keep all events of a busy graph, ``GraphRecorder``
  /// is several times faster.
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
    // Destroyed last, as that may run arbitrary code.
    _ = cancelled
  }

  /// Updates the engine's flags and rings to match the present observers and recorders.
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
    core.keepTracesOfPendingWrites()
    let isObserved = AttributeGraph.isInstrumented && !(observers.isEmpty && rings.isEmpty)
    core.storage.pointee.tap.valuesBefore = []
    core.storage.pointee.tap.coalescesInvalidations =
      rings.first?.pointee.coalescesInvalidations == true && !core.storage.pointee.tap.hasMore
    let timed = recorders.lazy.compactMap { $0.takeUnretainedValue().timedKinds }.first
    if timed == nil { core.storage.pointee.tap.phases = nil }
    if let timed, core.storage.pointee.tap.phases == nil {
      core.storage.pointee.tap.phases = PhaseTimes(timed)
    }
    // Causes that were stored for earlier observers may be stale.
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
