import TrellisGraph

/// A child of a container that can leave the list and still be drawn.
@MainActor
protocol DepartingChild: AnyObject {
  var element: ViewElement { get }
  /// The removal of the child, or nil if it is in the list or was removed without one.
  var departure: Departure? { get set }
  /// The object for which the child's motions are stored.
  var mover: AnyObject { get }
}

extension DepartingChild {
  /// Starts the removal of the child, which is drawn until the removal ends.
  func depart(_ inputs: ViewInputs) {
    departure = inputs.context.childMotions.remove(element, as: mover, inputs)
  }

  /// Reverses the removal of the child, which is in the list again for an element of the same identity.
  func restore(for element: ViewElement, _ inputs: ViewInputs) {
    inputs.context.childMotions.restore(element, as: mover, departure, inputs)
    departure = nil
  }
}

/// The children that left a container's list and are still drawn, in the order of their removal.
@MainActor
struct DepartingChildren<Member: DepartingChild> {
  private(set) var members: [Member] = []

  var isEmpty: Bool { members.isEmpty }

  /// Adds a child that left.
  mutating func append(_ child: Member) { members.append(child) }

  /// Removes the child of an element that is in the list again, and returns it, or nil if there is none.
  mutating func remove(for element: ViewElement) -> Member? {
    guard let index = members.firstIndex(where: { $0.element.isSame(as: element) }) else { return nil }
    return members.remove(at: index)
  }

  /// Removes the children whose removal has ended, and returns them.
  @discardableResult
  mutating func removeEnded() -> [Member] {
    if members.allSatisfy(\.element.isLeaving) { return [] }
    let ended = members.filter { !$0.element.isLeaving }
    members.removeAll { !$0.element.isLeaving }
    return ended
  }
}
