import Foundation
import TrellisGraph

/// Where a view is shown whose transaction isn't that of what is around it.
///
/// Containers send their children on their way as their own transaction has it. Where a modifier in between has another animation, or
/// none, the view goes from where it was in the window to where it will be as that says, and what moves around it has no effect on
/// it until both have arrived.
@MainActor
final class TransactionAnchor {
  private let inputs: ViewInputs
  private let scope: TransactionScope?
  /// Where the view was in the window when somebody looked last.
  private var last: CGPoint?
  /// Whether it goes its own way.
  private var isOnItsOwn = false

  /// Creates what keeps a view in place, given inputs with its position and what its content's transaction goes by.
  init(_ inputs: ViewInputs, scope: TransactionScope?) {
    (self.inputs, self.scope) = (inputs, scope)
  }

  /// How far from where its container has it the view is shown; a rule that asks runs in each frame as long as that changes.
  func correction() -> CGPoint {
    let motions = inputs.context.motions
    let place = inputs.position.origin(inSpaceNamed: nil)
    defer { last = place }
    if let last, last != place {
      var inner = inputs
      inner.transactionScope = scope
      let (own, outer) = (inner.transaction, inputs.transaction)
      if isOnItsOwn || own.animation != outer.animation {
        // What the update has begun around the view is as if it were not; what was under way before goes on in it.
        let before =
          isOnItsOwn || outer.animation != nil
          ? last : last.moved(by: inputs.position.distanceAround(motions))
        motions.move(self, from: before, to: place, own)
        isOnItsOwn = true
      }
    }
    guard isOnItsOwn else { return .zero }
    let around = inputs.position.distanceAround(motions)
    let own = motions.distance(of: self)
    if around == .zero, own == .zero { isOnItsOwn = false }
    return CGPoint(x: own.x - around.x, y: own.y - around.y)
  }
}

extension ViewPosition {
  /// How far from where they belong all things are together that the view is in, and it itself.
  func distanceAround(_ motions: Motions, withItself: Bool = true) -> CGPoint {
    var sum = CGPoint.zero
    var position: ViewPosition? = motions.isEmpty ? nil : self
    while let here = position {
      if withItself || here !== self { sum = sum.moved(by: motions.distance(of: here)) }
      if let group = (here as? SeatedPosition)?.group { sum = sum.moved(by: motions.distance(of: group)) }
      position = here.container
    }
    return sum
  }
}
