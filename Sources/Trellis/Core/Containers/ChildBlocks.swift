import Foundation
import TrellisDisplayList
import TrellisGraph

/// A second level of grouping for long lists: gathers ``ChildGroup``s into blocks of neighbours.
///
/// When one leaf changes, a few short display lists are rewritten, not one list with an item per group. When a row is inserted or
/// becomes higher, one rule per block, not per group, checks whether its placements are still equal.
///
/// The boundaries of blocks follow from the groups' numbers, not from their positions (content-defined chunking). So an inserted
/// or removed group changes the block that it is in, and the other blocks stay.
@MainActor
final class ChildBlocks {
  /// The largest number of groups in the container's own list, and in a block.
  private static let limit = 32
  /// The approximate average number of groups per block.
  private static let spread: UInt64 = 16

  private let name: String
  private let arrangement: Attribute<Arrangement>
  private let owner: Subgraph
  private let graph: AttributeGraph
  private let motions: ChildMotions
  private var blocks: [ChildBlock] = []

  init(
    named name: String, _ arrangement: Attribute<Arrangement>, in owner: Subgraph, _ motions: ChildMotions,
    _ graph: AttributeGraph
  ) {
    (self.name, self.arrangement, self.owner, self.graph) = (name, arrangement, owner, graph)
    self.motions = motions
  }

  /// Gathers groups into blocks, or returns no blocks if there are few groups.
  ///
  /// Linear in the number of groups.
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

  /// Returns whether a block begins with the group of a number; about one group in sixteen begins a block.
  private static func begins(_ number: UInt64) -> Bool {
    // The finalizer of SplitMix64 (Steele, Lea, Flood 2014): consecutive numbers come out as if they were random.
    var bits = number &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return (bits ^ bits >> 31) % spread == 0
  }
}

/// A block of consecutive groups.
@MainActor
final class ChildBlock {
  let groups: [ChildGroup]
  private let subgraph: Subgraph
  /// Whether the groups are in other blocks now; the block is removed when the update ends.
  private var isDissolved = false
  /// The placements of the groups' members, relative to the first member.
  let placements: Attribute<[Placement]>
  /// The display item of the groups, in a space whose origin is the first group's origin.
  let item: Attribute<DisplayItem>

  /// The index of the first member among all children.
  var start: Int { groups[0].start }

  fileprivate init(
    _ groups: [ChildGroup], named name: String, _ arrangement: Attribute<Arrangement>, in owner: Subgraph,
    _ motions: ChildMotions, _ graph: AttributeGraph
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
      // A reader that reads a dissolved block has to run again, so any value will do.
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

  /// Removes the block; its groups go into other blocks, or into none.
  fileprivate func dissolve() {
    isDissolved = true
    for group in groups where group.block === self { group.block = nil }
    subgraph.remove()
  }
}
