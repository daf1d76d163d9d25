import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// A view in a container.
final class Child {
  let element: ViewElement
  let position: ViewPosition
  let outputs: ViewOutputs

  /// Creates the child of a container by building its view, in the element's subgraph.
  @MainActor
  init(_ element: ViewElement, at position: ViewPosition, _ inputs: ViewInputs) {
    self.element = element
    self.position = position
    outputs = inputs.graph.within(inputs.context.owner(of: element)) { element.make(position) }
  }
}

/// The placements of a container's children, in order.
struct Arrangement: Equatable {
  /// The version of the child list that the placements belong to.
  var version = 0
  var placements: [Placement]
}

/// The children of a container.
@MainActor
enum Children {
  /// A few children that are always the same.
  case fixed(ChildList)
  /// Children that are inserted and removed, or are many; see ``ChildGroups``.
  case grouped(Attribute<ChildList>, ChildGroups)

  /// Builds the children of a container whose arrangement is an attribute and whose computer can adopt the children's computers.
  ///
  /// With `mayHide`, ``show(only:)`` chooses the children that are shown.
  static func make(
    of content: ViewList, named name: String, _ arrangement: Attribute<Arrangement>,
    _ computer: ComputerHolder, mayHide: Bool, _ inputs: ViewInputs
  ) -> Children {
    if case .fixed(let elements) = content, elements.count <= ChildGroups.limit {
      let childName = TypeNames.child(of: name)
      var members: [Child] = []
      members.reserveCapacity(elements.count)
      var haveChannels = false
      // A closure that a function of the standard library calls would check its actor for each element.
      for index in 0..<elements.count {
        let element = elements[index]
        let position = ArrangedPosition(
          index, of: arrangement, named: childName, inputs.context.owner(of: element), mayHide: mayHide,
          inputs)
        let child = Child(element, at: position, inputs)
        if child.outputs.channels != nil { haveChannels = true }
        members.append(child)
      }
      // Without channels, readers outside of the children reach them only through the drawing: see docs/design/0018-outcomes.md.
      if !haveChannels {
        for child in members { child.arranged.hasOutcomeSize = true }
      }
      return .fixed(ChildList(of: members))
    }
    let groups = ChildGroups(named: name, arrangement, computer, mayHide: mayHide, inputs)
    if case .fixed(let elements) = content {
      return .grouped(inputs.graph.input(name: name, kind: .children, groups.update(elements.array)), groups)
    }
    return .grouped(
      inputs.graph.rule(name: name, kind: .children) { groups.update(content.elements) }, groups)
  }

  /// Shows the children at some indices and hides the others, which disappear and keep their state.
  func show(only indices: [Int]) {
    for (index, child) in now.members.enumerated() {
      child.position.surroundings.presence?.set(indices.contains(index))
    }
  }

  /// The current children; a rule that reads them depends on them.
  var now: ChildList {
    switch self {
    case .fixed(let list): list
    case .grouped(let list, _): list.wrappedValue
    }
  }

  /// Gives ungrouped children their sizes; grouped children get theirs from their groups.
  func setSizes(_ placements: [Placement]) {
    guard now.groups.isEmpty else { return }
    for (child, placement) in zip(now.members, placements) {
      child.arranged.setSize(placement.viewSize)
    }
  }

  /// Returns the children's channels, in order, or nil if there can never be any.
  func channels(_ graph: AttributeGraph) -> Channels? {
    switch self {
    case .fixed(let list):
      for child in list.members where child.outputs.channels != nil {
        return .joined(list.members.map(\.outputs.channels), graph)
      }
      return nil
    case .grouped(let list, let groups):
      return .changing(graph) {
        let members = list.wrappedValue.members
        _ = groups.settled.wrappedValue
        return members.map(\.outputs.channels)
      }
    }
  }

  /// Returns the display items of the children at some indices, each where it is shown, in the container's space.
  func items(_ indices: [Int], _ arrangement: Arrangement, _ motions: ChildMotions) -> [DisplayItem] {
    let members = now.members
    return indices.map { members[$0].shown(at: arrangement.placements[$0].frame.origin, motions) }
  }

  /// Returns the children's display items in paint order; for a long list, those of its blocks or groups.
  func items(_ arrangement: Arrangement, _ motions: ChildMotions) -> [DisplayItem] {
    let list = now
    guard !list.groups.isEmpty else {
      if case .grouped(_, let groups) = self, !groups.leaving.isEmpty {
        return items(arrangement, with: groups.leaving, motions)
      }
      return items(list.paintOrder(of: Array(list.members.indices)), arrangement, motions)
    }
    let (below, above) = list.lifted
    if !(below.isEmpty && above.isEmpty), case .grouped(_, let groups) = self {
      _ = groups.settled.wrappedValue
    }
    func origin(_ start: Int) -> CGPoint { arrangement.placements[start].frame.origin }
    var parts: [DisplayItem]
    if case .grouped(_, let groups) = self,
      let drawnPart = groups.drawnPart, let near = drawnPart.groups(of: list, arrangement, motions)
    {
      parts = near.map { $0.shown(at: origin($0.start), motions) } + [drawnPart.gap]
    } else if list.blocks.isEmpty {
      parts = list.groups.map { $0.shown(at: origin($0.start), motions) }
    } else {
      parts = list.blocks.map { $0.item.wrappedValue.moved(by: origin($0.start)) }
    }
    return leavingItems(motions) { $0 < 0 } + items(below, arrangement, motions)
      + leavingItems(motions) { $0 == 0 } + parts
      + leavingItems(motions) { $0 > 0 } + items(above, arrangement, motions)
  }

