import Synchronization

extension GraphCore {
  /// Headers that no graph uses, each with an empty storage.
  private static let idle = Guarded<[GraphCore]>([])
  private static let generations = Atomic<UInt32>(0)

  /// Takes a header for a new graph.
  static func make(owner: AttributeGraph) -> GraphCore {
    dropLeftover()
    if let core = idle.withLock({ $0.popLast() }) {
      core.storage.pointee.owner = owner
      core.storage.pointee.firstGeneration = nextGeneration()
      return core
    }
    let core = GraphCore(storage: .allocate(capacity: 1))
    core.storage.initialize(to: GraphStorage(owner: owner, nodes: Buffer(), subgraphs: Buffer(capacity: 4)))
    return core
  }

  /// Gives the header back: its nodes are gone, its memory is replaced by that of an empty graph, but for that of the nodes and
  /// of the subgraphs, which late handles may still look at.
  func retire() {
    let owner = storage.pointee.owner
    var nodes = storage.pointee.nodes
    nodes.outliveGraph()
    var subgraphs = storage.pointee.subgraphs
    subgraphs.outliveGraph()
    storage.pointee.release()
    storage.pointee = GraphStorage(owner: owner, nodes: nodes, subgraphs: subgraphs)
    let core = self
    GraphCore.idle.withLock { $0.append(core) }
  }

  /// A generation that no slot of any graph has had before (until 2³² of them were made).
  static func nextGeneration() -> UInt32 {
    var generation = generations.wrappingAdd(1, ordering: .relaxed).newValue
    while generation == 0 { generation = generations.wrappingAdd(1, ordering: .relaxed).newValue }
    return generation
  }
}
