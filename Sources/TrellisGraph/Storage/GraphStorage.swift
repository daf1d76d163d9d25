import Synchronization

/// Everything that a graph knows, flat.
///
/// The header outlives its graph: it goes back to a pool and serves a later one. So a handle can keep a plain
/// pointer to it, which costs no reference counting, and a handle to a graph that is gone finds no node of
/// its generation and gives its message.
struct GraphStorage {
  var nodes = Arena<Node>()
  /// One byte a node, at the node's index.
  var flags = UnsafeMutablePointer<NodeFlags>.allocate(capacity: 16)
  var flagCapacity = 16
  var edges = Arena<Edge>()
  var subgraphs = Arena<SubgraphRecord>(capacity: 4)
  var slab = Slab()

  /// The nodes that are being brought up to date, outermost first.
  var frames = Stack<Frame>()
  /// The frame whose rule is running, as an index of `frames`; -1 while none is.
  var running = -1
  /// The nodes whose out-edges marking has still to walk.
  ///
  /// Empty between operations.
  var marking = Stack<UInt32>()
  /// Nodes whose `readBy` a nested evaluation took over from one that still runs.
  ///
  /// Empty between operations.
  var displaced = Stack<DisplacedRead>()
  /// Subgraphs whose removal waits for the end of the update.
  var doomed = Stack<UInt32>()
  /// How many updates are under way, one inside the other.
  var updateDepth = 0
  /// The address on the native stack below which the next nested update goes on with a fresh stack.
  var stackLimit: UInt = 0
  /// Counts evaluations; tells one from the next in `Node.readBy`.
  ///
  /// Never 0.
  var evaluation: UInt32 = 0
  /// The evaluation inside which all others run; 0 while none does.
  var outermostEvaluation: UInt32 = 0
  /// The subgraph that owns what is made now.
  var currentSubgraph: UInt32 = 0
  /// Whether the graph has an observer: the one branch that the tap costs without one.
  var isObserved = false
  /// The graph itself, for what isn't on the hot path: names, kinds, observers.
  unowned(unsafe) var owner: AttributeGraph

  init(owner: AttributeGraph) {
    self.owner = owner
  }
}

/// A node that is being brought up to date.
struct Frame: BitwiseCopyable {
  var node: UInt32
  /// While inputs are looked at: the next in-edge to look at.
  ///
  /// While the rule runs: the in-edge that is expected to be read next.
  var cursor: UInt32
  /// While the rule runs: the in-edge that was recorded last.
  var last = none
  /// The number of this evaluation.
  var evaluation: UInt32 = 0
}

/// A node that was read by an evaluation that still runs, and then by a nested one.
struct DisplacedRead: BitwiseCopyable {
  var node: UInt32
  var readBy: UInt32
}

/// The pointer through which everything reaches a graph's storage.
///
/// Each access is to one field and is over at once, so that rules can run in between.
struct GraphCore: @unchecked Sendable {
  // Sendable only so that the pool of idle headers may hold it; a graph in use is not shared.
  let storage: UnsafeMutablePointer<GraphStorage>

  var nodes: UnsafeMutablePointer<Node> { storage.pointee.nodes.base }
  var flags: UnsafeMutablePointer<NodeFlags> { storage.pointee.flags }
  var edges: UnsafeMutablePointer<Edge> { storage.pointee.edges.base }
  var subgraphs: UnsafeMutablePointer<SubgraphRecord> { storage.pointee.subgraphs.base }
  var frames: UnsafeMutablePointer<Frame> { storage.pointee.frames.base }
  var owner: AttributeGraph { storage.pointee.owner }
}

extension GraphCore {
  /// Headers that no graph uses, each with an empty storage, and the last generation handed out.
  private struct Pool {
    var idle: [GraphCore] = []
  }

  private static let pool = Mutex(Pool())
  private static let generations = Atomic<UInt32>(0)

  /// Takes a header for a new graph.
  static func make(owner: AttributeGraph) -> GraphCore {
    if let core = pool.withLock({ $0.idle.popLast() }) {
      core.storage.pointee.owner = owner
      return core
    }
    let core = GraphCore(storage: .allocate(capacity: 1))
    core.storage.initialize(to: GraphStorage(owner: owner))
    return core
  }

  /// Gives the header back: its nodes are gone, its arenas are replaced by empty ones.
  func retire() {
    let owner = storage.pointee.owner
    storage.pointee.release()
    storage.pointee = GraphStorage(owner: owner)
    let core = self
    GraphCore.pool.withLock { $0.idle.append(core) }
  }

  /// A generation that no slot of any graph has had before (until 2³² of them were made).
  static func nextGeneration() -> UInt32 {
    var generation = generations.wrappingAdd(1, ordering: .relaxed).newValue
    while generation == 0 { generation = generations.wrappingAdd(1, ordering: .relaxed).newValue }
    return generation
  }
}

extension GraphStorage {
  /// Gives all memory back; nodes must have been destroyed before.
  func release() {
    nodes.deallocate()
    flags.deallocate()
    edges.deallocate()
    subgraphs.deallocate()
    slab.deallocate()
    frames.deallocate()
    marking.deallocate()
    displaced.deallocate()
    doomed.deallocate()
  }
}