  /// Returns the display items of leaving children, which are below present ones of the same z-index and get no events.
  private func leavingItems(_ motions: ChildMotions, _ isIncluded: (_ zIndex: Double) -> Bool)
    -> [DisplayItem]
  {
    guard case .grouped(_, let groups) = self else { return [] }
    return groups.leaving.filter { isIncluded($0.zIndex) }.compactMap { $0.leavingItem(motions) }
  }

  /// Returns the display items of a few children, including leaving ones, in paint order.
  private func items(_ arrangement: Arrangement, with leaving: [Child], _ motions: ChildMotions)
    -> [DisplayItem]
  {
    let here = now.paintOrder(of: Array(now.members.indices)).map { index in
      (depth: now.members[index].zIndex, item: items([index], arrangement, motions)[0])
    }
    let leaving = leaving.compactMap { child in
      child.leavingItem(motions).map { (depth: child.zIndex, item: $0) }
    }
    let all = (leaving + here).enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }
    return all.map(\.element.item)
  }
}

/// A change of a list: consecutive members are replaced by others.
struct Splice {
  /// The indices of the removed members in the old list.
  let range: Range<Int>
  /// The number of inserted members.
  let count: Int

  /// The indices of the inserted members in the new list.
  var newRange: Range<Int> { range.lowerBound..<(range.lowerBound + count) }
}

/// The children of a container at one time.
struct ChildList: Equatable {
  /// A number that is unique among all lists that the container ever had.
  let version: Int
  let members: [Child]
  /// The members in groups, in order; empty if there are few members.
  let groups: [ChildGroup]
  /// The groups in blocks, in order; empty if there are few groups.
  let blocks: [ChildBlock]
  /// Whether a member sets layout values, or an earlier one did.
  let hasLayoutValues: Bool
  /// Whether a member sets a z-index, or an earlier one did.
  let hasZIndices: Bool
  /// The difference from the previous list.
  let change: Splice

  /// Creates a list of members that never change.
  init(of members: [Child]) {
    self.init(version: 0, members, groups: [], blocks: [], change: Splice(range: 0..<0, count: members.count))
  }

  /// Creates the list that follows another of the same container.
  init(
    following old: ChildList, _ members: [Child], groups: [ChildGroup], blocks: [ChildBlock], change: Splice
  ) {
    self.init(
      version: old.version + 1, members, groups: groups, blocks: blocks, change: change,
      hasLayoutValues: old.hasLayoutValues, hasZIndices: old.hasZIndices)
  }

  private init(
    version: Int, _ members: [Child], groups: [ChildGroup], blocks: [ChildBlock], change: Splice,
    hasLayoutValues: Bool = false, hasZIndices: Bool = false
  ) {
    (self.version, self.members, self.groups, self.blocks) = (version, members, groups, blocks)
    self.change = change
    let new = members[change.newRange].lazy.filter { $0.element.hasTraits }
    self.hasLayoutValues = hasLayoutValues || new.contains { $0.element.traits.hasLayoutValues }
    self.hasZIndices = hasZIndices || new.contains { $0.element.traits.zIndex != nil }
  }

  static func == (first: ChildList, second: ChildList) -> Bool { first.version == second.version }
}

extension Child {
  /// The child's z-index; a rule that reads it depends on it.
  @MainActor var zIndex: Double { element.traits.zIndex?.wrappedValue ?? 0 }

  /// Returns the display item of a child that is placed at a point of the container's space, with its motions applied.
  @MainActor func shown(at place: CGPoint, _ motions: ChildMotions) -> DisplayItem {
    if motions.isEmpty { return outputs.drawn.moved(by: place) }
    var place = place.moved(by: motions.distance(of: position))
    if let grouped = position as? GroupedChildPosition {
      place = place.moved(by: grouped.carriedDistance(motions)).moved(by: grouped.anchorDistance())
    }
    return motions.insertedItem(of: self).moved(by: place)
  }

  /// Returns the display item of a leaving child, moved from its last position, or nil if it is no longer visible.
  @MainActor fileprivate func leavingItem(_ motions: ChildMotions) -> DisplayItem? {
    guard let departure = groupedPosition.departure, let last = groupedPosition.last?.frame else {
      return nil
    }
    let place = last.origin.moved(by: groupedPosition.groupDistance(motions)).moved(
      by: groupedPosition.anchorDistance())
    return motions.leavingItem(
      of: outputs, element, as: position, departure, of: last.size, from: place)
  }
}

extension ChildList {
  /// The version of the members and their computers; it stays equal while the container's computer adopts the members' changed computers.
  struct Stamp: Equatable {
    fileprivate let version: Int
    fileprivate let computers: Int

