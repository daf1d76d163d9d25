import Synchronization

/// All data of a graph, flat.
@usableFromInline struct GraphStorage {
  // The fields that every evaluation needs come first: offsets near the storage's address take shorter instructions.
  /// The rule that is running, and its position among the in-edges of its last run.
  @usableFromInline var tracking: Tracking
  /// The innermost of the rules that wait for a nested update; nil if none does.
  var suspended: UnsafeMutablePointer<SuspendedRule>?
  /// The address on the native stack below which the next nested update continues on a fresh stack.
  var stackLimit: UInt = 0
  /// Observation's list of the observable properties that the running rule has read; nil if there is none.
  ///
  /// The properties become dependencies of the rule when the rule ends. The list is set aside while a nested rule runs.
  var accesses: UnsafeRawPointer?
  /// Observation's thread-local variable for the thread of the current update.
  var accessesVariable = UnsafeMutablePointer<AccessesPointer?>(bitPattern: 8).unsafelyUnwrapped
  /// The number of outermost updates, for `Node.changedAt` and `Node.evaluatedAt`.
  var epoch: UInt32 = 0
  /// The modes in which reads and writes take a slow path, such as an update in progress or deferred marking.
  @usableFromInline var mode = GraphMode()
  /// The kinds of subscribers: without any, notifying costs a single branch.
  @usableFromInline var taps = GraphTaps()
  @usableFromInline var nodes = Buffer<Node>()
  /// The flags of each node, one byte, at the node's index.
  @usableFromInline var flags = Buffer<NodeFlags>()
  /// Each node's in-edges, at the node's index; `outputs` has its out-edges.
  var inputs = Buffer<LinkRange>()
  @usableFromInline var outputs = Buffer<LinkRange>()
  var links = LinkStore()
  @usableFromInline var shapes = ShapeTable()
  var recentShapes = RecentShapes()
  var generations = Generations()
  /// Whether rules have read properties of observable objects.
  var observesProperties = false
  /// The location of Observation's thread-local variable.
  var observation = ObservationRuntime.present

  /// The nodes that are being updated, outermost first.
  var frames = Buffer<Frame>()
  /// The differences of running rules from their last runs, the outermost rule's first.
  var divergences = Buffer<Divergence>()
  /// The new reads of running rules, the outermost rule's first.
  var reads = Buffer<UInt32>()
  /// The readers still to be marked.
  ///
  /// Empty between operations.
  var marking = Buffer<UnmarkedReaders>()
  /// The number of rules that have run since the last reset; counted only if `taps` has `evaluations`.
  var evaluationCount = 0
  /// The thread of the current or last update; nil before the first.
  var thread: ThreadStack.Record?
  /// The number of bytes of native stack that must be left for rules; larger if values are large.
  var stackReserve = GraphCore.leastReserve
  var stackKey = ThreadStack.key
  /// A stack that isn't in use, kept for the next time.
  var idleStack: FreshStack?
  /// The removed nodes that aren't destroyed yet.
  var remains = Remains()
  /// The value of an attribute that was removed while a read from outside was updating it.
  var removedReadResults = RemovedReadResults()
  /// The state of updates without marking.
  var early = EarlyUpdates()
  /// The last run that read each node, for rules with many reads.
  var stamps = ReadStamps()

  /// The next node of the same subgraph, at the node's index; in a free slot, the next free slot.
  var next = Buffer<UInt32>()
  /// The subgraph of each node, at the node's index.
  var homes = Buffer<UInt32>()
  /// The number of each node's name, at the node's index, up to the last named node; 0 for none.
  var nodeNames = Buffer<UInt32>()
  var names = NameTable()
  var firstFreeNode = none
  /// The number of nodes for which all node arrays have capacity.
  private var slotCapacity = 0
  var freeNodeCount = 0
  /// The number of free slots at which memory is trimmed, or the attempt repeated.
  var trimCount = GraphCore.leastTrim
  var edgeCount = 0
  var subgraphs = Buffer<SubgraphRecord>()
  var firstFreeSubgraph = none
  /// The work that waits for the end of an update.
  var waiting = WaitingWork()
  /// The number of calls of client code in progress after which the graph continues its work.
  @usableFromInline var callDepth = 0
  /// The subgraph that was entered last; `subgraphForcer` is the rule that entered it, or `none` if no rule was running.
  var currentSubgraph = SubgraphID(index: 0, generation: 0)
  var subgraphForcer = none
  var slab = Slab()
  /// The state of observers and recorders.
  var tap = Tap()
  /// The flag that is true while writes are pending; nil as long as nothing can send any.
  var pendingWritesFlag: UnsafeMutablePointer<Atomic<Bool>>?
  /// The only thread that may use the graph: the main actor's, or the one that the owner named.
  ///
  /// 0 if no such thread is known, or if uses aren't checked.
  var domainThread: UInt = 0
  /// The client code that runs while the graph is closed.
  var closing = Closing()
  /// The names of the attributes that were removed last.
  var removed = RemovedNames()
  /// Data that isn't needed on the hot path, such as kinds and observers; retained.
  var registry: Unmanaged<GraphRegistry>?

  /// Creates the storage of an empty graph, which allocates nothing.
  init() {
    tracking = Tracking(expected: links.nodes.base)
  }

