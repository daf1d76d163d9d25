/// The pointer through which all code accesses a graph's storage.
///
/// Each access concerns one field and ends immediately, so that rules can run in between.
@usableFromInline struct GraphCore: BitwiseCopyable, @unchecked Sendable {
  // This type is `Sendable` only so that a value that another thread returns may contain a core. Threads don't share a graph that is in
  // use.
  @usableFromInline let storage: UnsafeMutablePointer<GraphStorage>

  @inlinable init(storage: UnsafeMutablePointer<GraphStorage>) { self.storage = storage }

  @inlinable @inline(__always) var nodes: UnsafeMutablePointer<Node> { storage.pointee.nodes.base }
  @inlinable @inline(__always) var flags: UnsafeMutablePointer<NodeFlags> { storage.pointee.flags.base }
  var inputs: UnsafeMutablePointer<LinkRange> { storage.pointee.inputs.base }
  @inlinable var outputs: UnsafeMutablePointer<LinkRange> { storage.pointee.outputs.base }
  /// The nodes at the other ends of edges.
  var links: UnsafeMutablePointer<UInt32> { storage.pointee.links.nodes.base }
  /// For each edge in ``links``, its position in the list of the node at the other end.
  var positions: UnsafeMutablePointer<UInt32> { storage.pointee.links.positions.base }
  var subgraphs: UnsafeMutablePointer<SubgraphRecord> { storage.pointee.subgraphs.base }
  var frames: UnsafeMutablePointer<Frame> { storage.pointee.frames.base }
  @usableFromInline
  var registry: GraphRegistry { storage.pointee.registry.unsafelyUnwrapped.takeUnretainedValue() }
}

extension GraphCore {
  /// Creates the storage of a new graph.
  static func make() -> GraphCore {
    dropEndedGraphResult()
    let core = GraphCore(storage: .allocate(capacity: 1))
    core.storage.initialize(to: GraphStorage())
    core.storage.pointee.generations.start(core.storage)
    core.storage.pointee.start()
    return core
  }

  /// Frees the storage of a graph whose nodes were destroyed; no handle finds it from then on.
  func retire() {
    storage.pointee.generations.end()
    storage.pointee.release()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }
}
