import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// A view of a lazy container, built.
@MainActor
final class LazyChild {
  /// What tells it from the container's other views.
  let id: LazyElements.ID
  let element: ViewElement
  let outputs: ViewOutputs
  fileprivate let presence: Presence
  /// Which of the container's views it is, and where it was put last.
  fileprivate(set) var ordinal: Int
  var placement: Placement
  /// What is drawn of it at the end of the way on which it goes; nil where it is there, or goes none.
  fileprivate var departure: Departure?
  /// In which turn it was shown, or needed, last.
  fileprivate var lastTurn = 0

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

  /// How a child leaves.
  fileprivate final class Departure {
    let goal: TransitionEffects

    init(to goal: TransitionEffects) { self.goal = goal }
  }

  /// The child, for those who are built with it.
  final class Box {
    fileprivate(set) weak var child: LazyChild?
  }
}

/// The position of a view of a lazy container; one that isn't shown stays where it was.
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

extension LazyChild {
  /// What the view draws, where it is shown whose place is a rectangle of the container's space.
  func shown(at frame: CGRect, _ motions: Motions) -> DisplayItem {
    if motions.isEmpty { return outputs.drawn.moved(by: frame.origin) }
    return outputs.coming(as: self, of: { frame.size }, motions)
      .moved(by: frame.origin.moved(by: motions.distance(of: self)))
  }

  /// What the view draws that leaves, where it stood; nil where nothing of it is to be seen any more.
  func leavingItem(_ motions: Motions) -> DisplayItem? {
    outputs.going(
      as: self, of: element, to: departure?.goal, of: placement.frame.size, from: placement.frame.origin,
      motions)
  }
}

/// The views of a lazy container that are built: those that are shown, and for a while those that were.
@MainActor
final class LazyChildren {
  private let name: String
  private let inputs: ViewInputs
  /// Where each child that is shown now stands.
  private let placements: Attribute<[UInt64: Placement]>
  private var children: [UInt64: LazyChild] = [:]
  private var shown: [UInt64] = []
  /// Those that are no longer in the list and are drawn all the same, the first that left first.
  private var departed: [LazyChild] = []
  /// Where those stood that came back while they left, until it is noted how they move.
  private var returned: [UInt64: Placement] = [:]
  /// The list of which views were shown last.
  private var lastList: LazyElements?
  /// How often the views that are shown became others.
  private var turn = 0
  /// A view that wasn't shown for so many turns is given up.
  private static let patience = 8

  init(named name: String, placements: Attribute<[UInt64: Placement]>, _ inputs: ViewInputs) {
    self.name = name
    self.placements = placements
    self.inputs = inputs
  }

  /// The view at a position, which is built where it isn't yet.
  func child(at index: Int, of list: LazyElements) -> LazyChild {
    let element = list.element(at: index)
    if let child = children[element.id] {
      child.ordinal = index
      return child
    }
    let child = make(element, list.id(at: index), ordinal: index)
    child.lastTurn = turn
    children[element.id] = child
    return child
  }

  private func make(_ element: ViewElement, _ id: LazyElements.ID, ordinal: Int) -> LazyChild {
    let presence = Presence(in: inputs.position.surroundings.presence)
    let start = Placement(frame: .zero, proposal: .unspecified)
    return LazyChild(id, element, ordinal: ordinal, placement: start, presence: presence) { box in
      let position = LazyPosition(
        box, element, in: placements, named: "\(name).child", presence: presence, inputs)
      return inputs.graph.within(element.subgraph) { element.make(position) }
    }
  }

  /// Has just these shown; `needed` is one that is kept all the same.
  func show(_ newlyShown: [LazyChild], needed: LazyChild?, of list: LazyElements) {
    let ids = newlyShown.map(\.element.id)
    if ids != shown { turn += 1 }
    for child in departed where ids.contains(child.element.id) {
      inputs.turnRound(child.element, as: child, from: child.departure?.goal)
      child.departure = nil
      returned[child.element.id] = child.placement
    }
    departed.removeAll { ids.contains($0.element.id) }
    let known = Set(departed.map(\.element.id) + ids)
    for id in shown where !known.contains(id) {
      guard let child = children[id], child.element.isLeaving else { continue }
      if let last = placements.cachedValue?[id] { child.placement = last }
      departed.append(child)
      child.departure = inputs.go(child.element, as: child).map(LazyChild.Departure.init(to:))
    }
    if let lastList, inputs.animatingTransaction != nil {
      for child in newlyShown where lastList.index(of: child.id) == nil {
        inputs.come(child.element, as: child)
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
    for (id, child) in children where child.lastTurn < turn || child === needed && !ids.contains(id) {
      child.presence.set(false)
    }
    giveUp(list)
  }

  /// Sends those that are still shown from where they stood to where they stand, where the update is animated.
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

  /// Those that leave, the first that did first; where they stand is where they stood.
  var leaving: [LazyChild] {
    if departed.isEmpty { return [] }
    let ended = departed.filter { !$0.element.isLeaving }
    for child in ended where children[child.element.id] === child { children[child.element.id] = nil }
    departed.removeAll { !$0.element.isLeaving }
    return departed
  }

  /// Gives up what wasn't shown for long, and what has gone from the list.
  private func giveUp(_ list: LazyElements) {
    let old = children.values.filter { turn - $0.lastTurn > LazyChildren.patience }
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
  /// The id of the first view in the same row.
  fileprivate var row: LazyElements.ID {
    if case .row(let owner, let number, _) = self { .row(owner, number, 0) } else { self }
  }
}
