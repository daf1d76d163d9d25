import Synchronization

/// Everything that a graph knows, flat.
@usableFromInline struct GraphStorage {
  // What every evaluation needs stands first: near the storage's address it takes shorter instructions.
  /// The rule that is running, and where it stands in the list of what it read last time.
  @usableFromInline var tracking: Tracking
  /// The innermost of the rules that wait for a nested update; nil while none does.
  var suspended: UnsafeMutablePointer<SuspendedRule>?
  /// The address on the native stack below which the next nested update goes on with a fresh stack.
  var stackLimit: UInt = 0
  /// What the running rule has read of observable objects: a list that Observation makes, nil while there is none.
  ///
  /// It is taken when the rule ends, and put aside while a rule runs inside it.
  var accesses: UnsafeRawPointer?
  /// Observation's variable of the thread of the present update.
  var accessesVariable = UnsafeMutablePointer<AccessesPointer?>(bitPattern: 8).unsafelyUnwrapped
  /// Counts outermost updates, for `Node.changedAt` and `Node.evaluatedAt`.
  var epoch: UInt32 = 0
  /// Whether an update is under way, or marking was put off: reads have to look closer.
  @usableFromInline var mode = GraphMode()
  /// Who wants to be told what happens: the one branch that telling costs where nobody does.
  @usableFromInline var taps = GraphTaps()
  @usableFromInline var nodes = Buffer<Node>()
  /// One byte a node, at the node's index.
  @usableFromInline var flags = Buffer<NodeFlags>()
  /// Each node's in-edges and out-edges, at the node's index.
  var inputs = Buffer<LinkRange>()
  @usableFromInline var outputs = Buffer<LinkRange>()
  var links = LinkStore()
  @usableFromInline var shapes = ShapeTable()
  var recentShapes = RecentShapes()
  var generations = Generations()
  /// Whether rules have read properties of observable objects.
  var observesProperties = false
  /// Where Observation's variable of the present thread is found.
  var observation = ObservationRuntime.present

  /// The nodes that are being brought up to date, outermost first.
  var frames = Buffer<Frame>()
  /// Of the running rules that read something else than last time: what that was, the outermost rule's first.
  var divergences = Buffer<Divergence>()
  /// What the running rules have read that they didn't read last time, the outermost rule's first.
  var reads = Buffer<UInt32>()
  /// Where marking has still to go.
  ///
  /// Empty between operations.
  var marking = Buffer<UnmarkedReaders>()
  /// How many rules have run since they were counted last; only where `taps` says so.
  var evaluationCount = 0
  /// The thread of the update that is under way, or was last; nil before the first.
  var thread: ThreadStack.Record?
  /// How much of a stack has to be left for rules; more where values are large.
  var stackReserve = GraphCore.leastReserve
  var stackKey = ThreadStack.key
  /// A stack to go on with that isn't in use.
  var idleStack: FreshStack?
  /// What was removed and isn't destroyed yet.
  var remains = Remains()
  /// What was asked for and removed at once.
  var orphans = Orphans()
  /// Updates that go without marking.
  var early = EarlyUpdates()
  /// Who reads what, for rules with many inputs.
  var stamps = ReadStamps()

  /// The next node of the same subgraph, at the node's index; of a free slot, the next free one.
  var next = Buffer<UInt32>()
  /// The subgraph of each node, at the node's index.
  var homes = Buffer<UInt32>()
  /// The number of each node's name, at the node's index, as far as any have names; 0 for none.
  var nodeNames = Buffer<UInt32>()
  var names = NameTable()
  var firstFreeNode = none
  /// How many nodes all of the arrays of nodes have room for.
  private var slotCapacity = 0
  var freeNodeCount = 0
  /// How many free slots there have to be for another look at whether memory can be given back.
  var trimCount = GraphCore.leastTrim
  var edgeCount = 0
  var subgraphs = Buffer<SubgraphRecord>()
  var firstFreeSubgraph = none
  /// What waits for the end of an update.
  var waiting = WaitingWork()
  /// How many calls of anybody's code are under way after which the graph goes on with its work.
  @usableFromInline var callDepth = 0
  /// The subgraph that was put in force last, and the rule that did so; `none` where none was running.
  var currentSubgraph = SubgraphID(index: 0, generation: 0)
  var subgraphForcer = none
  var slab = Slab()
  /// What those who watch are told, and know.
  var tap = Tap()
  /// Whether mail has arrived, at an address of the mailbox; nil while nobody can send any.
  var mailFlag: UnsafeMutablePointer<Atomic<Bool>>?
  /// The only thread that may use the graph, as far as it is known, where who uses it is looked at: of the main actor, or one
  /// that its owner has named; else 0.
  var domainThread: UInt = 0
  /// Whose code runs while the graph is closed.
  var closing = Closing()
  /// What was removed last.
  var removed = RemovedNames()
  /// What isn't on the hot path: kinds, observers; retained.
  var registry: Unmanaged<GraphRegistry>?