    /// Returns true if both stamps are of the same list, false if this stamp's list directly follows the other's, and nil otherwise.
    func isOfSameMembers(as other: Stamp) -> Bool? {
      version == other.version ? true : version == other.version + 1 ? false : nil
    }
  }

  /// The current stamp; a rule that reads it depends on the members' computers, by group.
  @MainActor var stamp: Stamp {
    Stamp(version: version, computers: groups.reduce(0) { $0 + $1.computersVersion.wrappedValue })
  }

  /// Returns the computers of the grouped members in a range; read ``stamp`` first.
  @MainActor func computers(in range: Range<Int>) -> [LayoutComputer] {
    var found: [LayoutComputer] = []
    for group in groups {
      let part = (group.start..<(group.start + group.count)).clamped(to: range)
      for index in part { found.append(group.computers[index - group.start]) }
    }
    return found
  }

  /// Returns indices sorted by the ascending z-index of their members; members with equal z-indices keep their order.
  @MainActor func paintOrder(of indices: [Int]) -> [Int] {
    guard hasZIndices else { return indices }
    let depths = indices.map { members[$0].zIndex }
    return indices.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { indices[$0] }
  }

  /// The indices of the members drawn outside of their groups, in paint order: those below all groups and those above.
  @MainActor var lifted: (below: [Int], above: [Int]) {
    if !hasZIndices { return ([], []) }
    let marked = members.indices.filter { members[$0].element.traits.zIndex != nil }
    let ordered = paintOrder(of: marked).map { ($0, members[$0].zIndex) }
    return (ordered.filter { $0.1 < 0 }.map(\.0), ordered.filter { $0.1 > 0 }.map(\.0))
  }
}

/// The position of one of a container's children, by its index.
class ArrangedPosition: ViewPosition {
  /// The index among all children.
  var index: Int
  /// Whether the size is an outcome of the placements' rule, and not the value of a rule that reads the placements.
  var hasOutcomeSize = false
  private var outcomeSize = ViewSize(size: .zero, proposal: .unspecified)
  private var outcome: Attribute<ViewSize>?
  /// The size without the proposal: a rule that reads only the size doesn't run if another proposal gives the same size.
  private var sizeOutcome: Attribute<CGSize>?
  private let arrangement: Attribute<Arrangement>
  private let name: String
  private let subgraph: Subgraph
  private let graph: AttributeGraph

  init(
    _ index: Int, of arrangement: Attribute<Arrangement>, named name: String, _ subgraph: Subgraph,
    mayHide: Bool, _ inputs: ViewInputs
  ) {
    self.index = index
    self.arrangement = arrangement
    self.name = name
    self.subgraph = subgraph
    graph = inputs.graph
    let around = inputs.position.inside
    let presence = mayHide ? Presence(in: around.presence) : nil
    super.init(in: inputs.position, presence.map { around.changing(presence: $0) } ?? around)
    if let presence { graph.onRemoval(of: subgraph) { MainActor.assumeIsolated { presence.end() } } }
  }

  override var home: (graph: AttributeGraph, subgraph: Subgraph, name: String) { (graph, subgraph, name) }
  override func readSize() -> ViewSize {
    arrangement.withValue { $0.pointee.placements[index].viewSize }
  }
  override func readOrigin() -> CGPoint {
    arrangement.withValue { $0.pointee.placements[index].frame.origin }
  }
  override var ordinal: Int { index }

  /// Makes the calling rule depend on the arrangement.
  final func awaitArrangement() { arrangement.withValue { _ in } }

  override func makeSize() -> Attribute<ViewSize> {
    guard hasOutcomeSize else { return super.makeSize() }
    let home = home
    let made = home.graph.within(home.subgraph) {
      home.graph.outcome(name: home.name, kind: .geometry, outcomeSize)
    }
    outcome = made
    return made
  }

  /// Stores the size that the placements' rule has computed, if the size is an outcome of it.
  func setSize(_ size: ViewSize) {
    guard hasOutcomeSize else { return }
    outcomeSize = size
    outcome?.setOutcome(size)
    sizeOutcome?.setOutcome(size.size)
  }

  override var size: CGSize {
    guard hasOutcomeSize else { return super.size }
    if let sizeOutcome { return sizeOutcome.wrappedValue }
    let home = home
    let made = home.graph.within(home.subgraph) {
      home.graph.outcome(name: home.name, kind: .geometry, outcomeSize.size)
    }
    sizeOutcome = made
    return made.wrappedValue
  }
}

extension Child {
  /// The position of a child that its container arranges among others.
  @MainActor fileprivate var arranged: ArrangedPosition {
    unsafeDowncast(position, to: ArrangedPosition.self)
  }
}

extension DisplayItem {
  /// Returns the item of a leaving view at its last origin, without hit testing.
  func leaving(from origin: CGPoint) -> DisplayItem {
    DisplayItem(
      id: id, frame: CGRect(origin: origin, size: .zero), content: .list(DisplayList([self])),
      semantics: Semantics(allowsHits: false))
  }
}
