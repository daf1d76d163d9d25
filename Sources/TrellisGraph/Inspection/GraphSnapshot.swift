/// A graph at one moment, as plain values.
///
/// You get one from ``AttributeGraph/snapshot()``.
public struct GraphSnapshot: Hashable, Sendable {
  /// An attribute.
  public struct Node: Hashable, Sendable {
    /// The number that edges know it by; unique among the nodes, the same in later snapshots while it lives.
    public var id: Int
    /// Its name; empty where it has none.
    public var name: String
    /// Its kind.
    public var kind: AttributeKind
    /// The type of its value, as source spells it.
    public var type: String
    /// Whether something that it depends on was set since it was brought up to date, or its rule has never run.
    public var isPerhapsOutOfDate: Bool
  }

  /// A dependency.
  public struct Edge: Hashable, Sendable {
    /// The attribute that was read.
    public var from: Int
    /// The attribute whose rule read it.
    public var to: Int
    /// Whether the value that was read isn't the value now.
    public var isPending: Bool
  }

  /// The attributes, by id, ascending.
  public var nodes: [Node]
  /// The dependencies, grouped by reader in the order of `nodes`, each reader's in read order.
  public var edges: [Edge]
}

extension AttributeGraph {
  /// The graph as it stands now; nothing is brought up to date for it.
  ///
  /// Linear in the graph.
  public func snapshot() -> GraphSnapshot {
    var snapshot = GraphSnapshot(nodes: [], edges: [])
    for index in 0..<Int(core.storage.pointee.nodes.count) where core.nodes[index].generation != 0 {
      let record = core.nodes[index]
      snapshot.nodes.append(
        GraphSnapshot.Node(
          id: index, name: names[record.name], kind: kinds[record.kind],
          type: "\(record.type.takeUnretainedValue().valueType)",
          isPerhapsOutOfDate: core.flags[index].contains(.dirty)))
      var edge = record.firstInput
      while edge != none {
        let input = core.edges[Int(edge)]
        if input.from != none {
          let isPending = input.seenVersion != core.nodes[Int(input.from)].version
          snapshot.edges.append(GraphSnapshot.Edge(from: Int(input.from), to: index, isPending: isPending))
        }
        edge = input.nextInput
      }
    }
    return snapshot
  }
}
