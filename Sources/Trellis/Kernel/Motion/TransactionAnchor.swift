import Foundation
import TrellisGraph

/// Where a view is shown that goes its own way, whatever what is around it does.
///
/// Containers send their children on their way as their own transaction has it. Where a modifier in between has another animation, or
/// none, the view goes from where it was in the window to where it will be as that says, and what moves around it has no effect on
/// it until both have arrived. So it is with what comes into something that moves: it was nowhere before. In a geometry group, the group
/// is the window.
@MainActor
final class TransactionAnchor {
  private let inputs: ViewInputs
  private let scope: TransactionScope?
  /// Whether it is a container's child that came, and not what is in a modifier.
  private let hasCome: Bool
  /// Where the view was in the window when somebody looked last.
  private var last: CGPoint?
  /// Whether it goes its own way.
  private(set) var isOnItsOwn: Bool

  /// Creates what keeps a view in place, given inputs with its position and what its content's transaction goes by.
  init(_ inputs: ViewInputs, scope: TransactionScope?) {
    (self.inputs, self.scope) = (inputs, scope)
    (hasCome, isOnItsOwn) = (false, false)
  }

  /// Creates what keeps a container's child in place that comes, given the container's inputs.
  init(at seat: SeatedPosition, _ inputs: ViewInputs) {
    var inputs = inputs
    inputs.position = seat
    (self.inputs, scope) = (inputs, inputs.transactionScope)
    (hasCome, isOnItsOwn) = (true, true)
  }

  /// How far from where its container has it the view is shown; a rule that asks runs in each frame as long as that changes.
  func correction() -> CGPoint {
    let motions = inputs.context.motions
    let around = inputs.position.distanceAround(motions, asShown: !hasCome, inGroup: true)
    if hasCome, last == nil, around == .zero {
      isOnItsOwn = false
      return .zero
    }
    // An offset around is no place: it moves whatever is in it, as its own transaction has it.
    let place = inputs.position.laidOutOrigin
    defer { last = place }
    if let last, last != place {
      var inner = inputs
      inner.transactionScope = scope
      let (own, outer) = (inner.transaction, inputs.transaction)
      if isOnItsOwn || own.animation != outer.animation {
        // What the update has begun around the view is as if it were not; what was under way before goes on in it.
        let before = isOnItsOwn || outer.animation != nil ? last : last.moved(by: around)
        motions.move(self, from: before, to: place, own)
        isOnItsOwn = true
      }
    }
    guard isOnItsOwn else { return .zero }
    let own = motions.distance(of: self)
    if around == .zero, own == .zero { isOnItsOwn = false }
    return CGPoint(x: own.x - around.x, y: own.y - around.y)
  }
}

extension ViewPosition {
  /// How far from where they belong all things are together that the view is in, and it itself.
  ///
  /// What has come by itself into something that moves stands still in that; with `asShown` false, the view itself is no such thing.
  /// In the geometry group around the view, what is around that counts for nothing, and neither do offsets, as they are no places.
  func distanceAround(_ motions: Motions, asShown: Bool = true, inGroup: Bool = false) -> CGPoint {
    var sum = CGPoint.zero
    var position: ViewPosition? = motions.isEmpty ? nil : self
    while let here = position {
      if inGroup, here.isGeometryGroup, here !== self { return sum }
      let seat = here as? SeatedPosition
      if let anchor = seat?.anchor, asShown || here !== self {
        return sum.moved(by: motions.distance(of: anchor))
      }
      if !inGroup || !here.isOffset { sum = sum.moved(by: motions.distance(of: here)) }
      if let seat { sum = sum.moved(by: seat.groupDistance(motions)) }
      position = here.container
    }
    return sum
  }
}
