/// A graph of values that depend on each other, computed on demand and no more than necessary.
///
/// Inputs are set from outside. Rules compute a value from the attributes that they read while they run. Setting an
/// input marks everything that depends on it as stale, and computes nothing. Reading an attribute updates that
/// attribute: its inputs are checked in the order in which its rule last read them, the first one that really changed
/// makes the rule run, and an equal result stops the change.
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
/// Values may have any type. `Equatable` values are compared with `==`, other values field by field, objects and
/// closures by identity: see `ValueComparison`. A graph belongs to the isolation domain that creates it, and isn't
/// `Sendable`. It owns its attributes; handles own nothing.
///
/// Source: Hudson, “A System for Efficient and Flexible One-Way Constraint Evaluation in C++” (1993). Update numbers in place of Hudson's
/// pending bits on edges are ours.
public final class AttributeGraph {
  @usableFromInline let core: GraphCore
  var registry: GraphRegistry { core.registry }

  /// Creates an empty graph that consists of one subgraph, its root; traps if the process has 65,534 graphs.
  ///
  /// A graph that is created on an actor belongs to it. Outside the actor, three operations trap: setting an input, a read that updates an
  /// attribute, and a change of the graph's structure. The message names the attribute, and the locations at which the attribute and the
  /// graph were created. A read of an up-to-date attribute isn't checked, because the check would cost as much as the read;
  /// ``checkIsolation(_:fileID:line:)`` checks it. The initial value of a stored property isn't computed on an actor, even if the
  /// property's type is isolated to one. So create the graph in the initializer. A graph that is created on no actor may be used by one
  /// thread at a time; concurrent use traps if an update detects it.
  public init(
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    core = GraphCore.make()
    core.begin(GraphRegistry(core, IsolationDomain(isolation, Site(fileID, line))))
    if isolation != nil { core.storage.pointee.mode.insert(.isolated) }
    _ = core.addSubgraph(parent: nil)
  }

  /// Ends the graph, after a running operation has finished.
  deinit { core.letGo() }

  /// Returns the attribute with an ``AnyAttribute/rawValue``; nil if it was removed or belongs to another graph.
  public func attribute(rawValue: UInt64) -> AnyAttribute? {
    let id = AttributeID(index: UInt32(truncatingIfNeeded: rawValue), generation: UInt32(rawValue >> 32))
    // A free slot keeps only the lower half of its last generation, so such a number identifies no attribute.
    return id.generation > 0xffff && Int(id.index) < core.storage.pointee.nodes.count && core.exists(id)
      ? AnyAttribute(id: id) : nil
  }

  /// The number of attributes in the graph.
  public var nodeCount: Int {
    core.storage.pointee.nodes.count - 1 - core.storage.pointee.freeNodeCount - removedCount
  }

  /// The number of dependencies in the graph.
  public var edgeCount: Int { core.storage.pointee.edgeCount }

  /// Whether an update is running, so that no input may be set.
  public var isUpdating: Bool { core.storage.pointee.mode.contains(.updating) }
}
