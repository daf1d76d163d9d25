import Foundation
import TrellisGraph
import TrellisLayout

extension Child {
  /// The position of a child that may come, go and move.
  @MainActor var seat: SeatedPosition { unsafeDowncast(position, to: SeatedPosition.self) }
}

/// The position of a child that may come, go and move.
final class SeatedPosition: ArrangedPosition {
  /// The group that the child is in; nil where the container has no groups.
  weak var group: ChildGroup?
  var indexInGroup = 0
  /// The placement that the child had when it left the list, or nil while it is in the list.
  ///
  /// The arrangement no longer has a place for the child; its drawing and others that follow its geometry may still ask.
  var last: Placement?
  /// The way on which the child leaves, or nil if it is in the list or went at once.
  var departure: Departure?
  /// The anchor of a child that was inserted while its surroundings move, or nil once they are at rest.
  var anchor: TransactionAnchor?
  /// The groups that it was in which have still to go, as it goes its own way, too.
  private var carriers: [ChildGroup] = []

  init(
    _ index: Int, of arrangement: Attribute<Arrangement>, named name: String, _ subgraph: Subgraph,
    isGiven: Bool, mayHide: Bool, _ inputs: ViewInputs
  ) {
    super.init(index, of: arrangement, named: name, subgraph, mayHide: mayHide, inputs)
    self.isGiven = isGiven
  }

  /// The index among all children.
  override var index: Int {
    get { group.map { $0.start + indexInGroup } ?? super.index }
    set { super.index = newValue }
  }

  override func readSize() -> ViewSize { lastPlacement?.viewSize ?? super.readSize() }
  override func readOrigin() -> CGPoint { lastPlacement?.frame.origin ?? super.readOrigin() }

  /// The last placement of a child that isn't in the list; reading it in a rule runs the rule again after the next arrangement.
  private var lastPlacement: Placement? {
    guard let last else { return nil }
    awaitArrangement()
    return last
  }
}

extension SeatedPosition {
  /// The way on which a child leaves.
  final class Departure {
    /// The effects at the end of the way, or nil if the child is drawn unchanged.
    let goal: TransitionEffects?

    init(to goal: TransitionEffects?) { self.goal = goal }
  }

  /// The child leaves a group, and goes on with what that has still to go.
  func carry(by group: ChildGroup, _ motions: Motions) {
    guard motions.isMoving(.origin(of: group)) else { return }
    // One that moves by itself as well goes both ways.
    if !motions.copy(.origin(of: group), to: .origin(of: self)) { carriers.append(group) }
  }

  /// Returns the correction that keeps a child in place if it was inserted into moving surroundings.
  func anchorDistance() -> CGPoint {
    guard let anchor else { return .zero }
    let distance = anchor.correction()
    if !anchor.isOnItsOwn { self.anchor = nil }
    return distance
  }

  /// Returns the distance by which moving groups that the child was in still displace it.
  func carriedDistance(_ motions: Motions) -> CGPoint {
    if carriers.isEmpty { return .zero }
    carriers.removeAll { !motions.isMoving(.origin(of: $0)) }
    return carriers.reduce(.zero) { $0.moved(by: motions.distance(of: $1)) }
  }

  /// Returns the distance by which moving groups that the child is or was in displace it.
  func groupDistance(_ motions: Motions) -> CGPoint {
    let carried = carriedDistance(motions)
    return group.map { carried.moved(by: motions.distance(of: $0)) } ?? carried
  }
}
