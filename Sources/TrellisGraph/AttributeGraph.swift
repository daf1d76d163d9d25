/// A graph of values that depend on each other, computed on demand and no more than necessary.
///
/// Inputs are set from outside; rules compute a value from whatever attributes they read while they run. Setting an
/// input marks what depends on it as perhaps out of date and computes nothing. Reading an attribute brings just that
/// one up to date: its inputs are looked at in the order in which its rule read them last, the first that really
/// changed makes the rule run, and an equal result stops the change there.
///
/// ```swift
/// let graph = AttributeGraph()
/// let a = graph.input(10)
/// let b = graph.input(20)
/// let c = graph.rule { a.wrappedValue + b.wrappedValue }
/// c.wrappedValue  // 30
/// a.wrappedValue = 40
/// c.wrappedValue  // 60
/// ```
///
/// Values may be of any type; `Equatable` ones are compared with `==`, any others field by field, objects and closures by
/// identity: see ``ValueComparison``. A graph belongs to whoever made it: it isn't `Sendable`. It owns its attributes; handles to them own
/// nothing.
///
/// Source: Hudson, “A System for Efficient and Flexible One-Way Constraint Evaluation in C++” (1993), with edges that
/// carry the version that was read, ours.
public final class AttributeGraph {
  @usableFromInline let core: GraphCore
  /// The names that attributes were given; number 0 is none.
  var names = SymbolTable(first: "")
  /// The kinds that attributes were given.
  var kinds = SymbolTable<AttributeKind>(first: .input)
  /// The type of each kind of node that was made, by the metatype of its `NodeType`.
  private var types: [ObjectIdentifier: NodeType] = [:]
  /// The types of nodes whose values a caller's closure compares.
  var comparingTypes: [ComparingKey: NodeType] = [:]
  /// What to call when a subgraph goes, by its index.
  var removalObservers: [UInt32: [() -> Void]] = [:]
  /// The transactions that are open, and who is told of those that have ended.
  let transactions: Transactions
  /// Mail, and whatever else comes from outside or goes there.
  let outside: Outside
  /// Who is told of every event.
  var observers: [Observer] = []
  var observerCount = 0
  /// Who records every event; a recorder that goes takes itself out.
  var recorders: [Unmanaged<GraphRecorder>] = []
  /// The places in the source that writes and transactions gave; number 0 is none.
  var sites = SymbolTable<Site>(first: Site())
  /// Who may use the graph.
  var domain: IsolationDomain
  /// What to give the value to that is asked for as the graph goes.
  var leftover: Leftover?

  /// Creates an empty graph, with one subgraph, its root.
  ///
  /// A graph that is made on an actor belongs to it: sets, reads that bring something up to date, and changes of what the
  /// graph consists of trap when they come from elsewhere, with the attribute, and where it and the graph were made. (A read
  /// of what is up to date isn't looked at: that would cost as much as the read. ``checkIsolation(_:fileID:line:)`` does.)
  /// The initial value of a stored property isn't computed on an actor, whatever its type belongs to: make the graph in the
  /// initializer. A graph that is made on none belongs to whoever has it, one thread at a time; use by two at once traps
  /// where an update notices it.
  public init(
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    transactions = Transactions()
    domain = IsolationDomain(isolation, Site(fileID, line))
    core = GraphCore.make()
    outside = Outside(core: core)
    core.storage.pointee.ownerReference = .passUnretained(self)
    if isolation != nil { core.storage.pointee.mode.insert(.isolated) }
    _ = core.addSubgraph(parent: none)
  }

  /// Takes over all that a graph has, which goes in the midst of its update; see ``GraphCore/succeed(_:)``.
  init(heirOf graph: AttributeGraph) {
    core = graph.core
    names = graph.names
    kinds = graph.kinds
    types = graph.types
    comparingTypes = graph.comparingTypes
    removalObservers = graph.removalObservers
    transactions = graph.transactions
    outside = graph.outside
    observers = graph.observers
    observerCount = graph.observerCount
    recorders = graph.recorders
    sites = graph.sites
    domain = graph.domain
    for recorder in recorders { recorder.takeUnretainedValue().graph = self }
  }

  deinit {
    if isUpdating || core.storage.pointee.removalDepth > 0 { return core.succeed(self) }
    removalObservers = [:]
    core.storage.pointee.taps = []
    outside.close()
    core.destroyAll()
    core.retire()
  }

  /// The attribute that has an ``AnyAttribute/rawValue``; nil where it was removed or is another graph's.
  public func attribute(rawValue: UInt64) -> AnyAttribute? {
    let id = AttributeID(index: UInt32(truncatingIfNeeded: rawValue), generation: UInt32(rawValue >> 32))
    return Int(id.index) < core.storage.pointee.nodes.count && core.exists(id)
      ? AnyAttribute(core: core, id: id) : nil
  }

  /// How many attributes the graph holds.
  public var nodeCount: Int {
    core.storage.pointee.nodes.count - 1 - core.storage.pointee.freeNodeCount - removedCount
  }

  /// How many dependencies the graph holds.
  public var edgeCount: Int { core.storage.pointee.edgeCount }

  /// Whether a rule is running, or inputs are being looked at: nothing may be set now.
  public var isUpdating: Bool { core.storage.pointee.mode.contains(.updating) }

  /// Says whether somebody wants to be told something.
  func setTap(_ tap: GraphTaps, _ isWanted: Bool) {
    if isWanted {
      core.storage.pointee.taps.insert(tap)
    } else {
      core.storage.pointee.taps.remove(tap)
    }
  }

  /// The object of a type of node, made once.
  func nodeType(_ key: NodeType.Type, make: () -> NodeType) -> NodeType {
    if let type = types[ObjectIdentifier(key)] { return type }
    let type = make()
    types[ObjectIdentifier(key)] = type
    return type
  }
}
