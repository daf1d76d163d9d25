import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// The children of a container whose views are inserted and removed, or are many: kept by element identity, in short groups.
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
/// A group's values are relative to its first member. If rows before a group are inserted or become higher, the group stays equal
/// and only its origin changes. So the cost of a change is that of the affected groups, plus one number for each other group.
///
/// The children's sizes are outcomes of their group's rule: while the placements are only stale, nothing in the rows is marked. A
/// reader from outside reads a group's placements before anything in its rows; see ``settled``.
///
/// When the list changes, members at both ends that stayed keep their groups. The members between them are grouped anew.
@MainActor
final class ChildGroups {
  /// The largest number of members in a group, and of children in a container without groups.
  nonisolated static let limit = 64
  /// The usual number of members per group when more than ``limit`` members are split.
  private static let usual = 32

  private let name: String
  private let arrangement: Attribute<Arrangement>
  let inputs: ViewInputs
  private let owner: Subgraph
  private let blocks: ChildBlocks
  /// The container's computer, which can adopt new computers of its children.
  private unowned let computer: ComputerHolder
  private var groupCount: UInt64 = 0
  private(set) var list = ChildList(of: [])
  /// The children of the latest arrangement.
  var arranged: [Child] = []
  /// The last frames of children that were inserted again while leaving, until the next arrangement.
  var returned: [ObjectIdentifier: CGRect] = [:]
  /// Whether children may be hidden; see ``Children/show(only:)``.
  private let mayHide: Bool
  private let showsFirst: Bool  // whether the first children are inserted with a transition, too
  private var departing = DepartingChildren<Child>()
  /// The drawing of the groups near the visible part; nil if all groups are drawn.
  var drawnPart: DrawnPart? {
    // The host may decide after the first drawing.
    if knownDrawnPart == nil {
      knownDrawnPart = inputs.graph.within(owner) { DrawnPart(named: name, inputs) }
    }
    return knownDrawnPart
  }
  private var knownDrawnPart: DrawnPart?

  /// Creates the groups of a container that is being built.
  init(
    named name: String, _ arrangement: Attribute<Arrangement>, _ computer: ComputerHolder, mayHide: Bool,
    _ inputs: ViewInputs
  ) {
    self.mayHide = mayHide
    (self.name, self.arrangement, self.computer, self.inputs) = (name, arrangement, computer, inputs)
    owner = inputs.graph.currentSubgraph
    showsFirst = inputs.context.insertsFirstViews
    blocks = ChildBlocks(named: name, arrangement, in: owner, inputs.context.childMotions, inputs.graph)
  }

  /// Makes children for new elements, drops those of removed elements, and returns the current list.
  ///
  /// Linear in the number of elements, with one comparison for each that stayed.
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
        inputs.context.childMotions.insert(child, inputs)
        if inputs.animatingTransaction != nil || !inputs.context.childMotions.isEmpty {
          child.groupedPosition.anchor = inputs.context.childMotions.anchor(child.groupedPosition, inputs)
        }
      }
      return child
    }
    for index in start..<(old.count - end) {
      guard let child = gone[old[index].element.id] else { continue }
      if let last = arrangement.cachedValue, last.version == list.version,
        last.placements.indices.contains(index)
      {
        child.groupedPosition.last = last.placements[index]
        if child.element.isLeaving {
          departing.append(child)
          child.depart(inputs)
        }
      } else {
        child.groupedPosition.last = Placement(frame: .zero, proposal: .unspecified)
      }
    }
    var members = old
    members.replaceSubrange(start..<(old.count - end), with: middle)
    let groups = members.count > ChildGroups.limit ? regroup(members, start, end) : ungroup()
    if groups.isEmpty {
      for (index, child) in members.enumerated() { child.groupedPosition.index = index }
    }
    list = ChildList(
      following: list, members, groups: groups, blocks: blocks.gather(groups),
      change: Splice(range: start..<(old.count - end), count: middle.count))
    return list
  }

  private func make(_ element: ViewElement, isMany: Bool) -> Child {
    let position = GroupedChildPosition(
      .max, of: arrangement, named: TypeNames.child(of: name), inputs.context.owner(of: element),
      hasOutcomeSize: isMany,
      mayHide: mayHide, inputs)
    return Child(element, at: position, inputs)
  }

  // MARK: - Leaving children

  /// The leaving children, in the order of their removal; each stays at its last placement.
  var leaving: [Child] {
    if departing.isEmpty { return [] }
    departing.removeEnded()
    return departing.members
  }

  private func returning(_ element: ViewElement) -> Child? {
    guard let child = departing.remove(for: element) else { return nil }
    child.restore(for: element, inputs)
    returned[ObjectIdentifier(child)] = child.groupedPosition.last?.frame
    child.groupedPosition.last = nil
    return child
  }

  /// An attribute that is always true, and whose update gives all children their sizes.
  ///
  /// A rule that reads something in the children reads this attribute first.
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
    for group in list.groups { group.dissolve(inputs.context.childMotions) }
    return []
  }

  /// Groups members, of which `start` at the beginning and `end` at the end are unchanged.
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
    for group in between { group.dissolve(inputs.context.childMotions) }
    // A few new members join a neighbouring group, so that no group becomes too short.
    while first < last, last - first < ChildGroups.usual / 2,
      let neighbour = back.last ?? front.last, last - first + neighbour.count <= ChildGroups.limit
    {
      neighbour.dissolve(inputs.context.childMotions)
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
        groupCount, named: name, arrangement, computer, in: owner, inputs.context.childMotions, inputs.graph)
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

