import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// The children of a container whose views come and go, or are many: kept by the identity of their elements, in short groups
/// of neighbours.
///
/// ```
///      the container's placements          the container's item
///        │            │                      ▲            ▲
///      group        group                  group        group       each an attribute
///      │ │ │        │ │ │                  ▲ ▲ ▲        ▲ ▲ ▲
///     sizes of    sizes of                items of      items of    in the group's own space
///     children    children                children      children
/// ```
/// What a group knows is relative to its first member. So where rows are inserted in front of it or become higher, the whole
/// group stays as it is, and only its own origin is another: a change costs the groups that it is in, and one number for each
/// of the others.
///
/// When the list changes, members at both ends that stayed keep their groups; what lies between is grouped anew.
@MainActor
final class ChildGroups {
  /// The most members that a group has; fewer views than that are in no group.
  nonisolated static let limit = 64
  /// How many members a group gets that is made of more than one may have.
  private static let usual = 32

  private let name: String
  private let arrangement: Attribute<Arrangement>
  private let inputs: ViewInputs
  private let owner: Subgraph
  private let blocks: ChildBlocks
  private var groupCount: UInt64 = 0
  private var list = ChildList(version: 0, members: [], groups: [], blocks: [])

  /// Creates what keeps the children of a container that is being built.
  init(named name: String, _ arrangement: Attribute<Arrangement>, _ inputs: ViewInputs) {
    self.name = name
    self.arrangement = arrangement
    self.inputs = inputs
    owner = inputs.graph.currentSubgraph
    blocks = ChildBlocks(named: name, arrangement, in: owner, inputs.graph)
  }

  /// Makes children for new elements, forgets those whose elements have gone, and answers all there are now.
  ///
  /// Linear in the elements, with a comparison for each that stayed.
  func update(_ elements: [ViewElement]) -> ChildList {
    let old = list.members
    let limit = min(old.count, elements.count)
    var start = 0
    while start < limit, old[start].element.id == elements[start].id { start += 1 }
    var end = 0
    while end < limit - start, old[old.count - 1 - end].element.id == elements[elements.count - 1 - end].id {
      end += 1
    }
    if start == elements.count, start == old.count, list.version > 0 { return list }
    var gone: [UInt64: Child] = [:]
    for child in old[start..<(old.count - end)] { gone[child.element.id] = child }
    let middle = elements[start..<(elements.count - end)].map { element in
      gone.removeValue(forKey: element.id) ?? make(element)
    }
    for child in gone.values { (child.position as! SeatedPosition).index = .max }
    let members = Array(old[..<start]) + middle + Array(old[(old.count - end)...])
    let groups = members.count > ChildGroups.limit ? regroup(members, start, end) : ungroup()
    for (index, child) in members.enumerated() {
      (child.position as! SeatedPosition).index = index
    }
    list = ChildList(
      version: list.version + 1, members: members, groups: groups, blocks: blocks.gather(groups))
    return list
  }

  private func make(_ element: ViewElement) -> Child {
    let position = SeatedPosition(
      .max, of: arrangement, named: "\(name).child", element.subgraph, inputs)
    return Child(element, at: position, inputs)
  }

  private func ungroup() -> [ChildGroup] {
    for group in list.groups { group.dissolve() }
    return []
  }

