import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph

/// The motions in a graph, as containers need them for their children; `Motions` of `Animation/` overrides its functions.
@MainActor
class ChildMotions: ViewMotions {
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

  /// Returns the anchor of a child that is inserted while its surroundings move.
  func anchor(_ position: GroupedChildPosition, _ inputs: ViewInputs) -> MotionAnchor { MotionAnchor() }
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
  /// The motions in progress, as containers need them.
  var childMotions: ChildMotions { unsafeDowncast(viewMotions, to: ChildMotions.self) }

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
