import Foundation
import TrellisGraph

/// The anchor of a view that moves independently of the views around it.
///
/// Containers animate their children with their own transaction. If a modifier in between has another animation, or none, the view
/// moves with that one: from its previous location in the window to its new one. Motions around the view then have no effect on it
/// until these motions and its own have ended. The same holds for a view that is inserted into something in motion, because it had
/// no location before. In a geometry group, the group takes the place of the window.
@MainActor
final class TransactionAnchor: MotionAnchor {
  private let inputs: ViewInputs
  private let scope: TransactionScope?
  /// Whether the view is an inserted child of a container, and not the content of a modifier.
  private let hasCome: Bool
  /// The location of the view in the window when it was last read.
  private var last: CGPoint?

  /// Creates an anchor from inputs with the view's position; `scope` determines the transaction of its content.
  init(_ inputs: ViewInputs, scope: TransactionScope?) {
    (self.inputs, self.scope) = (inputs, scope)
    hasCome = false
  }

  /// Creates the anchor of an inserted child of a container, from the container's inputs.
  init(at position: GroupedChildPosition, _ inputs: ViewInputs) {
    var inputs = inputs
    inputs.position = position
    (self.inputs, scope) = (inputs, inputs.transactionScope)
    hasCome = true
    super.init()
    isOnItsOwn = true
  }

  override func correction() -> CGPoint {
    let motions = inputs.context.motions
    let around = inputs.position.distanceAround(motions, asShown: !hasCome, inGroup: true)
    if hasCome, last == nil, around == .zero {
      isOnItsOwn = false
      return .zero
    }
    // Enclosing offsets are ignored: an offset moves its content with its own transaction.
    let place = inputs.position.laidOutOrigin
    defer { last = place }
    if let last, last != place {
      var inner = inputs
      inner.transactionScope = scope
      let (own, outer) = (inner.transaction, inputs.transaction)
      if isOnItsOwn || own.animation != outer.animation {
        // Enclosing motions that began in this update are ignored; earlier motions become part of the view's own motion.
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
  /// Returns the total distance of the view, and of everything around it, from their final locations.
  ///
  /// A view inserted into something in motion is at rest within it; with `asShown` false, that doesn't apply to this view. With
  /// `inGroup` true, the sum ends at the geometry group around the view, and offsets aren't counted.
  func distanceAround(_ motions: Motions, asShown: Bool = true, inGroup: Bool = false) -> CGPoint {
    var sum = CGPoint.zero
    var position: ViewPosition? = motions.isEmpty ? nil : self
    while let here = position {
      if inGroup, here.isGeometryGroup, here !== self { return sum }
      let grouped = here as? GroupedChildPosition
      if let anchor = grouped?.anchor, asShown || here !== self {
        return sum.moved(by: motions.distance(of: anchor))
      }
      if !inGroup || !here.isOffset { sum = sum.moved(by: motions.distance(of: here)) }
      if let grouped { sum = sum.moved(by: grouped.groupDistance(motions)) }
      position = here.container
    }
    return sum
  }
}