  /// Creates the node that replaces removed sources.
  mutating func start() {
    addSlot()
    self.nodes.base[Int(removedNode)].changedAt = .max
    flags.base[Int(removedNode)] = .removed
  }

  /// Adds a slot for one more node, at the end.
  mutating func addSlot() {
    if nodes.count >= slotCapacity { reserveSlot() }
    nodes.appendReserved(Node(generation: 0, shape: 0))
    flags.appendReserved([])
    next.appendReserved(none)
    homes.appendReserved(none)
    inputs.appendReserved(LinkRange())
    outputs.appendReserved(LinkRange())
  }

  @inline(never)
  private mutating func reserveSlot() {
    nodes.reserve(1)
    flags.reserve(1)
    next.reserve(1)
    homes.reserve(1)
    inputs.reserve(1)
    outputs.reserve(1)
    slotCapacity = min(
      nodes.capacity, flags.capacity, min(next.capacity, homes.capacity), inputs.capacity, outputs.capacity)
    generations.noteArrays(nodes.base, flags.base)
  }

  /// Frees all memory; the nodes must have been destroyed before.
  func release() {
    nodes.deallocate()
    subgraphs.deallocate()
    flags.deallocate()
    inputs.deallocate()
    outputs.deallocate()
    links.deallocate()
    shapes.deallocate()
    recentShapes.deallocate()
    frames.deallocate()
    divergences.deallocate()
    reads.deallocate()
    marking.deallocate()
    stamps.deallocate()
    early.deallocate()
    next.deallocate()
    homes.deallocate()
    nodeNames.deallocate()
    waiting.deallocate()
    slab.deallocate()
    idleStack?.deallocate()
    tap.deallocate()
    removed.deallocate()
  }
}

/// The conditions under which operations take a slow path.
///
/// A read of an up-to-date attribute takes the fast path if no conditions other than `isolated` and `readingInPlace` hold.
@usableFromInline struct GraphMode: OptionSet, BitwiseCopyable {
  @usableFromInline let rawValue: UInt32
  @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

  /// An update is in progress: nothing may be set.
  @inlinable static var updating: GraphMode { GraphMode(rawValue: 1) }
  /// An input was set whose readers aren't marked yet.
  @inlinable static var deferredInput: GraphMode { GraphMode(rawValue: 2) }
  /// A transaction is open that records each write before it happens.
  @inlinable static var recording: GraphMode { GraphMode(rawValue: 4) }
  /// Pending writes may exist: between updates, reads and writes check for them first.
  @inlinable static var receivesPendingWrites: GraphMode { GraphMode(rawValue: 8) }
  /// Client code runs in the middle of the graph's work: any use of the graph traps.
  @inlinable static var closed: GraphMode { GraphMode(rawValue: 16) }
  /// Every use of the graph is checked against its isolation domain.
  @inlinable static var guarded: GraphMode { GraphMode(rawValue: 32) }
  /// The value of a removed attribute is kept for the reader that requested it.
  @inlinable static var keepsRemovedReadResult: GraphMode { GraphMode(rawValue: 64) }
  /// The modes in which setting an input takes the slow path.
  @inlinable static var checkSetAllowed: GraphMode {
    [
      .updating, .recording, .receivesPendingWrites, .closed, .guarded, .isolated, .readingInPlace,
      .keepsRemovedReadResult,
    ]
  }
  /// The modes in which a read of an up-to-date attribute takes the slow path: all but `isolated` and `readingInPlace`.
  @inlinable static var checkReadAllowed: GraphMode { GraphMode(rawValue: ~(128 | 256)) }
  /// The graph was created on an actor: every use is checked, except for reads of up-to-date attributes.
  @inlinable static var isolated: GraphMode { GraphMode(rawValue: 128) }
  /// Values are being read in place: their nodes are flagged as updating.
  @inlinable static var readingInPlace: GraphMode { GraphMode(rawValue: 256) }
}

/// The kinds of subscribers to a graph's events.
@usableFromInline struct GraphTaps: OptionSet, BitwiseCopyable {
  @usableFromInline let rawValue: UInt8
  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Observers and recorders, for all events: see ``GraphCore/isObserved``.
  @inlinable static var observer: GraphTaps { GraphTaps(rawValue: 1) }
  /// A stoppable update, for each rule that has run.
  @inlinable static var evaluations: GraphTaps { GraphTaps(rawValue: 2) }
  /// Transaction callbacks, for each input that was set.
  static var transactions: GraphTaps { GraphTaps(rawValue: 4) }
  /// Watches, for the end of writing.
  static var watches: GraphTaps { GraphTaps(rawValue: 8) }
  /// The graph's object was released: the last use in progress ends the graph.
  static var abandoned: GraphTaps { GraphTaps(rawValue: 16) }
}

/// A node that is being updated.
///
/// The two fields are stored as one word. Reading two fields at once, shortly after they were written separately, would be slow.
struct Frame: BitwiseCopyable {
  private let word: UInt64

  init(node: UInt32, cursor: UInt32) {
    word = UInt64(cursor) << 32 | UInt64(node)
  }

  var node: UInt32 { UInt32(truncatingIfNeeded: word) }
  /// The next in-edge to check.
  var cursor: UInt32 { UInt32(truncatingIfNeeded: word >> 32) }
}