  /// Groups members, of which so many at the start and at the end are where they were.
  private func regroup(_ members: [Child], _ start: Int, _ end: Int) -> [ChildGroup] {
    var front: [ChildGroup] = []
    var back: [ChildGroup] = []
    var between = list.groups[...]
    var (first, last) = (0, members.count)
    while let group = between.first, first + group.count <= start {
      front.append(between.removeFirst())
      first += group.count
    }
    while let group = between.last, members.count - last + group.count <= end {
      back.append(between.removeLast())
      last -= group.count
    }
    for group in between { group.dissolve() }
    // A few new members join a neighbour, so that groups don't become short.
    while first < last, last - first < ChildGroups.usual / 2,
      let neighbour = back.last ?? front.last, last - first + neighbour.count <= ChildGroups.limit
    {
      neighbour.dissolve()
      if back.last === neighbour {
        back.removeLast()
        last += neighbour.count
      } else {
        front.removeLast()
        first -= neighbour.count
      }
    }
    let count = last - first
    let pieces =
      count > ChildGroups.limit ? (count + ChildGroups.usual - 1) / ChildGroups.usual : min(count, 1)
    let made = (0..<pieces).map { piece in
      groupCount += 1
      return ChildGroup(
        Array(members[(first + count * piece / pieces)..<(first + count * (piece + 1) / pieces)]),
        groupCount, named: name, arrangement, in: owner, inputs.graph)
    }
    let groups = front + made + back.reversed()
    var next = 0
    for group in groups {
      group.start = next
      next += group.count
    }
    return groups
  }
}

/// Some neighbours among a container's children.
@MainActor
final class ChildGroup {
  private let members: [Child]
  /// Tells it from all other groups that the container had.
  let number: UInt64
  /// The index of the first member among all children.
  var start = 0
  /// Whether its members are in other groups now; it is removed when the update ends.
  private var isDissolved = false
  private let subgraph: Subgraph
  private let placements: Attribute<[Placement]>
  /// The members' sizes.
  let sizes: Attribute<[ViewSize]>
  /// What the members draw, in a space that has its origin at the first member's.
  let item: Attribute<DisplayItem>

  let count: Int

  init(
    _ members: [Child], _ number: UInt64, named name: String, _ arrangement: Attribute<Arrangement>,
    in owner: Subgraph,
    _ graph: AttributeGraph
  ) {
    self.members = members
    self.number = number
    count = members.count
    subgraph = graph.makeSubgraph(in: owner)
    (placements, sizes, item) = graph.within(subgraph) {
      let placements = graph.declare([Placement].self, name: "\(name).group", kind: .placements)
      let sizes = graph.rule(name: "\(name).group", kind: .geometry) {
        placements.wrappedValue.map(\.viewSize)
      }
      return (placements, sizes, graph.declare(DisplayItem.self, name: "\(name).group", kind: .displayList))
    }
    graph.define(placements) { [self] in
      arrangement.withValue { all in
        // Whoever still asks a group that is no more has to ask again.
        isDissolved ? [] : ChildGroup.relative(all.pointee.placements[start..<(start + count)])
      }
    }
    graph.define(item) { [self] in
      let items = zip(members, placements.wrappedValue).compactMap { child, placement in
        child.zIndex == 0 ? child.outputs.drawn.moved(by: placement.frame.origin) : nil
      }
      return DisplayItem(id: item.erased.rawValue, frame: .zero, content: .list(DisplayList(items)))
    }
    for (index, child) in members.enumerated() {
      (child.position as! SeatedPosition).seat = (self, index)
    }
  }

  /// The placements in the space of the first one.
  private static func relative(_ placements: ArraySlice<Placement>) -> [Placement] {
    guard let origin = placements.first?.frame.origin else { return [] }
    return placements.map { placement in
      var placement = placement
      placement.frame.origin.x -= origin.x
      placement.frame.origin.y -= origin.y
      return placement
    }
  }

  /// The members go into other groups, or into none.
  func dissolve() {
    isDissolved = true
    for child in members {
      let position = child.position as! SeatedPosition
      if position.seat?.group === self { position.seat = nil }
    }
    subgraph.remove()
  }
}

/// The position of a child that may come, go and move.
final class SeatedPosition: ArrangedPosition {
  /// The group that the child is in, and which of its members it is; nil where the container has no groups.
  fileprivate(set) var seat: (group: ChildGroup, index: Int)?

  override func readSize() -> ViewSize {
    guard let seat else { return super.readSize() }
    return seat.group.sizes.withValue { $0.pointee[seat.index] }
  }
}
