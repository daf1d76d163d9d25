import Foundation
import TrellisDisplayList
import TrellisGraph

/// The groups of a long list, gathered once more: so one leaf's change rewrites a few short lists, and not one with an item for
/// each group; and where a row comes or becomes higher, so many rules look whether they stayed as there are blocks, not groups.
///
/// Where a block begins is a matter of which group comes first in it, not of where that stands: a group that comes or goes
/// changes the block that it is in, and the others stay.
@MainActor
final class ChildBlocks {
  /// The most groups that the container's own list has; more are gathered in blocks.
  private static let limit = 32
  /// How many groups a block has on average, about.
  private static let spread: UInt64 = 16

  private let name: String
  private let arrangement: Attribute<Arrangement>
  private let owner: Subgraph
  private let graph: AttributeGraph
  private let motions: Motions
  private var blocks: [ChildBlock] = []

  init(
    named name: String, _ arrangement: Attribute<Arrangement>, in owner: Subgraph, _ motions: Motions,
    _ graph: AttributeGraph
  ) {
    (self.name, self.arrangement, self.owner, self.graph) = (name, arrangement, owner, graph)
    self.motions = motions
  }

  /// Gathers groups; none where there are few.
  ///
  /// Linear in the groups.
  func gather(_ groups: [ChildGroup]) -> [ChildBlock] {
    var old: [ObjectIdentifier: ChildBlock] = [:]
    for block in blocks { old[ObjectIdentifier(block.groups[0])] = block }
    blocks = []
    var rest = groups.count > Self.limit ? groups[...] : []
    while let first = rest.first {
      let end = rest.dropFirst().prefix(Self.limit - 1).firstIndex { Self.begins($0.number) }
      let part = rest[..<(end ?? min(rest.endIndex, rest.startIndex + Self.limit))]
      rest = rest[part.endIndex...]
      if let known = old.removeValue(forKey: ObjectIdentifier(first)) {
        if known.groups.elementsEqual(part, by: ===) {
          blocks.append(known)
          continue
        }
        known.dissolve()
      }
      blocks.append(ChildBlock(Array(part), named: name, arrangement, in: owner, motions, graph))
    }
    for block in old.values { block.dissolve() }
    return blocks
  }

  /// Whether a block begins with a group of a number: one in sixteen does.
  private static func begins(_ number: UInt64) -> Bool {
    // The finalizer of SplitMix64 (Steele, Lea, Flood 2014): numbers that count up come out as if they were thrown.
    var bits = number &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return (bits ^ bits >> 31) % spread == 0
  }
}

/// Some groups, one after the other.
@MainActor
final class ChildBlock {
  let groups: [ChildGroup]
  private let subgraph: Subgraph
  /// Whether its groups are in other blocks now; it is removed when the update ends.
  private var isDissolved = false
  /// Where the members of the groups stand, relative to the first one.
  let placements: Attribute<[Placement]>
  /// What the groups draw, in a space that has its origin at the first group's.
  let item: Attribute<DisplayItem>

  /// The index of the first member among all children.
  var start: Int { groups[0].start }

  fileprivate init(
    _ groups: [ChildGroup], named name: String, _ arrangement: Attribute<Arrangement>, in owner: Subgraph,
    _ motions: Motions, _ graph: AttributeGraph
  ) {
    self.groups = groups
    subgraph = graph.makeSubgraph(in: owner)
    (placements, item) = graph.within(subgraph) {
      (
        graph.declare([Placement].self, name: "\(name).block", kind: .placements),
        graph.declare(DisplayItem.self, name: "\(name).block", kind: .displayList)
      )
    }
    let (placements, item) = (placements, item)
    let count = groups.reduce(0) { $0 + $1.count }
    graph.define(placements) { [self] in
      // Whoever still asks a block that is no more has to ask again.
      if isDissolved { return [] }
      return arrangement.withValue { Placement.relative($0.pointee.placements[start..<(start + count)]) }
    }
    graph.define(item) { [self] in
      let origins = placements.withValue { all in
        groups.map { all.pointee[$0.start - start].frame.origin }
      }
      let items = zip(groups, origins).map { $0.shown(at: $1, motions) }
      return DisplayItem(id: item.erased.rawValue, frame: .zero, content: .list(DisplayList(items)))
    }
    for group in groups { group.block = self }
  }

  /// The groups go into other blocks, or into none.
  fileprivate func dissolve() {
    isDissolved = true
    for group in groups where group.block === self { group.block = nil }
    subgraph.remove()
  }
}
