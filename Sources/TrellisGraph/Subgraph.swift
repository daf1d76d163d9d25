/// The identity of a subgraph: its index in its graph, and a generation, which identifies the graph like that of an
/// ``AttributeID``.
struct SubgraphID: Hashable, BitwiseCopyable, Sendable {
  var index: UInt32
  var generation: UInt32
}

/// A part of a graph that is removed as a whole: it owns the attributes that were made in it.
///
/// Subgraphs come from ``AttributeGraph/makeSubgraph(in:)``. A subgraph is a handle that owns nothing; two are equal if
/// they name the same subgraph.
public struct Subgraph: Hashable, BitwiseCopyable {
  let id: SubgraphID

  /// Whether the subgraph wasn't removed.
  ///
  /// A subgraph whose removal waits for the end of an update still exists.
  public var exists: Bool { id.exists }

  /// Removes the subgraph, the subgraphs inside it, and all their attributes; during an update, when the update ends.
  ///
  /// Rules outside of the subgraph that read a removed attribute must run before they are read again, and trap if they read it
  /// again. Removing a subgraph twice does nothing; removing the graph's root traps. Linear in the number of removed attributes.
  /// Values and rules are destroyed last, or later: see ``AttributeGraph/defersDeallocation``.
  public func remove() {
    guard let core = id.livingCore, core.exists(id) else { return }
    guard core.subgraphs[Int(id.index)].parent != none else {
      misuse(
        "Subgraph.remove",
        "the graph's root can't be removed; make a subgraph for attributes to remove earlier")
    }
    core.requestRemoval(of: id)
    core.finish()
  }

  /// A number that is unique among all subgraphs of the process.
  public var rawValue: UInt64 { UInt64(id.generation) << 32 | UInt64(id.index) }
}

extension AttributeGraph {
  /// Makes a subgraph inside another one; nil is the current subgraph, at first the root.
  public func makeSubgraph(in parent: Subgraph? = nil) -> Subgraph {
    Subgraph(id: core.addSubgraph(parent: parent.map { id(of: $0) } ?? core.currentSubgraph()))
  }

  /// The subgraph that owns new attributes.
  ///
  /// While a rule runs, it is the rule's own, except inside ``within(_:_:)``.
  ///
  /// Traps if the current subgraph was removed.
  public var currentSubgraph: Subgraph { Subgraph(id: core.currentSubgraph()) }

  /// Runs a closure in which a subgraph is current, so that the attributes made in it belong to that subgraph.
  ///
  /// If the closure removes the subgraph, making an attribute or a subgraph in the closure traps from then on.
  public func within<Result>(_ subgraph: Subgraph, _ body: () throws -> Result) rethrows -> Result {
    try core.within(id(of: subgraph), body)
  }

  /// Calls a closure once, just before a subgraph is removed, on its own or with one that contains it.
  ///
  /// The subgraph's attributes still exist then; read only their ``Attribute/cachedValue``. The closure isn't called
  /// when the whole graph ends.
  public func onRemoval(of subgraph: Subgraph, perform: @escaping () -> Void) {
    let id = id(of: subgraph)
    core.subgraphs[Int(id.index)].hasObservers = true
    registry.removalObservers[id, default: []].append(perform)
  }

  private func id(of subgraph: Subgraph) -> SubgraphID {
    if let owner = subgraph.id.livingCore, owner != core {
      misuse(
        "AttributeGraph",
        "the subgraph (index \(subgraph.id.index)) belongs to another graph; use one of this graph")
    }
    guard subgraph.exists else {
      misuse("AttributeGraph", "the subgraph (index \(subgraph.id.index)) was removed; make another")
    }
    return subgraph.id
  }
}
