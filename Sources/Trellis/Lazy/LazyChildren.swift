import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// A built view of a lazy container.
@MainActor
final class LazyChild {
  /// The identity among the container's views, which changes if the view is reused for another row.
  fileprivate(set) var id: LazyElements.ID
  let element: ViewElement
  let outputs: ViewOutputs
  fileprivate let presence: Presence
  /// The index in the container's list.
  fileprivate(set) var ordinal: Int
  /// The last placement.
  var placement: Placement
  var departure: Departure?
  /// The value of `turn` when the child was last shown or needed.
  fileprivate var lastTurn = 0
  /// The value of `layoutCount` when the child was last requested.
  fileprivate var lastLayout = 0
  /// Whether the view was reused and hasn't been shown since.
  fileprivate var isReused = false

  fileprivate init(
    _ id: LazyElements.ID, _ element: ViewElement, ordinal: Int, placement: Placement, presence: Presence,
    make: (LazyChild.Box) -> ViewOutputs
  ) {
    let box = Box()
    self.id = id
    self.element = element
    self.ordinal = ordinal
    self.placement = placement
    self.presence = presence
    outputs = make(box)
    box.child = self
  }

  /// A reference to the child, for objects that are created before it.
  final class Box {
    fileprivate(set) weak var child: LazyChild?
  }
}

/// The position of a view of a lazy container; a view that isn't shown keeps its last position.
private final class LazyPosition: ViewPosition {
  private let box: LazyChild.Box
  private let element: ViewElement
  private let placements: Attribute<[UInt64: Placement]>
  private let name: String
  private let graph: AttributeGraph

  init(
    _ box: LazyChild.Box, _ element: ViewElement, in placements: Attribute<[UInt64: Placement]>,
    named name: String, presence: Presence, _ inputs: ViewInputs
  ) {
    self.box = box
    self.element = element
    self.placements = placements
    self.name = name
    graph = inputs.graph
    super.init(in: inputs.position, inputs.position.inside.changing(presence: presence))
  }

  private var placement: Placement {
    placements.wrappedValue[element.id] ?? box.child?.placement
      ?? Placement(frame: .zero, proposal: .unspecified)
  }

  override var home: (graph: AttributeGraph, subgraph: Subgraph, name: String) {
    (graph, element.subgraph, name)
  }
  override func readSize() -> ViewSize { placement.viewSize }
  override func readOrigin() -> CGPoint { placement.frame.origin }
  override var ordinal: Int { box.child?.ordinal ?? .max }
}

extension LazyChild: DepartingChild {
  var mover: AnyObject { self }

  /// Returns the drawing of the shown view, placed at a rectangle in the container's space.
  func shown(at frame: CGRect, _ motions: Motions) -> DisplayItem {
    if motions.isEmpty { return outputs.drawn.moved(by: frame.origin) }
    return outputs.insertionItem(as: self, of: { frame.size }, motions)
      .moved(by: frame.origin.moved(by: motions.distance(of: self)))
  }

  /// Returns the drawing of the view during its removal, at its last position; nil once nothing is visible any more.
  func leavingItem(_ motions: Motions) -> DisplayItem? {
    guard let departure else { return nil }
    return motions.leavingItem(
      of: outputs, element, as: self, departure, of: placement.frame.size, from: placement.frame.origin)
  }
}

/// The built views of a lazy container: the shown ones, and for a limited time those shown before.
@MainActor
final class LazyChildren {
  private let name: String
  private let inputs: ViewInputs
  /// The placements of the children that are shown now.
  private let placements: Attribute<[UInt64: Placement]>
  private var children: [UInt64: LazyChild] = [:]
  private var shown: [UInt64] = []
  private var departing = DepartingChildren<LazyChild>()
  /// The placements of the children that came back during their removal, until their movement is recorded.
  private var returned: [UInt64: Placement] = [:]
  /// The list of the last shown views.
  private var lastList: LazyElements?
  /// The number of changes of the shown views.
  private var turn = 0
  /// The number of layouts, each of which ends with ``show(_:needed:of:)``.
  private var layoutCount = 0
  /// The number of turns after which a view that isn't shown is removed.
  private static let patience = 8

  init(named name: String, placements: Attribute<[UInt64: Placement]>, _ inputs: ViewInputs) {
    self.name = name
    self.placements = placements
    self.inputs = inputs
  }

