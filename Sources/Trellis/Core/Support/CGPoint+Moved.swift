import Foundation

extension CGPoint {
  /// Returns the point moved by a distance.
  func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}
