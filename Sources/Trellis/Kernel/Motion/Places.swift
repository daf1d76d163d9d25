import Foundation
import TrellisGraph
import TrellisLayout

/// How far from its place something is shown that is on its way there.
typealias Distance = CGPoint.AnimatableData

extension Motions.Key {
  /// Where an object's view is shown.
  static func origin(of object: AnyObject) -> Motions.Key {
    Motions.Key(number: UInt64(UInt(bitPattern: ObjectIdentifier(object))), part: .origin)
  }

  /// How an object's view comes or goes.
  static func transition(of object: AnyObject) -> Motions.Key {
    Motions.Key(number: UInt64(UInt(bitPattern: ObjectIdentifier(object))), part: .transition)
  }

  /// The size by which an object's view comes or goes.
  fileprivate static func room(of object: AnyObject) -> Motions.Key {
    Motions.Key(number: UInt64(UInt(bitPattern: ObjectIdentifier(object))), part: .room)
  }
}

extension Motions {
  /// How far from its place an object's view is shown.
  ///
  /// Reading it in a rule has the rule run in each frame as long as that changes.
  func distance(of object: AnyObject) -> CGPoint {
    guard !isEmpty, let rest = rest(.origin(of: object), as: Distance.self) else { return .zero }
    return CGPoint(x: rest.first, y: rest.second)
  }

  /// An object's view goes from one place to another.
  func move(_ object: AnyObject, from old: CGPoint, to new: CGPoint, _ transaction: Transaction) {
    move(.origin(of: object), by: new.animatableData - old.animatableData, transaction)
  }

  /// An object's view gets another size: while it comes or goes, the distances that are parts of its size go along with that.
  func resize(_ object: AnyObject, from old: CGSize, to new: CGSize, _ transaction: Transaction) {
    guard old != new, isMoving(.transition(of: object)) else { return }
    move(.room(of: object), by: new.animatableData - old.animatableData, transaction)
  }

  /// The size by which an object's view comes or goes, given the model's.
  ///
  /// Reading it in a rule has the rule run in each frame as long as that changes.
  func size(of object: AnyObject, of model: CGSize) -> CGSize {
    guard let rest = rest(.room(of: object), as: CGSize.AnimatableData.self) else { return model }
    return CGSize(width: max(model.width + rest.first, 0), height: max(model.height + rest.second, 0))
  }
}

extension CGPoint {
  /// The point so much further.
  func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}
