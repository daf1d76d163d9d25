import TrellisGraph

/// The outcomes of attributes in a frame, as sent to pages.
///
/// The value contains only numbers, is shared by all pages, and becomes text in another thread.
struct FrameOutcomes: Sendable {
  /// The most attributes in one message; to show more, a page asks for the frame.
  static let limit = 4000

  /// The numbers of the attributes, by ``NodeOutcome/ordinal``.
  private(set) var nodes = [[UInt32]](repeating: [], count: NodeOutcome.allCases.count)
  private(set) var isCut = false

  init() {}

  /// Creates the outcomes of a table; if there are too many, attributes that were only marked are omitted first.
  init(_ table: OutcomeTable) {
    isCut = table.count > Self.limit
    for (node, outcome) in table.activeNodes.prefix(Self.limit) {
      nodes[Int(outcome.rawValue)].append(UInt32(truncatingIfNeeded: node))
    }
    let remaining = Self.limit - min(table.count - table.markedCount, Self.limit)
    nodes[NodeOutcome.marked.ordinal] = table.markedNodes.prefix(remaining).map {
      UInt32(truncatingIfNeeded: $0)
    }
  }

  /// The number of attributes.
  var count: Int { nodes.reduce(0) { $0 + $1.count } }

  /// Merges the outcomes of several frames; an attribute's last outcome counts.
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

  /// The JSON that is sent.
  var json: JSONText {
    .object(
      zip(NodeOutcome.allCases, nodes).map { outcome, nodes in
        (outcome.rawValue, .ints(nodes.sorted().lazy.map { Int($0) }))
      })
  }
}
