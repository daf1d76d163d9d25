import Synchronization

extension GraphCore {
  /// Headers that no graph uses, each with an empty storage.
  private static let idle = Guarded<[GraphCore]>([])
  private static let generations = Atomic<UInt32>(0)

  /// Takes a header for a new graph.
  static func make() -> GraphCore {
    dropLeftover()
    let used = idle.withLock { $0.popLast() }
    let core = used ?? GraphCore(storage: .allocate(capacity: 1))
    if used == nil {
      core.storage.initialize(to: GraphStorage(nodes: Buffer(), subgraphs: Buffer()))
    } else {
      core.storage.pointee.firstGeneration = core.nextGeneration()
    }
    core.storage.pointee.start()
    return core
  }

  /// Gives the header back: its nodes are gone, its memory is replaced by that of an empty graph, but for that of the nodes and
  /// of the subgraphs, which late handles may still look at.
  func retire() {
    var nodes = storage.pointee.nodes
    nodes.outliveGraph()
    var subgraphs = storage.pointee.subgraphs
    subgraphs.outliveGraph()
    storage.pointee.release()
    storage.pointee = GraphStorage(nodes: nodes, subgraphs: subgraphs)
    let core = self
    GraphCore.idle.withLock { $0.append(core) }
  }

  /// How many generations a graph takes at a time: a power of two.
  private static var generationBlock: UInt32 { 64 }

  /// A generation that no slot of any graph has had before (until 2³² of them were made).
  @inline(__always)
  func nextGeneration() -> UInt32 {
    if storage.pointee.nextGeneration == storage.pointee.generationLimit { takeGenerations() }
    let generation = storage.pointee.nextGeneration
    storage.pointee.nextGeneration = generation &+ 1
    return generation
  }

  /// Takes the next block of generations; the first one of all lacks the generation 0, which stands for none.
  @inline(never)
  private func takeGenerations() {
    let limit = GraphCore.generations.wrappingAdd(GraphCore.generationBlock, ordering: .relaxed).newValue
    storage.pointee.generationLimit = limit
    let first = limit &- GraphCore.generationBlock
    storage.pointee.nextGeneration = first == 0 ? 1 : first
  }
}
