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
}

extension CGPoint {
  /// The point so much further.
  func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}