  /// That of an empty graph: it takes no memory but its own.
  init() {
    tracking = Tracking(expected: links.nodes.base)
  }

  /// Makes the node that stands for what was removed.
  mutating func start() {
    addSlot()
    self.nodes.base[Int(removedNode)].changedAt = .max
    flags.base[Int(removedNode)] = .removed
  }

  /// Makes room for one more node, at the end.
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

  /// Gives all memory back; the nodes must have been destroyed before.
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

/// What the graph is in the midst of; but for `isolated` and `looking`, empty while a clean read needs no more than its value.
@usableFromInline struct GraphMode: OptionSet, BitwiseCopyable {
  @usableFromInline let rawValue: UInt32
  @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

  /// An update is under way: nothing may be set.
  @inlinable static var updating: GraphMode { GraphMode(rawValue: 1) }
  /// An input was set whose readers aren't marked yet.
  @inlinable static var putOff: GraphMode { GraphMode(rawValue: 2) }
  /// A transaction is open that has to know what is written, before it is.
  @inlinable static var recording: GraphMode { GraphMode(rawValue: 4) }
  /// There is a mailbox: between updates, reads and writes look into it first.
  @inlinable static var receivesMail: GraphMode { GraphMode(rawValue: 8) }
  /// Somebody's code runs in the midst of the graph's work, and nothing at all may be used.
  @inlinable static var closed: GraphMode { GraphMode(rawValue: 16) }
  /// Who uses the graph is looked at.
  @inlinable static var guarded: GraphMode { GraphMode(rawValue: 32) }
  /// The value of a removed attribute is kept for who asked for it.
  @inlinable static var keepsOrphan: GraphMode { GraphMode(rawValue: 64) }
  /// What a set has to look closer for.
  @inlinable static var careForSet: GraphMode {
    [.updating, .recording, .receivesMail, .closed, .guarded, .isolated, .looking, .keepsOrphan]
  }
  /// What a read of what is up to date has to look closer for: all but `isolated` and `looking`.
  @inlinable static var careForRead: GraphMode { GraphMode(rawValue: ~(128 | 256)) }
  /// The graph was made on an actor: who uses it is looked at, but for reads of what is up to date.
  @inlinable static var isolated: GraphMode { GraphMode(rawValue: 128) }
  /// Somebody looks at values in place: those nodes are flagged as being brought up to date.
  @inlinable static var looking: GraphMode { GraphMode(rawValue: 256) }
}

/// Who wants to be told what happens in a graph.
@usableFromInline struct GraphTaps: OptionSet, BitwiseCopyable {
  @usableFromInline let rawValue: UInt8
  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Observers and recorders, of all events: see ``GraphCore/isObserved``.
  @inlinable static var observer: GraphTaps { GraphTaps(rawValue: 1) }
  /// An update that may stop, of each rule that has run.
  @inlinable static var evaluations: GraphTaps { GraphTaps(rawValue: 2) }
  /// The callbacks of transactions, of each input that was set.
  static var transactions: GraphTaps { GraphTaps(rawValue: 4) }
  /// Who awaits values, of the end of writing.
  static var watches: GraphTaps { GraphTaps(rawValue: 8) }
  /// Nobody has the graph any more: whoever has used it last ends it.
  static var abandoned: GraphTaps { GraphTaps(rawValue: 16) }
}

/// A node that is being brought up to date.
///
/// One word, written and read as such: reading in one go what was written in two is slow.
struct Frame: BitwiseCopyable {
  private let word: UInt64

  init(node: UInt32, cursor: UInt32) {
    word = UInt64(cursor) << 32 | UInt64(node)
  }

  var node: UInt32 { UInt32(truncatingIfNeeded: word) }
  /// The next of its in-edges to look at.
  var cursor: UInt32 { UInt32(truncatingIfNeeded: word >> 32) }
}
