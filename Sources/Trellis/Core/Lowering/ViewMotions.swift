import Foundation
import TrellisGeometry
import TrellisGraph

/// The motions in a graph, as views and animated values need them: the part of animation below the features.
///
/// `Motions` of `Animation/` overrides its functions. While nothing moves, no call goes beyond this class.
@MainActor
class ViewMotions {
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

  /// Returns whether an object's view is in motion, or in a transition.
  func moves(_ object: AnyObject) -> Bool { false }

  /// Copies the motion of an object's view to another one; returns false if the other view is in motion already.
  func copyMotion(of object: AnyObject, to other: AnyObject) -> Bool { false }

  /// Returns the shown value of a model's value, whose last value is `previous`; see ``Animated``.
  func shown<Data: VectorArithmetic>(
    _ model: Data, of number: UInt64, previous: Data?, _ own: Transaction?, _ inputs: ViewInputs
  ) -> Data { model }

  /// Returns whether an element has a removal of its own that is animated.
  func animatesRemoval(of element: ViewElement) -> Bool { false }
}