/// A group of consecutive children of a container.
@MainActor
final class ChildGroup {
  private let members: [Child]
  /// Whether the members may stay undrawn while they aren't visible.
  let mayStayUndrawn: Bool
  /// A number that is unique among all groups that the container ever had.
  let number: UInt64
  /// The index of the first member among all children.
  var start = 0
  /// The block that the group is in, or nil if the container has no blocks.
  weak var block: ChildBlock?
  /// Whether the members are in other groups now; the group is removed when the update ends.
  private var isDissolved = false
  private let subgraph: Subgraph
  /// The members' placements, relative to the first member; the members' sizes are outcomes of this rule.
  let placements: Attribute<[Placement]>
  /// The display item of the members, in a space whose origin is the first member's origin.
  let item: Attribute<DisplayItem>
  /// A number that changes when one of ``computers`` is replaced by one that the container's computer couldn't adopt.
  let computersVersion: Attribute<Int>
  /// The members' layout computers; read ``computersVersion`` first.
  private(set) var computers: [LayoutComputer] = []
  /// The scope of members whose sizes are relative to a container, or nil if there are none.
  private(set) var scope: ContainerScope?
  /// Whether the container's computer knows the members' computers.
  var isKnown = false

  let count: Int

  init(
    _ members: [Child], _ number: UInt64, named name: String, _ arrangement: Attribute<Arrangement>,
    _ computer: ComputerHolder, in owner: Subgraph, _ motions: ChildMotions, _ graph: AttributeGraph
  ) {
    self.members = members
    self.number = number
    count = members.count
    mayStayUndrawn = members.allSatisfy {
      $0.element.branch?.mayStayUndrawn == true && $0.element.traits.zIndex == nil
    }
    subgraph = graph.makeSubgraph(in: owner)
    (placements, item, computersVersion) = graph.within(subgraph) {
      (
        graph.declare([Placement].self, name: "\(name).group", kind: .placements),
        graph.declare(DisplayItem.self, name: "\(name).group", kind: .displayList),
        graph.declare(Int.self, name: "\(name).group", kind: .layoutComputer)
      )
    }
    graph.define(placements) { [self] in
      // A reader that reads a dissolved group has to run again, so any value will do.
      if isDissolved { return [] }
      let placements = relativePlacements(arrangement)
      for (child, placement) in zip(members, placements) {
        child.groupedPosition.setSize(placement.viewSize)
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
      var new: [LayoutComputer] = []
      new.reserveCapacity(members.count)
      for child in members { new.append(child.outputs.layoutComputer.wrappedValue) }
      let old = computers
      computers = new
      scope = new.lazy.compactMap(\.scope).first
      for (index, pair) in zip(old, new).enumerated() where pair.0 !== pair.1 {
        if !computer.exchange(pair.0, at: start + index, for: pair.1) { version += 1 }
      }
      return version
    }
    for (index, child) in members.enumerated() {
      child.groupedPosition.group = self
      child.groupedPosition.indexInGroup = index
    }
  }

  private func relativePlacements(_ arrangement: Attribute<Arrangement>) -> [Placement] {
    if let block {
      let first = start - block.start
      return block.placements.withValue { Placement.relative($0.pointee[first..<(first + count)]) }
    }
    return arrangement.withValue { Placement.relative($0.pointee.placements[start..<(start + count)]) }
  }

  /// Returns the members' display item for a group whose first member is at `place` in the surrounding space, displaced by the group's
  /// motion.
  func shown(at place: CGPoint, _ motions: ChildMotions) -> DisplayItem {
    item.wrappedValue.moved(by: place.moved(by: motions.distance(of: self)))
  }

  /// Returns the shown frame of a group whose placements have a frame, unless members move apart.
  func shown(_ frame: CGRect, _ motions: ChildMotions) -> CGRect {
    let distance = motions.distance(of: self)
    return frame.offsetBy(dx: distance.x, dy: distance.y)
  }

  /// Whether members are shown elsewhere than in the group's frame, because they move by themselves or are being inserted.
  func movesApart(_ motions: ChildMotions) -> Bool {
    !motions.isEmpty && members.contains { $0.groupedPosition.movesApart(motions) }
  }

  /// Removes the group; its members go into other groups or none, and inherit the rest of its motion.
  func dissolve(_ motions: ChildMotions) {
    isDissolved = true
    for child in members where child.groupedPosition.group === self {
      child.groupedPosition.carry(by: self, motions)
      child.groupedPosition.group = nil
    }
    subgraph.remove()
  }
}

extension Placement {
  /// Returns placements in the space of the first one.
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
