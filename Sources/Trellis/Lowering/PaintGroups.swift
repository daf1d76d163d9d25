import Foundation
import TrellisDisplayList
import TrellisGraph

/// The items of a container with many children, gathered in nested lists, in levels: so a change in one of them reaches the
/// container by way of a few short lists.
///
/// ```
///               the container's item
///            ┌───────────┴──────────┐
///          group                  group        each an attribute; at most 64 items in each
///      ┌─────┼─────┐          ┌─────┼─────┐
///    item  item  item       item  item  item
/// ```
/// Where a group begins is a matter of who its first item is, not of where that stands: an item that comes, goes or moves
/// changes the groups that it is in, and the others stay. What is in a group never changes; another group takes its place,
/// with the same identity in the picture.
@MainActor
final class PaintGroups {
  /// The most items that a list of a container has.
  nonisolated static let limit = 64
  /// How many items a group has on average, about.
  nonisolated private static let spread: UInt64 = 16

  /// An item of a list, with what tells it from the others there.
  private struct Member: Equatable {
    let id: UInt64
    let item: Attribute<DisplayItem>
  }

  private struct Group {
    let members: [Member]
    let item: Attribute<DisplayItem>
    let subgraph: Subgraph
  }

  private let name: String
  private let graph: AttributeGraph
  /// What owns the groups.
  private let owner: Subgraph
  /// The groups that there are, by level from the bottom, and by identity.
  private var levels: [[UInt64: Group]] = []

  /// Creates the groups of a container that has none yet; they are made in the subgraph in force.
  init(named name: String, _ graph: AttributeGraph) {
    self.name = name
    self.graph = graph
    owner = graph.currentSubgraph
  }

  /// Gathers items, back to front, and answers what the container's own list has in it.
  ///
  /// Called in a rule, which is asked before any of the groups is. Linear in the items.
  func gather(_ items: [Attribute<DisplayItem>]) -> [Attribute<DisplayItem>] {
    var members = items.map { Member(id: $0.erased.rawValue, item: $0) }
    var level = 0
    while members.count > Self.limit {
      members = gather(members, level)
      level += 1
    }
    for surplus in levels[level...] { for group in surplus.values { group.subgraph.remove() } }
    levels.removeSubrange(level...)
    return members.map(\.item)
  }

  private func gather(_ members: [Member], _ level: Int) -> [Member] {
    if level == levels.count { levels.append([:]) }
    var old = levels[level]
    var new: [UInt64: Group] = [:]
    var gathered: [Member] = []
    var start = 0
    while start < members.count {
      var end = start + 1
      while end < members.count, end - start < Self.limit, !Self.begins(members[end].id, level) { end += 1 }
      // The first group is the first, whoever is first in it: so little is drawn anew where rows come before the others.
      let id = start == 0 ? 0 : members[start].id
      let part = Array(members[start..<end])
      var group = old.removeValue(forKey: id)
      if let known = group, known.members != part {
        known.subgraph.remove()
        group = nil
      }
      let now = group ?? make(part, id: id)
      new[id] = now
      gathered.append(Member(id: id, item: now.item))
      start = end
    }
    for group in old.values { group.subgraph.remove() }
    levels[level] = new
    return gathered
  }

  private func make(_ members: [Member], id: UInt64) -> Group {
    let subgraph = graph.makeSubgraph(in: owner)
    let item = graph.within(subgraph) {
      graph.rule(name: "\(name).group", kind: .displayList) {
        DisplayItem(id: id, frame: .zero, content: .list(DisplayList(members.map(\.item.wrappedValue))))
      }
    }
    return Group(members: members, item: item, subgraph: subgraph)
  }

  /// Whether a group begins with an item, at a level: one in 16 does, and which ones is another matter at each level.
  nonisolated private static func begins(_ id: UInt64, _ level: Int) -> Bool {
    // The finalizer of SplitMix64 (Steele, Lea, Flood 2014): numbers that count up come out as if they were thrown.
    var bits = id &+ UInt64(level &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return (bits ^ bits >> 31) % spread == 0
  }
}

/// The items that a container's own list has in it: its children's in the order in which they are painted, or groups of them
/// where there are many.
@MainActor
final class PaintedItems {
  private let name: String
  private let children: Children
  private let graph: AttributeGraph
  private let owner: Subgraph
  /// The groups, as long as there are any.
  private var groups: (items: Attribute<[Attribute<DisplayItem>]>, subgraph: Subgraph)?

  /// Creates what gives the items of a container that is being built.
  init(of children: Children, named name: String, _ graph: AttributeGraph) {
    (self.name, self.children, self.graph) = (name, children, graph)
    owner = graph.currentSubgraph
  }

  /// The items now; reading them in a rule makes the rule depend on those, and on which there are.
  var now: [DisplayItem] {
    let children = children.now
    guard children.count > PaintGroups.limit else {
      groups?.subgraph.remove()
      groups = nil
      return paintOrderByZIndex(children).map { children[$0].outputs.displayItem.wrappedValue }
    }
    let groups = groups ?? makeGroups()
    self.groups = groups
    return groups.items.wrappedValue.map(\.wrappedValue)
  }

  private func makeGroups() -> (Attribute<[Attribute<DisplayItem>]>, Subgraph) {
    let subgraph = graph.makeSubgraph(in: owner)
    let items = graph.within(subgraph) {
      let groups = PaintGroups(named: name, graph)
      let children = children
      return graph.rule(name: "\(name).groups", kind: .children) {
        let children = children.now
        return groups.gather(paintOrderByZIndex(children).map { children[$0].outputs.displayItem })
      }
    }
    return (items, subgraph)
  }
}

/// The children's indices, those with a lower z-index first; in their own order where it is the same.
@MainActor
private func paintOrderByZIndex(_ children: [Child]) -> [Int] {
  guard children.contains(where: { $0.element.traits.zIndex != nil }) else { return Array(children.indices) }
  let depths = children.map { $0.element.traits.zIndex?.wrappedValue ?? 0 }
  return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
}
