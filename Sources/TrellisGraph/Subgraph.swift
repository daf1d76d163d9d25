/// Which subgraph: an index in its graph, and a generation as an ``AttributeID`` has it, which says which graph that is.
struct SubgraphID: Hashable, BitwiseCopyable, Sendable {
  var index: UInt32
  var generation: UInt32
}

/// A part of a graph that comes and goes as one: it owns the attributes that were made in it.
///
/// You get one from ``AttributeGraph/makeSubgraph(in:)``. It is a handle that owns nothing; two are equal where they
/// name the same subgraph.
public struct Subgraph: Hashable, BitwiseCopyable {
  let id: SubgraphID

  /// Whether it hasn't been removed.
  ///
  /// One whose removal waits for the end of an update still exists.
  public var exists: Bool { id.exists }

  /// Removes the subgraph, the subgraphs in it, and all their attributes; during an update, when the update ends.
  ///
  /// Rules elsewhere that read one of those attributes have to run before they are read again, and trap if they still
  /// read it. Removing it twice does nothing; removing the graph's root
  /// traps. Linear in what is removed. Values and rules are destroyed last, or later: see
  /// ``AttributeGraph/defersDeallocation``.
  public func remove() {
    guard let core = id.livingCore, core.exists(id) else { return }
    guard core.subgraphs[Int(id.index)].parent != none else {
      misuse(
        "Subgraph.remove",
        "this is the graph's root, which goes with the graph; make a subgraph for what goes before")
    }
    core.requestRemoval(of: id)
    core.finish()
  }

  /// A number that no other subgraph of this program has had.
  public var rawValue: UInt64 { UInt64(id.generation) << 32 | UInt64(id.index) }
}

extension AttributeGraph {
  /// Makes a subgraph inside another; nil is the one in force, at first the root.
  public func makeSubgraph(in parent: Subgraph? = nil) -> Subgraph {
    Subgraph(id: core.addSubgraph(parent: parent.map { id(of: $0) } ?? core.currentSubgraph()))
  }

  /// The subgraph that owns the attributes which are made now: while a rule runs, the rule's own, but for what it makes
  /// ``within(_:_:)`` another one.
  ///
  /// Traps where that was removed while it was in force.
  public var currentSubgraph: Subgraph { Subgraph(id: core.currentSubgraph()) }

  /// Runs a closure with a subgraph in force, so that the attributes made in it belong to that subgraph.
  ///
  /// Where the closure removes the subgraph, it can make nothing after that: making an attribute or a subgraph traps.
  public func within<Result>(_ subgraph: Subgraph, _ body: () throws -> Result) rethrows -> Result {
    try core.within(id(of: subgraph), body)
  }

  /// Calls the closure once, just before a subgraph is removed, alone or with one that it lies in.
  ///
  /// Its attributes still exist then; look at no more than their ``Attribute/cachedValue``. It isn't called when the
  /// whole graph goes.
  public func onRemoval(of subgraph: Subgraph, perform: @escaping () -> Void) {
    let id = id(of: subgraph)
    core.subgraphs[Int(id.index)].hasObservers = true
    registry.removalObservers[id, default: []].append(perform)
  }

  private func id(of subgraph: Subgraph) -> SubgraphID {
    if let owner = subgraph.id.livingCore, owner != core {
      misuse(
        "AttributeGraph",
        "the subgraph (index \(subgraph.id.index)) is another graph's; use one of this graph's own")
    }
    guard subgraph.exists else {
      misuse("AttributeGraph", "the subgraph (index \(subgraph.id.index)) was removed; make another")
    }
    return subgraph.id
  }
}
