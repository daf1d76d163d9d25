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
    core.markPutOff()
    var snapshot = GraphSnapshot(nodes: [], edges: [])
    for index in 0..<Int(core.storage.pointee.nodes.count) where core.nodes[index].generation != 0 {
      let shape = core.shape(of: UInt32(index)).pointee
      snapshot.nodes.append(
        GraphSnapshot.Node(
          id: number(of: index), name: names[shape.name], kind: kinds[shape.kind],
          type: "\(core.type(of: UInt32(index)).valueType)",
          isPerhapsOutOfDate: core.isPerhapsOutOfDate(UInt32(index))))
      let inputs = core.inputs[index]
      for position in 0..<Int(inputs.count) {
        let source = core.links[Int(inputs.start) + position]
        if source == removedNode { continue }
        snapshot.edges.append(
          GraphSnapshot.Edge(
            from: number(of: Int(source)), to: number(of: index),
            isPending: core.isPending(from: source, to: UInt32(index))))
      }
    }
    return snapshot
  }

  /// People count attributes from 0; the first place is taken by the node of what was removed.
  private func number(of index: Int) -> Int { index - 1 }
}

extension GraphCore {
  /// Whether a source has another value than its reader saw.
  func isPending(from source: UInt32, to reader: UInt32) -> Bool {
    flags[Int(source)].contains(.hasBase)
      || nodes[Int(source)].changedAt > nodes[Int(reader)].evaluatedAt
  }
}
