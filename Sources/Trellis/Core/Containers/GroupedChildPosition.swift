import Foundation
import TrellisGraph
import TrellisLayout

extension Child {
  /// The position of a child that can be inserted, removed and moved.
  @MainActor var groupedPosition: GroupedChildPosition {
    unsafeDowncast(position, to: GroupedChildPosition.self)
  }
}

extension Child: DepartingChild {
  var departure: Departure? {
    get { groupedPosition.departure }
    set { groupedPosition.departure = newValue }
  }
  var mover: AnyObject { position }
}

/// The position of a child that can be inserted, removed and moved.
final class GroupedChildPosition: ArrangedPosition {
  /// The group that the child is in, or nil if the container has no groups.
  weak var group: ChildGroup?
  var indexInGroup = 0
  /// The placement that the child had when it left the list, or nil while it is in the list.
  ///
  /// The arrangement no longer has a placement for the child, but rules that draw it or follow its geometry may still read one.
  var last: Placement?
  /// The removal transition of the child, or nil if it is in the list or was removed without one.
  var departure: Departure?
  /// The anchor of a child that was inserted while its surroundings move, or nil once they are at rest.
  var anchor: MotionAnchor?
  /// The child's earlier groups that are still moving, in addition to the child's own motion.
  private var carriers: [ChildGroup] = []

  init(
    _ index: Int, of arrangement: Attribute<Arrangement>, named name: String, _ subgraph: Subgraph,
    hasOutcomeSize: Bool, mayHide: Bool, _ inputs: ViewInputs
  ) {
    super.init(index, of: arrangement, named: name, subgraph, mayHide: mayHide, inputs)
    self.hasOutcomeSize = hasOutcomeSize
  }

  /// The index among all children.
  override var index: Int {
    get { group.map { $0.start + indexInGroup } ?? super.index }
    set { super.index = newValue }
  }

  override func readSize() -> ViewSize { lastPlacement?.viewSize ?? super.readSize() }
  override func readOrigin() -> CGPoint { lastPlacement?.frame.origin ?? super.readOrigin() }

  /// The last placement of a child that isn't in the list, or nil; a rule that reads it runs again after the next arrangement.
  private var lastPlacement: Placement? {
    guard let last else { return nil }
    awaitArrangement()
    return last
  }
}

extension GroupedChildPosition {
  /// Keeps the rest of a group's motion for a child that leaves the group.
  func carry(by group: ChildGroup, _ motions: ChildMotions) {
    guard motions.moves(group) else { return }
    // A child that also moves by itself combines its own motion and the group's.
    if !motions.copyMotion(of: group, to: self) { carriers.append(group) }
  }

  /// Returns the correction that keeps a child in place if it was inserted into moving surroundings.
  func anchorDistance() -> CGPoint {
    guard let anchor else { return .zero }
    let distance = anchor.correction()
    if !anchor.isOnItsOwn { self.anchor = nil }
    return distance
  }

  /// Whether the child may be shown elsewhere than its group shows it.
  func movesApart(_ motions: ChildMotions) -> Bool {
    anchor != nil || !carriers.isEmpty || motions.moves(self)
  }

  /// Returns the distance by which moving groups that the child was in still displace it.
  func carriedDistance(_ motions: ChildMotions) -> CGPoint {
    if carriers.isEmpty { return .zero }
    carriers.removeAll { !motions.moves($0) }
    return carriers.reduce(.zero) { $0.moved(by: motions.distance(of: $1)) }
  }

  /// Returns the distance by which moving groups that the child is or was in displace it.
  func groupDistance(_ motions: ChildMotions) -> CGPoint {
    let carried = carriedDistance(motions)
    return group.map { carried.moved(by: motions.distance(of: $0)) } ?? carried
  }
}
