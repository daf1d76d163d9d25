import Foundation
import TrellisGeometry
import TrellisLayout

extension Path {
  /// Returns the radius of a circular corner that cuts as much off a corner as the outline does, in points.
  ///
  /// The radius is at most half of the outline's shorter side.
  nonisolated func cornerRadius(at corner: UnitPoint = .topLeading) -> CGFloat {
    let bounds = boundingRect
    let half = min(bounds.width, bounds.height) / 2
    guard half > 0, half.isFinite else { return 0 }
    // The outline's distance from the corner, in each direction, by binary search on the diagonal.
    var (outside, inside): (CGFloat, CGFloat) = (0, half)
    for _ in 0..<10 {
      let middle = (outside + inside) / 2
      let point = CGPoint(
        x: corner.x == 0 ? bounds.minX + middle : bounds.maxX - middle,
        y: corner.y == 0 ? bounds.minY + middle : bounds.maxY - middle)
      if contains(point) { inside = middle } else { outside = middle }
    }
    return min(outside / (1 - 0.5.squareRoot()), half)
  }
}
