/// A recorder that keeps the last events of a graph for later inspection.
///
/// ```swift
/// let recorder = GraphRecorder(of: graph, keepsValues: true)
/// a.wrappedValue = 40
/// _ = c.wrappedValue
/// print(recorder.log.joined(separator: "\n"))
/// print(graph.explain(c))
/// ```
/// The engine itself writes 32 bytes per event into a ring, without allocating and without calling other code. Records are
/// interpreted when they are read. So a recorded update takes less than twice as long as one that isn't recorded. A recorder
/// belongs to the isolation domain of its graph and doesn't keep the graph alive. Several recorders can record the same graph.
public final class GraphRecorder {
  let ring: UnsafeMutablePointer<RecordRing>
  let core: GraphCore
  weak var graph: GraphRegistry?
  /// The groups of kinds whose running times are measured, by numbers of kinds; nil if no times are measured.
  let timedKinds: [Set<UInt32>]?

  /// Creates a recorder that records a graph from now on.
  ///
  /// - Parameters:
  ///   - graph: The graph to record.
  ///   - capacity: The least number of events to keep, rounded up to a power of two; 32 bytes each. Once the ring is full, a new
  ///     event replaces the oldest.
  ///   - keepsValues: Whether to keep the old and new values of writes and of rules that changed, shown as text of at most 200
  ///     characters. Costs a copy of each value, or a description if the value may hold objects.
  ///   - keepsLocations: Whether to find the location in source of each write that doesn't give its own, from the addresses of
  ///     its callers. Costs some microseconds per write.
  ///   - keepsDifferences: Whether to keep the first part in which a rule's new value differs from the one before, and how the
  ///     two were compared: see ``Explanation/Difference``. Costs a copy of each value, and a second comparison if it changed.
  ///   - valueKinds: The kinds of attributes whose values are kept; nil means all.
  ///   - differenceKinds: The kinds of attributes whose differences are kept; nil means all.
  ///   - coalescesInvalidations: Whether to record marked attributes as numbers instead of events, and unchanged attributes not at all. A
  ///     marked attribute then takes 4 bytes, instead of 64 for two events.
  ///   - timedKinds: The groups of kinds whose running times ``drainTimings()`` returns; nil measures no times.
  public init(
    of graph: AttributeGraph, capacity: Int = 16_384, keepsValues: Bool = false, keepsLocations: Bool = false,
    keepsDifferences: Bool = false, valueKinds: Set<AttributeKind>? = nil,
    differenceKinds: Set<AttributeKind>? = nil, coalescesInvalidations: Bool = false,
    timedKinds: [Set<AttributeKind>]? = nil
  ) {
    guard capacity > 0, capacity <= 1 << 30 else {
      misuse("GraphRecorder", "the capacity is \(capacity) events; give one from 1 to 2³⁰")
    }
    ring = .allocate(capacity: 1)
    core = graph.core
    let graph = graph.registry
    func numbers(_ kinds: Set<AttributeKind>?) -> Set<UInt32>? {
      kinds.map { Set($0.map { graph.kinds.number(of: $0) }) }
    }
    ring.initialize(
      to: RecordRing(
        capacity: capacity, keepsTraces: keepsLocations,
        texts: KeptKinds(keepsValues ? numbers(valueKinds) : []),
        differences: KeptKinds(keepsDifferences ? numbers(differenceKinds) : []),
        coalescesInvalidations: coalescesInvalidations))
    self.timedKinds = timedKinds?.map { numbers($0) ?? [] }
    self.graph = graph
    graph.recorders.append(Unmanaged.passUnretained(self))
    graph.updateTap()
    core.beginRecording(eventCapacity: ring.pointee.capacity)
  }

  deinit {
    stop()
    ring.pointee.deallocate()
    ring.deinitialize(count: 1)
    ring.deallocate()
  }

  /// Ends recording and keeps the recorded events.
  public func stop() {
    guard let graph else { return }
    graph.recorders.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
    graph.updateTap()
    core.endRecording()
    self.graph = nil
  }

  /// Returns the times in nanoseconds that the rules of each group of timed kinds ran since the last call; the last element is the time of
  /// all other kinds.
  ///
  /// The time of a rule excludes rules of other groups that run inside it. The array is empty if no times are measured.
  public func drainTimings() -> [UInt64] {
    guard graph != nil, timedKinds != nil else { return [] }
    return core.storage.pointee.tap.phases?.take() ?? []
  }

  /// Removes all recorded events and continues recording.
  public func removeAll() {
    ring.pointee.removeAll()
  }

  /// The maximum number of kept events.
  public var capacity: Int { ring.pointee.capacity }

  /// The number of kept events.
  public var count: Int { ring.pointee.count }

  /// The number of events recorded before the oldest kept one.
  public var droppedCount: Int { ring.pointee.total - ring.pointee.count }

  /// The approximate number of bytes of the kept events, with their values and locations and the names of removed attributes.
  package var byteCount: Int {
    let events =
      ring.pointee.capacity * (MemoryLayout<TapRecord>.stride + (ring.pointee.coalescesInvalidations ? 4 : 0))
    let names =
      graph == nil ? 0 : core.storage.pointee.removed.count * MemoryLayout<RemovedNames.Removed>.stride
    return events + ring.pointee.details.byteCount + names
  }

  /// The kept events, oldest first.
  ///
  /// Linear in their number.
  public var events: [GraphEvent] {
    (0..<count).map { core.event(ring.pointee[$0]) }
  }
}
