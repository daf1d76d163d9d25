import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

// The insertion, removal and motion of a container's children.

extension Children {
  /// Moves children from their old placements to the new ones, if the update is animated.
  func noteMoves(from old: Arrangement?, to placements: [Placement], _ inputs: ViewInputs) {
    switch self {
    case .fixed(let list):
      guard let old, old.placements.count == placements.count, let transaction = inputs.animatingTransaction
      else { return }
      for (index, child) in list.members.enumerated() {
        inputs.context.motions.move(
          child.position, from: old.placements[index].frame.origin, to: placements[index].frame.origin,
          transaction)
      }
    case .grouped(_, let groups):
      groups.noteMoves(from: old, to: placements)
    }
  }
}

extension ChildGroups {
  /// Moves children that can be inserted and removed, if the update is animated.
  ///
  /// A group whose members all move by the same distance moves as one, unless a member is already moving by itself.
  fileprivate func noteMoves(from old: Arrangement?, to placements: [Placement]) {
    defer { (arranged, returned) = (list.members, [:]) }
    guard let old, old.placements.count == arranged.count, let transaction = inputs.animatingTransaction
    else {
      return
    }
    let motions = inputs.context.motions
    // A restored child starts from its last placement, though it wasn't among the arranged children.
    var before = returned
    for (child, placement) in zip(arranged, old.placements) {
      before[ObjectIdentifier(child)] = placement.frame
    }
    for (child, placement) in zip(list.members, placements) {
      guard let frame = before[ObjectIdentifier(child)] else { continue }
      motions.resize(child.position, from: frame.size, to: placement.frame.size, transaction)
    }
    func move(_ range: Range<Int>) {
      for index in range {
        let child = list.members[index]
        guard let frame = before[ObjectIdentifier(child)] else { continue }
        motions.move(child.position, from: frame.origin, to: placements[index].frame.origin, transaction)
      }
    }
    if list.groups.isEmpty { return move(list.members.indices) }
    for group in list.groups {
      let range = group.start..<(group.start + group.count)
      let ways = range.map { index in
        before[ObjectIdentifier(list.members[index])].map {
          placements[index].frame.origin.animatableData - $0.origin.animatableData
        }
      }
      if let first = ways[0], ways.allSatisfy({ $0 == first }),
        !range.contains(where: { motions.isMoving(.origin(of: list.members[$0].position)) })
      {
        motions.move(.origin(of: group), by: first, transaction)
      } else {
        move(range)
      }
    }
  }
}

// MARK: - Insertion and removal

extension ViewInputs {
  @MainActor private var reducesMotion: Bool {
    environment.value(\.accessibilityReduceMotion, named: "accessibilityReduceMotion").wrappedValue
  }

  /// Returns the transaction of an element's insertion or removal; nil if that isn't animated.
  @MainActor private func transaction(of element: ViewElement, _ way: ElementTransition.Way) -> Transaction? {
    if way.animation == nil, !context.isInTransaction, element.branch?.transactionScope == nil { return nil }
    var transaction = element.branch?.transaction(self) ?? transaction
    if let animation = way.animation, !transaction.disablesAnimations { transaction.animation = animation }
    if transaction.animation == nil { return nil }
    transaction.environment = environment
    return transaction
  }

  /// Starts the insertion of an element, drawn as `object`, into a container that was shown already.
  @MainActor func beginInsertion(of element: ViewElement, as object: AnyObject) {
    let (way, phase) = (element.transition.insertion, element.transition.phase)
    if element.branch?.skipsInsertionTransition(in: context.stepNumber) == true { return }
    guard let transaction = transaction(of: element, way) else { return }
    context.motions.move(
      .transition(of: object), by: TransitionEffects.identity - way.reduced(reducesMotion).effects,
      transaction)
    phase?.change(to: .identity, in: transaction)
  }

  /// Starts the removal of an element, which is drawn until the removal ends; returns the effects at the end, or nil without
  /// animation.
  @MainActor func beginRemoval(of element: ViewElement, as object: AnyObject) -> TransitionEffects? {
    let way = element.transition.removal
    if context.departures.isKeeping { return nil }
    guard var transaction = transaction(of: element, way) else { return nil }
    if let token = element.branch?.outermostRemovalToken { transaction.add(token) }
    let effects = way.reduced(reducesMotion).effects
    context.motions.move(.transition(of: object), by: effects - TransitionEffects.identity, transaction)
    element.transition.phase?.change(to: .didDisappear, in: transaction)
    return effects
  }

  /// Reverses the removal of an element that was restored.
  @MainActor func reverseRemoval(of element: ViewElement, as object: AnyObject, from goal: TransitionEffects?)
  {
    guard let goal else { return }
    let transaction = transaction(of: element, element.transition.insertion)
    element.transition.phase?.change(to: .identity, in: transaction ?? Transaction())
    guard let transaction else {
      return context.motions.stop(.transition(of: object))
    }
    context.motions.move(.transition(of: object), by: TransitionEffects.identity - goal, transaction)
  }
}

extension ViewOutputs {
  /// Returns the drawing, in its own space, of a view whose insertion may be in progress.
  @MainActor func insertionItem(as object: AnyObject, of size: () -> CGSize, _ motions: Motions)
    -> DisplayItem
  {
    guard let rest = motions.rest(.transition(of: object), as: TransitionEffects.self) else { return drawn }
    let size = motions.size(of: object, of: size())
    return (TransitionEffects.identity + rest).applied(to: drawn, of: size)
  }

  /// Returns the drawing of a view that is removed from a location, with effects at the end; nil once the removal has ended.
  @MainActor func removalItem(
    as object: AnyObject, of element: ViewElement, to goal: TransitionEffects?, of size: CGSize,
    from place: CGPoint, _ motions: Motions
  ) -> DisplayItem? {
    let place = place.moved(by: motions.distance(of: object))
    let size = motions.size(of: object, of: size)
    guard let goal else { return drawn.leaving(from: place) }
    guard let rest = motions.rest(.transition(of: object), as: TransitionEffects.self) else {
      // Content of the view may still be in motion.
      guard element.branch?.outermostRemovalToken != nil else { return nil }
      motions.waitForFrame()
      return goal.applied(to: drawn, of: size).leaving(from: place)
    }
    return (goal + rest).applied(to: drawn, of: size).leaving(from: place)
  }
}

extension ViewElement {
  /// The transition for insertion and removal; a rule that reads it depends on it.
  @MainActor var transition: ElementTransition { traits.transition?.wrappedValue ?? .fade }
}

extension ViewTraits {
  /// The transition for insertion and removal of the view; nil is fading.
  var transition: Attribute<ElementTransition>? {
    get { transitionAttribute?.typed() }
    set { transitionAttribute = newValue?.erased }
  }
}
