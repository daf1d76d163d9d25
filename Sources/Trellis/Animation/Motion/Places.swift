import Foundation
import TrellisGraph
import TrellisLayout

/// The distance at which something in motion is shown from its final location.
typealias Distance = CGPoint.AnimatableData

extension Motions.Key {
  /// The key of the shown origin of an object's view.
  static func origin(of object: AnyObject) -> Motions.Key {
    Motions.Key(number: UInt64(UInt(bitPattern: ObjectIdentifier(object))), part: .origin)
  }

  /// The key of the transition of an object's view.
  static func transition(of object: AnyObject) -> Motions.Key {
    Motions.Key(number: UInt64(UInt(bitPattern: ObjectIdentifier(object))), part: .transition)
  }

  /// The key of the size that the transition of an object's view uses.
  fileprivate static func transitionSize(of object: AnyObject) -> Motions.Key {
    Motions.Key(number: UInt64(UInt(bitPattern: ObjectIdentifier(object))), part: .transitionSize)
  }
}

extension Motions {
  /// Records a new size of an object's view; during a transition, distances relative to the size are animated along with it.
  func resize(_ object: AnyObject, from old: CGSize, to new: CGSize, _ transaction: Transaction) {
    guard old != new, isMoving(.transition(of: object)) else { return }
    move(.transitionSize(of: object), by: new.animatableData - old.animatableData, transaction)
  }

  /// Returns the size that the transition of an object's view uses, given the size in the model.
  ///
  /// A rule that calls this runs in each frame while the size changes.
  func size(of object: AnyObject, of model: CGSize) -> CGSize {
    guard let rest = rest(.transitionSize(of: object), as: CGSize.AnimatableData.self) else { return model }
    return CGSize(width: max(model.width + rest.first, 0), height: max(model.height + rest.second, 0))
  }
}
