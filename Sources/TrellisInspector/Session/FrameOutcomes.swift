import TrellisGraph

/// What became of attributes in a frame, as pages are told of it: numbers alone, shared by all of them, made to text in a thread beside.
struct FrameOutcomes: Sendable {
  /// The most attributes that one message tells of: who shows more asks for the frame.
  static let limit = 4000

  /// The attributes by their numbers; by ``NodeOutcome/ordinal``.
  private(set) var nodes = [[UInt32]](repeating: [], count: NodeOutcome.allCases.count)
  private(set) var isCut = false

  init() {}

  /// Takes what a table has: first what did something.
  init(_ table: OutcomeTable) {
    isCut = table.count > Self.limit
    for (node, outcome) in table.activeNodes.prefix(Self.limit) {
      nodes[Int(outcome.rawValue)].append(UInt32(truncatingIfNeeded: node))
    }
    let room = Self.limit - min(table.count - table.markedCount, Self.limit)
    nodes[NodeOutcome.marked.ordinal] = table.markedNodes.prefix(room).map { UInt32(truncatingIfNeeded: $0) }
  }

  /// How many attributes it tells of.
  var count: Int { nodes.reduce(0) { $0 + $1.count } }

  /// Several frames' as one: what became of an attribute last counts.
  static func merged(_ all: [FrameOutcomes]) -> FrameOutcomes {
    if all.count == 1 { return all[0] }
    var last: [UInt32: Int] = [:]
    var merged = FrameOutcomes()
    for outcomes in all {
      merged.isCut = merged.isCut || outcomes.isCut
      for (outcome, nodes) in outcomes.nodes.enumerated() {
        for node in nodes {
          if last.count >= limit, last[node] == nil {
            merged.isCut = true
          } else {
            last[node] = outcome
          }
        }
      }
    }
    for (node, outcome) in last { merged.nodes[outcome].append(node) }
    return merged
  }

  /// As it is sent.
  var json: JSONText {
    .object(
      zip(NodeOutcome.allCases, nodes).map { outcome, nodes in
        (outcome.rawValue, .ints(nodes.sorted().lazy.map { Int($0) }))
      })
  }
}
