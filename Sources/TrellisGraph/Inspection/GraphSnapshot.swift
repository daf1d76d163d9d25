/// A graph at one moment, as plain values.
///
/// You get one from ``AttributeGraph/snapshot(withValues:)``. ``json()`` can be decoded again.
public struct GraphSnapshot: Hashable, Sendable, Codable {
  /// What an attribute is to the engine.
  public enum Role: String, Hashable, Sendable, Codable {
    /// It is set from outside.
    case input
    /// It never changes.
    case constant
    /// It is computed.
    case rule
  }

  /// An attribute.
  public struct Node: Hashable, Sendable, Codable {
    /// The number that edges know it by; unique among the nodes, the same in later snapshots while it lives.
    public var id: Int
    /// Its name; empty where it has none.
    public var name: String
    /// Its kind.
    public var kind: AttributeKind
    /// Whether it is set, computed, or neither.
    public var role: Role
    /// The type of its value, as source spells it.
    public var type: String
    /// Its latest value, be it out of date or not, as text; nil where values weren't asked for, or there is none yet.
    public var value: String?
    /// The number of the subgraph that owns it.
    public var subgraph: Int
    /// Where in the source it was made.
    public var location: SourcePlace?
    /// Whether something that it depends on was set since it was brought up to date, or its rule has never run.
    public var isPerhapsOutOfDate: Bool
    /// The update in which its value changed last; for one that has never changed, that of its making or the next.
    public var changedAt: Int
    /// The update in which its rule ran last; nil where it has none, or has never run.
    public var evaluatedAt: Int?
    /// Where it is in what the graph is of, as whoever builds the graph calls it; nil where nobody has said.
    public var path: String?
  }

  /// A dependency.
  public struct Edge: Hashable, Sendable, Codable {
    /// The attribute that was read.
    public var from: Int
    /// The attribute whose rule read it.
    public var to: Int
    /// Whether the value that was read isn't the value now.
    public var isPending: Bool
  }

  /// A part of the graph that comes and goes as one.
  public struct Subgraph: Hashable, Sendable, Codable {
    /// Its number; unique among the subgraphs, the same in later snapshots while it lives.
    public var id: Int
    /// The subgraph that it lies in; nil for the root.
    public var parent: Int?
  }

  /// How many updates there have been.
  public var update: Int
  /// The attributes, by id, ascending.
  public var nodes: [Node]
  /// The dependencies, grouped by reader in the order of `nodes`, each reader's in read order.
  public var edges: [Edge]
  /// The subgraphs, by id, ascending; the root is the first.
  public var subgraphs: [Subgraph]
}

extension AttributeGraph {
  /// The graph as it stands now; nothing is brought up to date for it.
  ///
  /// With values, each is described as text, of at most 200 characters. Linear in the graph.
  public func snapshot(withValues: Bool = false) -> GraphSnapshot {
    core.markPutOff()
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

  /// People count attributes from 0; the first place is taken by the node of what was removed.
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
      isPerhapsOutOfDate: core.isPerhapsOutOfDate(index), changedAt: Int(record.changedAt),
      evaluatedAt: record.evaluatedAt == 0 ? nil : Int(record.evaluatedAt))
  }
}

extension AnyAttribute {
  /// The number that snapshots know the attribute by, while it exists.
  public var snapshotID: Int { AttributeGraph.number(of: Int(id.index)) }
}

extension GraphCore {
  /// Whether a source has another value than its reader saw.
  func isPending(from source: UInt32, to reader: UInt32) -> Bool {
    flags[Int(source)].isSuperset(of: [.isInput, .hasBase])
      || nodes[Int(source)].changedAt > nodes[Int(reader)].evaluatedAt
  }
}
