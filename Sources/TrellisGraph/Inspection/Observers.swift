/// An observer of a graph's events, to be ended.
///
/// You get one from ``AttributeGraph/addObserver(_:)``. Letting go of it ends nothing.
public struct GraphObservation {
  private weak let graph: AttributeGraph?
  private let number: Int

  init(graph: AttributeGraph, number: Int) {
    self.graph = graph
    self.number = number
  }

  /// Ends the observation; once it has ended, or its graph is gone, nothing happens.
  public func cancel() {
    graph?.removeObserver(number)
  }
}

/// A closure that is called for each event.
struct Observer {
  let number: Int
  let call: (GraphEvent) -> Void
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
    observerCount += 1
    observers.append(Observer(number: observerCount, call: observer))
    updateTap()
    return GraphObservation(graph: self, number: observerCount)
  }

  /// Tells the closure of every event from now on, in place of the one that was given before; nil ends it.
  ///
  /// There is one such observer; others are added with ``addObserver(_:)``, which says what they may do.
  public func observe(_ observer: ((GraphEvent) -> Void)?) {
    observers.removeAll { $0.number == 0 }
    if let observer { observers.append(Observer(number: 0, call: observer)) }
    updateTap()
  }

  func removeObserver(_ number: Int) {
    observers.removeAll { $0.number == number }
    updateTap()
  }

  /// Brings what the engine looks at in line with who watches.
  func updateTap() {
    let rings = recorders.map { $0.takeUnretainedValue().ring }
    core.storage.pointee.tap.ring = rings.first
    core.storage.pointee.tap.otherRings = Array(rings.dropFirst())
    core.storage.pointee.tap.hasMore = rings.count > 1 || !observers.isEmpty
    core.storage.pointee.tap.keepsValues = rings.contains { $0.pointee.keepsValues }
    core.storage.pointee.tap.keepsTraces = rings.contains { $0.pointee.keepsTraces }
    let isObserved = AttributeGraph.hasTap && !(observers.isEmpty && rings.isEmpty)
    core.storage.pointee.tap.valuesBefore = []
    // What was noted for earlier observers may be out of date.
    if isObserved && !core.storage.pointee.taps.contains(.observer) {
      core.storage.pointee.tap.causes.truncate(to: 0)
    }
    setTap(.observer, isObserved)
  }
}
