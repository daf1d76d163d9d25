/// A graph at one moment, as plain values.
///
/// You get one from ``AttributeGraph/snapshot(withValues:)``. The result of ``json()`` can be decoded as a snapshot.
public struct GraphSnapshot: Hashable, Sendable, Codable {
  /// The role of an attribute in the engine.
  public enum Role: String, Hashable, Sendable, Codable {
    /// An attribute that is set from outside.
    case input
    /// An attribute that never changes.
    case constant
    /// An attribute that is computed.
    case rule
  }

  /// An attribute.
  public struct Node: Hashable, Sendable, Codable {
    /// The number that edges refer to; unique among the nodes, and the same in later snapshots while the attribute exists.
    public var id: Int
    /// The attribute's name; empty if it has none.
    public var name: String
    /// The attribute's kind.
    public var kind: AttributeKind
    /// Whether the attribute is an input, a constant or a rule.
    public var role: Role
    /// The type of the value, spelled as in source.
    public var type: String
    /// The latest value as text, stale or not; nil if values weren't requested or there is none yet.
    public var value: String?
    /// The number of the subgraph that owns the attribute.
    public var subgraph: Int
    /// The location in source where the attribute was created.
    public var location: CodeLocation?
    /// Whether the attribute may be stale: a dependency was set since its last update, or its rule has never run.
    public var isStale: Bool
    /// The number of the update in which the value changed last.
    ///
    /// If the value never changed, this is the number of the update in which the attribute was created, or of the next update if it was
    /// created between updates.
    public var changedAt: Int
    /// The number of the update in which the rule ran last; nil if there is no rule or it has never run.
    public var evaluatedAt: Int?
    /// The attribute's path in the structure that the graph models, as named by the graph's owner; nil if none was given.
    public var path: String?
  }

  /// A dependency.
  public struct Edge: Hashable, Sendable, Codable {
    /// The attribute that was read.
    public var from: Int
    /// The attribute whose rule read the source.
    public var to: Int
    /// Whether the source has changed since it was read.
    public var isPending: Bool
  }

  /// A part of the graph that is created and removed as one.
  public struct Subgraph: Hashable, Sendable, Codable {
    /// The subgraph's number; unique among the subgraphs, and the same in later snapshots while the subgraph exists.
    public var id: Int
    /// The number of the enclosing subgraph; nil for the root.
    public var parent: Int?
  }

  /// The number of updates so far.
  public var update: Int
  /// The attributes, by id, ascending.
  public var nodes: [Node]
  /// The dependencies, grouped by reader in the order of `nodes`, each reader's in read order.
  public var edges: [Edge]
  /// The subgraphs by id, ascending; the root is first.
  public var subgraphs: [Subgraph]
}

extension AttributeGraph {
  /// Returns a snapshot of the present graph without updating anything.
  ///
  /// Values, if requested, are described as text of at most 200 characters. Linear in the graph.
  public func snapshot(withValues: Bool = false) -> GraphSnapshot {
    core.markDeferred()
    var snapshot = GraphSnapshot(
      update: Int(core.storage.pointee.epoch), nodes: [], edges: [], subgraphs: [])
    var owners = [Int](repeating: 0, count: core.storage.pointee.nodes.count)
    for index in 0..<core.storage.pointee.subgraphs.count where core.subgraphs[index].exists {
      let parent = core.subgraphs[index].parent
      snapshot.subgraphs.append(GraphSnapshot.Subgraph(id: index, parent: parent == none ? nil : Int(parent)))
      var node = core.subgraphs[index].firstNode
      while node != none {
        owners[Int(node)] = index
        node = core.storage.pointee.next.base[Int(node)]
      }
    }
    for index in 0..<core.storage.pointee.nodes.count where core.nodes[index].exists {
      snapshot.nodes.append(node(UInt32(index), subgraph: owners[index], withValue: withValues))
      for source in core.inputArray(of: UInt32(index)) {
        snapshot.edges.append(
          GraphSnapshot.Edge(
            from: AttributeGraph.number(of: Int(source)), to: AttributeGraph.number(of: index),
            isPending: core.isPending(from: source, to: UInt32(index))))
      }
    }
    return snapshot
  }

  /// Returns the public number of a node: numbers start at 0, and index 0 is the node that represents removed attributes.
  fileprivate static func number(of index: Int) -> Int { index - 1 }

  private func node(_ index: UInt32, subgraph: Int, withValue: Bool) -> GraphSnapshot.Node {
    let shape = core.shape(of: index).pointee
    let flags = core.flags[Int(index)]
    let record = core.nodes[Int(index)]
    return GraphSnapshot.Node(
      id: AttributeGraph.number(of: Int(index)), name: core.name(of: index),
      kind: registry.kinds[shape.kind],
      role: !flags.contains(.isInput) ? .rule : flags.contains(.isConstant) ? .constant : .input,
      type: "\(core.type(of: index).valueType)", value: withValue ? core.describeValue(of: index) : nil,
      subgraph: subgraph, location: shape.site.location,
      isStale: core.isStale(index), changedAt: Int(record.changedAt),
      evaluatedAt: record.evaluatedAt == 0 ? nil : Int(record.evaluatedAt))
  }
}

extension AnyAttribute {
  /// The number of the attribute in snapshots, while it exists.
  public var snapshotID: Int { AttributeGraph.number(of: Int(id.index)) }
}

extension GraphCore {
  /// Returns whether a source has changed since its reader read it.
  func isPending(from source: UInt32, to reader: UInt32) -> Bool {
    flags[Int(source)].isSuperset(of: [.isInput, .hasBase])
      || nodes[Int(source)].changedAt > nodes[Int(reader)].evaluatedAt
  }
}
