/// Keeps the last events of a graph, to be looked at later.
///
/// ```swift
/// let recorder = GraphRecorder(of: graph, keepsValues: true)
/// a.wrappedValue = 40
/// _ = c.wrappedValue
/// print(recorder.log.joined(separator: "\n"))
/// print(graph.explain(c))
/// ```
/// The engine itself writes 32 bytes an event into a ring, without allocating and without calling anybody; what they say is
/// made out when somebody asks. So an update that is recorded takes less than twice as long as one that isn't. A
/// recorder belongs to the isolation domain of its graph and doesn't keep the graph alive; several can record the same
/// graph.
public final class GraphRecorder {
  let ring: UnsafeMutablePointer<RecordRing>
  let core: GraphCore
  weak var graph: GraphRegistry?
  /// The groups of kinds of which it keeps how long rules ran, by numbers of kinds; nil where it doesn't.
  let timedKinds: [Set<UInt32>]?

  /// Records a graph from now on.
  ///
  /// - Parameters:
  ///   - graph: the graph.
  ///   - capacity: how many events are kept at least; rounded up to a power of two, 32 bytes each. An event that doesn't
  ///     fit any more takes the place of the oldest.
  ///   - keepsValues: whether the old and new values of writes and of rules that changed are kept, to be told as text of at
  ///     most 200 characters. Costs a copy of each, or a description where values may hold objects.
  ///   - keepsLocations: whether the place in the source of each write that doesn't say its own is found out, from the
  ///     addresses of its callers: some microseconds a write.
  ///   - keepsDifferences: whether the part is kept in which a rule's new value differs first from the one before, and how
  ///     the two were compared: see ``Explanation/Difference``. Costs a copy of each value and a second comparison where
  ///     it changed.
  ///   - valueKinds: of which kinds of attributes values are kept; nil is all.
  ///   - differenceKinds: of which kinds differences are kept; nil is all.
  ///   - condensesMarks: whether what is marked isn't told as events, but by number alone, and what turns out to be
  ///     unchanged not at all: 4 bytes where there would be 64.
  ///   - timedKinds: groups of kinds of which ``takeTimes()`` tells how long their rules ran; nil is that no time is taken.
  public init(
    of graph: AttributeGraph, capacity: Int = 16_384, keepsValues: Bool = false, keepsLocations: Bool = false,
    keepsDifferences: Bool = false, valueKinds: Set<AttributeKind>? = nil,
    differenceKinds: Set<AttributeKind>? = nil, condensesMarks: Bool = false,
    timedKinds: [Set<AttributeKind>]? = nil
  ) {
    guard capacity > 0, capacity <= 1 << 30 else {
      misuse("GraphRecorder", "a capacity of \(capacity) events; give one from 1 to 2³⁰")
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
        condensesMarks: condensesMarks))
    self.timedKinds = timedKinds?.map { numbers($0) ?? [] }
    self.graph = graph
    graph.recorders.append(Unmanaged.passUnretained(self))
    graph.updateTap()
    core.beginRecording()
  }

  deinit {
    stop()
    ring.pointee.deallocate()
    ring.deinitialize(count: 1)
    ring.deallocate()
  }

  /// Ends recording; what was recorded is kept.
  public func stop() {
    guard let graph else { return }
    graph.recorders.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
    graph.updateTap()
    core.endRecording()
    self.graph = nil
  }

  /// How long the rules of each group of timed kinds ran since this was asked last, in nanoseconds; then, how long all others did.
  ///
  /// Of a rule that another group's runs in, that isn't counted. Empty where no time is taken.
  public func takeTimes() -> [UInt64] {
    guard graph != nil, timedKinds != nil else { return [] }
    return core.storage.pointee.tap.phases?.take() ?? []
  }

  /// Forgets what was recorded, and goes on.
  public func removeAll() {
    ring.pointee.removeAll()
  }

  /// How many events are kept at most.
  public var capacity: Int { ring.pointee.capacity }

  /// How many events are kept.
  public var count: Int { ring.pointee.count }

  /// How many events were recorded before the oldest that is kept.
  public var droppedCount: Int { ring.pointee.total - ring.pointee.count }

  /// The events that are kept, oldest first.
  ///
  /// Linear in their number.
  public var events: [GraphEvent] {
    (0..<count).map { core.event(ring.pointee[$0]) }
  }
}