  /// Returns the view at an index, which is built if needed.
  func child(at index: Int, of list: LazyElements) -> LazyChild {
    let element = list.element(at: index)
    guard let child = children[element.id] else { return newChild(of: element, at: index, of: list) }
    let id = list.id(at: index)
    if child.id != id {
      (child.id, child.lastTurn, child.isReused) = (id, turn, true)
    } else if child.isReused, !inputs.context.viewMotions.isEmpty || inputs.animatingTransaction != nil {
      // The reused view wasn't drawn yet, so an animation would start from the other row's values.
      giveUp([child], list)
      return newChild(of: list.element(at: index), at: index, of: list)
    }
    (child.ordinal, child.lastLayout) = (index, layoutCount)
    return child
  }

  private func newChild(of element: ViewElement, at index: Int, of list: LazyElements) -> LazyChild {
    let child = make(element, list.id(at: index), ordinal: index)
    (child.lastTurn, child.lastLayout) = (turn, layoutCount)
    children[element.id] = child
    return child
  }

  private func make(_ element: ViewElement, _ id: LazyElements.ID, ordinal: Int) -> LazyChild {
    let presence = Presence(in: inputs.position.surroundings.presence)
    let start = Placement(frame: .zero, proposal: .unspecified)
    return LazyChild(id, element, ordinal: ordinal, placement: start, presence: presence) { box in
      let position = LazyPosition(
        box, element, in: placements, named: TypeNames.child(of: name), presence: presence, inputs)
      return inputs.graph.within(element.subgraph) { element.make(position) }
    }
  }

  /// Shows exactly the given views; `needed` is kept although it may not be shown.
  func show(_ newlyShown: [LazyChild], needed: LazyChild?, of list: LazyElements) {
    let ids = newlyShown.map(\.element.id)
    if ids != shown { turn += 1 }
    for child in departing.members where ids.contains(child.element.id) {
      _ = departing.remove(for: child.element)
      child.restore(for: child.element, inputs)
      returned[child.element.id] = child.placement
    }
    let known = Set(departing.members.map(\.element.id) + ids)
    for id in shown where !known.contains(id) {
      guard let child = children[id], child.element.isLeaving else { continue }
      if let last = placements.cachedValue?[id] { child.placement = last }
      departing.append(child)
      child.depart(inputs)
    }
    if let lastList, inputs.animatingTransaction != nil {
      for child in newlyShown where lastList.index(of: child.id) == nil {
        inputs.beginInsertion(of: child.element, as: child)
      }
    }
    lastList = list
    shown = ids
    for child in leaving { child.lastTurn = turn }
    needed?.lastTurn = turn
    for child in newlyShown {
      child.lastTurn = turn
      child.presence.set(true)
    }
    let hidden = children.filter { id, child in
      child.lastTurn < turn || child === needed && !ids.contains(id)
    }
    for child in hidden.values.sorted(by: { $0.ordinal < $1.ordinal }) {
      child.presence.set(false)
      // No rule reads a child any more that this layout didn't request.
      if child.lastLayout < layoutCount { list.park(child.id) }
    }
    for child in newlyShown { child.isReused = false }
    giveUp(children.values.filter { $0.isReused && $0.lastLayout < layoutCount }, list)
    layoutCount += 1
    giveUp(children.values.filter { turn - $0.lastTurn > LazyChildren.patience }, list)
  }

  /// Animates the views that remain shown from their old placements to the new ones, if the update is animated.
  func noteMoves(from old: [UInt64: Placement]?, to new: [UInt64: Placement]) {
    defer { returned = [:] }
    guard let old, let transaction = inputs.animatingTransaction else { return }
    let motions = inputs.context.motions
    for (id, placement) in new {
      guard let before = old[id] ?? returned[id], let child = children[id] else { continue }
      motions.move(child, from: before.frame.origin, to: placement.frame.origin, transaction)
      motions.resize(child, from: before.frame.size, to: placement.frame.size, transaction)
    }
  }

  /// The children that are being removed, in order of removal; their placements are their last ones.
  var leaving: [LazyChild] {
    if departing.isEmpty { return [] }
    for child in departing.removeEnded() where children[child.element.id] === child {
      children[child.element.id] = nil
    }
    return departing.members
  }

  /// Removes views that aren't shown, and their rows unless other views of the rows remain.
  private func giveUp(_ old: [LazyChild], _ list: LazyElements) {
    if old.isEmpty { return }
    var rows: Set<LazyElements.ID> = []
    for child in old {
      child.presence.end()
      children[child.element.id] = nil
      rows.insert(child.id.row)
    }
    for child in children.values { rows.remove(child.id.row) }
    for row in rows { list.release(row) }
  }
}

extension LazyElements.ID {
  /// The id of the first view in the row.
  fileprivate var row: LazyElements.ID {
    if case .row(let owner, let number, _) = self { .row(owner, number, 0) } else { self }
  }
}
