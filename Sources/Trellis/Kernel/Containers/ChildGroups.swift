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
///      block        block                  block        block       each an attribute
///        │            │                      ▲            ▲
///      group        group                  group        group       each an attribute
///      ┆ ┆ ┆        ┆ ┆ ┆                  ▲ ▲ ▲        ▲ ▲ ▲
///     sizes of    sizes of                items of      items of    in the group's own space
///     children    children                children      children
/// ```
/// What a group knows is relative to its first member. So where rows are inserted in front of it or become higher, the whole
/// group stays as it is, and only its own origin is another: a change costs the groups that it is in, and one number for each
/// of the others.
///
/// The children's sizes are outcomes of their group's rule: where the placements are only perhaps out of date, nothing in the
/// rows is marked. Whoever reads what is in a row from outside reads its group's placements first; see ``settled``.
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
  let inputs: ViewInputs
  private let owner: Subgraph
  private let blocks: ChildBlocks
  /// The container's computer, which takes in new computers of its children.
  private let computer: SteadyComputer
  private var groupCount: UInt64 = 0
  private(set) var list = ChildList(of: [])
  /// The children of the arrangement that was made last.
  var arranged: [Child] = []
  /// Where those stood that came back while they left, until the next arrangement is made.
  var returned: [ObjectIdentifier: CGRect] = [:]
  /// Whether children may be hidden; see ``Children/show(only:)``.
  private let mayHide: Bool
  private let showsFirst: Bool  // whether those that are there at first are seen to come, as later ones are
  /// Those that are no longer in the list and are drawn all the same, the first that left first.
  private var departed: [Child] = []

  /// Creates what keeps the children of a container that is being built.
  init(
    named name: String, _ arrangement: Attribute<Arrangement>, _ computer: SteadyComputer, mayHide: Bool,
    _ inputs: ViewInputs
  ) {
    self.mayHide = mayHide
    (self.name, self.arrangement, self.computer, self.inputs) = (name, arrangement, computer, inputs)
    owner = inputs.graph.currentSubgraph
    showsFirst = inputs.context.layers.isBuilding
    blocks = ChildBlocks(named: name, arrangement, in: owner, inputs.context.motions, inputs.graph)
  }

  /// Makes children for new elements, forgets those whose elements have gone, and answers all there are now.
  ///
  /// Linear in the elements, with a comparison for each that stayed.
  func update(_ elements: [ViewElement]) -> ChildList {
    let old = list.members
    let limit = min(old.count, elements.count)
    var start = 0
    while start < limit, old[start].element.isSame(as: elements[start]) { start += 1 }
    var end = 0
    while end < limit - start,
      old[old.count - 1 - end].element.isSame(as: elements[elements.count - 1 - end])
    {
      end += 1
    }
    if start == elements.count, start == old.count, list.version > 0 { return list }
    var gone: [UInt64: Child] = [:]
    for child in old[start..<(old.count - end)] { gone[child.element.id] = child }
    let isShown = list.version > 0 || showsFirst
    let middle = elements[start..<(elements.count - end)].map { element in
      if let child = gone.removeValue(forKey: element.id) ?? returning(element) { return child }
      let child = make(element, isMany: elements.count > ChildGroups.limit)
      if isShown {
        inputs.come(element, as: child.position)
        if inputs.animatingTransaction != nil || !inputs.context.motions.isEmpty {
          child.seat.anchor = TransactionAnchor(at: child.seat, inputs)
        }
      }
      return child
    }
    for index in start..<(old.count - end) {
      guard let child = gone[old[index].element.id] else { continue }
      if let last = arrangement.cachedValue, last.version == list.version,
        last.placements.indices.contains(index)
      {
        child.seat.last = last.placements[index]
        if child.element.isLeaving { depart(child) }
      } else {
        child.seat.last = Placement(frame: .zero, proposal: .unspecified)
      }
    }
    var members = old
    members.replaceSubrange(start..<(old.count - end), with: middle)
    let groups = members.count > ChildGroups.limit ? regroup(members, start, end) : ungroup()
    if groups.isEmpty {
      for (index, child) in members.enumerated() { child.seat.index = index }
    }
    list = ChildList(
      following: list, members, groups: groups, blocks: blocks.gather(groups),
      change: Splice(range: start..<(old.count - end), count: middle.count))
    return list
  }

  private func make(_ element: ViewElement, isMany: Bool) -> Child {
    let position = SeatedPosition(
      .max, of: arrangement, named: "\(name).child", inputs.context.owner(of: element), isGiven: isMany,
      mayHide: mayHide, inputs)
    return Child(element, at: position, inputs)
  }

  // MARK: - Children that leave

  /// Those that leave, the first that did first; where they stand is where they stood.
  var leaving: [Child] {
    if departed.isEmpty { return [] }
    departed.removeAll { !$0.element.isLeaving }
    return departed
  }

  private func depart(_ child: Child) {
    departed.append(child)
    child.seat.departure = SeatedPosition.Departure(to: inputs.go(child.element, as: child.position))
  }

  private func returning(_ element: ViewElement) -> Child? {
    guard let index = departed.firstIndex(where: { $0.element.isSame(as: element) }) else { return nil }
    let child = departed.remove(at: index)
    inputs.turnRound(element, as: child.position, from: child.seat.departure?.goal)
    returned[ObjectIdentifier(child)] = child.seat.last?.frame
    (child.seat.departure, child.seat.last) = (nil, nil)
    return child
  }

  /// An attribute that is always true, and up to date once all children have their sizes: who reads what is in children reads
  /// it before.
  private(set) lazy var settled: Attribute<Bool> = {
    let (graph, arrangement) = (inputs.graph, arrangement)
    return graph.within(owner) {
      graph.rule(name: "\(name).settled", kind: .placements) { [self] in
        arrangement.withValue { _ in }
        for group in list.groups { group.placements.withValue { _ in } }
        return true
      }
    }
  }()

  private func ungroup() -> [ChildGroup] {
    for group in list.groups { group.dissolve(inputs.context.motions) }
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
    for group in between { group.dissolve(inputs.context.motions) }
    // A few new members join a neighbour, so that groups don't become short.
    while first < last, last - first < ChildGroups.usual / 2,
      let neighbour = back.last ?? front.last, last - first + neighbour.count <= ChildGroups.limit
    {
      neighbour.dissolve(inputs.context.motions)
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
        groupCount, named: name, arrangement, computer, in: owner, inputs.context.motions, inputs.graph)
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
  /// The block that the group is in, where there are blocks.
  weak var block: ChildBlock?
  /// Whether its members are in other groups now; it is removed when the update ends.
  private var isDissolved = false
  private let subgraph: Subgraph
  /// Where the members stand, relative to the first one; their sizes are its outcomes.
  let placements: Attribute<[Placement]>
  /// What the members draw, in a space that has its origin at the first member's.
  let item: Attribute<DisplayItem>
  /// Another number whenever one of ``computers`` is another that the container's computer couldn't just take in.
  let computersVersion: Attribute<Int>
  /// The members' layout computers; ask ``computersVersion`` first.
  private(set) var computers: [LayoutComputer] = []
  /// Of the members' computers whose sizes are relative to a container, what they ask; nil where there are none.
  private(set) var scope: ContainerScope?
  /// Whether the container's computer has seen the members' ones.
  var isKnown = false

  let count: Int

  init(
    _ members: [Child], _ number: UInt64, named name: String, _ arrangement: Attribute<Arrangement>,
    _ computer: SteadyComputer, in owner: Subgraph, _ motions: Motions, _ graph: AttributeGraph
  ) {
    self.members = members
    self.number = number
    count = members.count
    subgraph = graph.makeSubgraph(in: owner)
    (placements, item, computersVersion) = graph.within(subgraph) {
      (
        graph.declare([Placement].self, name: "\(name).group", kind: .placements),
        graph.declare(DisplayItem.self, name: "\(name).group", kind: .displayList),
        graph.declare(Int.self, name: "\(name).group", kind: .layoutComputer)
      )
    }
    graph.define(placements) { [self] in
      // Whoever still asks a group that is no more has to ask again.
      if isDissolved { return [] }
      let placements = relativePlacements(arrangement)
      for (child, placement) in zip(members, placements) {
        child.seat.give(placement.viewSize)
      }
      return placements
    }
    graph.define(item) { [self] in
      let items = zip(members, placements.wrappedValue).compactMap { child, placement in
        child.zIndex == 0 ? child.shown(at: placement.frame.origin, motions) : nil
      }
      return DisplayItem(id: item.erased.rawValue, frame: .zero, content: .list(DisplayList(items)))
    }
    var version = 0
    graph.define(computersVersion) { [self] in
      let new = members.map { $0.outputs.layoutComputer.wrappedValue }
      let old = computers
      computers = new
      scope = new.lazy.compactMap(\.scope).first
      for (index, pair) in zip(old, new).enumerated() where pair.0 !== pair.1 {
        if !computer.exchange(pair.0, at: start + index, for: pair.1) { version += 1 }
      }
      return version
    }
    for (index, child) in members.enumerated() {
      child.seat.group = self
      child.seat.indexInGroup = index
    }
  }

  private func relativePlacements(_ arrangement: Attribute<Arrangement>) -> [Placement] {
    if let block {
      let first = start - block.start
      return block.placements.withValue { Placement.relative($0.pointee[first..<(first + count)]) }
    }
    return arrangement.withValue { Placement.relative($0.pointee.placements[start..<(start + count)]) }
  }

  /// What the members draw, where it is shown whose place is a point of the space that the group's is a part of.
  func shown(at place: CGPoint, _ motions: Motions) -> DisplayItem {
    item.wrappedValue.moved(by: place.moved(by: motions.distance(of: self)))
  }

  /// The members go into other groups, or into none; what the group has still to go is theirs from here on.
  func dissolve(_ motions: Motions) {
    isDissolved = true
    for child in members where child.seat.group === self {
      child.seat.carry(by: self, motions)
      child.seat.group = nil
    }
    subgraph.remove()
  }
}

extension Placement {
  /// Placements in the space of the first one.
  static func relative(_ placements: ArraySlice<Placement>) -> [Placement] {
    guard let origin = placements.first?.frame.origin else { return [] }
    return placements.map { placement in
      var placement = placement
      placement.frame.origin.x -= origin.x
      placement.frame.origin.y -= origin.y
      return placement
    }
  }
}
