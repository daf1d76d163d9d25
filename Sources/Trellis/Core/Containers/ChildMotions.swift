import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph

/// The motions in a graph, as containers and animated values need them: the part of animation below the features.
///
/// `Motions` of `Animation/` overrides its functions. While nothing moves, no call goes beyond this class.
@MainActor
class ChildMotions {
  /// Whether nothing moves.
  final var isEmpty = true

  /// Returns the distance at which an object's view is shown from its final location.
  ///
  /// A rule that calls this runs in each frame while the distance changes.
  final func distance(of object: AnyObject) -> CGPoint { isEmpty ? .zero : movingDistance(of: object) }

  // MARK: - Overridden by the feature

  /// Drops the motions that no rule read in the last frame: their views were removed or aren't drawn.
  func prune() {}

  /// Returns whether a transaction animates changes.
  func animates(_ transaction: Transaction) -> Bool { false }

  /// Returns ``distance(of:)`` while something moves.
  func movingDistance(of object: AnyObject) -> CGPoint { .zero }

  /// Moves an object's view from one location to another.
  func move(_ object: AnyObject, from old: CGPoint, to new: CGPoint, _ transaction: Transaction) {}

  /// Returns whether an object's view is in motion.
  func moves(_ object: AnyObject) -> Bool { false }

  /// Copies the motion of an object's view to another one; returns false if the other view is in motion already.
  func copyMotion(of object: AnyObject, to other: AnyObject) -> Bool { false }

  /// Returns the shown value of a model's value, whose last value is `previous`; see ``Animated``.
  func shown<Data: VectorArithmetic>(
    _ model: Data, of number: UInt64, previous: Data?, _ own: Transaction?, _ inputs: ViewInputs
  ) -> Data { model }

  /// Moves a container's children from their old placements to the new ones, if the update is animated.
  func move(_ children: Children, from old: Arrangement?, to placements: [Placement], _ inputs: ViewInputs) {}

  /// Starts the insertion of a child into a container that was shown already.
  func insert(_ child: Child, _ inputs: ViewInputs) {}

  /// Starts the removal of an element, drawn as `object` until it ends.
  func remove(_ element: ViewElement, as object: AnyObject, _ inputs: ViewInputs) -> Departure { Departure() }

  /// Reverses the removal of an element, drawn as `object`, that was restored.
  func restore(
    _ element: ViewElement, as object: AnyObject, _ departure: Departure?, _ inputs: ViewInputs
  ) {}

  /// Returns the drawing, in its own space, of a child whose insertion may be in progress.
  func insertedItem(of child: Child) -> DisplayItem { child.outputs.drawn }

  /// Returns the drawing of a removed element, drawn as `object`, at its last location; nil once the removal has ended.
  func leavingItem(
    of outputs: ViewOutputs, _ element: ViewElement, as object: AnyObject, _ departure: Departure,
    of size: CGSize, from place: CGPoint
  ) -> DisplayItem? {
    nil
  }

  /// Returns whether an element has a removal of its own that is animated.
  func animatesRemoval(of element: ViewElement) -> Bool { false }

  /// Returns the anchor of a child that is inserted while its surroundings move.
  func anchor(_ seat: GroupedChildPosition, _ inputs: ViewInputs) -> MotionAnchor { MotionAnchor() }
}

/// The removal of a child that is still drawn; a feature adds the transition.
class Departure {}

/// The anchor of a view that moves independently of the views around it.
@MainActor
class MotionAnchor {
  /// Whether the view moves independently.
  final var isOnItsOwn = false

  /// Returns the distance at which the view is shown from the location that its container gives it.
  func correction() -> CGPoint { .zero }
}

extension ViewContext {
  private enum FirstInsertionsKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> Bool { false }
  }

  /// Whether the first views of containers that are being built are inserted with a transition, as on a layer that appears.
  var insertsFirstViews: Bool {
    get { self[FirstInsertionsKey.self] }
    set { self[FirstInsertionsKey.self] = newValue }
  }
}
