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
/// identity: see `ValueComparison`. A graph belongs to whoever made it: it isn't `Sendable`. It owns its attributes; handles to them own
/// nothing.
///
/// Source: Hudson, “A System for Efficient and Flexible One-Way Constraint Evaluation in C++” (1993), with edges that
/// carry the version that was read, ours.
public final class AttributeGraph {
  @usableFromInline let core: GraphCore
  var registry: GraphRegistry { core.registry }

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
    core = GraphCore.make()
    core.begin(GraphRegistry(core, IsolationDomain(isolation, Site(fileID, line))))
    if isolation != nil { core.storage.pointee.mode.insert(.isolated) }
    _ = core.addSubgraph(parent: nil)
  }

  /// The object's end is the graph's, at once or when it has finished what it is in the midst of.
  deinit { core.letGo() }

  /// The attribute that has an ``AnyAttribute/rawValue``; nil where it was removed or is another graph's.
  public func attribute(rawValue: UInt64) -> AnyAttribute? {
    let id = AttributeID(index: UInt32(truncatingIfNeeded: rawValue), generation: UInt32(rawValue >> 32))
    // A slot that no attribute has keeps the lower half of a generation.
    return id.generation > 0xffff && Int(id.index) < core.storage.pointee.nodes.count && core.exists(id)
      ? AnyAttribute(id: id) : nil
  }

  /// How many attributes the graph holds.
  public var nodeCount: Int {
    core.storage.pointee.nodes.count - 1 - core.storage.pointee.freeNodeCount - removedCount
  }

  /// How many dependencies the graph holds.
  public var edgeCount: Int { core.storage.pointee.edgeCount }

  /// Whether a rule is running, or inputs are being looked at: nothing may be set now.
  public var isUpdating: Bool { core.storage.pointee.mode.contains(.updating) }
}
