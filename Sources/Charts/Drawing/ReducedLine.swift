import Foundation

/// A line without the points that are within a tolerance of the line through the others.
///
/// Points are added in order. A point is replaced by the next one as long as a line from the point before it passes all replaced points
/// within the tolerance. A cone of directions tells that in constant time.
nonisolated struct ReducedLine {
  /// The largest distance of a point that is left out, in points.
  let tolerance: CGFloat
  /// The line so far.
  ///
  /// Its last point may yet be replaced.
  private(set) var points: [CGPoint] = []
  /// The point before the last one.
  private var anchor = CGPoint.zero
  /// The direction from the anchor to the first point after it, with length 1.
  private var axis = CGPoint(x: 1, y: 0)
  /// The distance of the last point from the anchor along the axis.
  private var reach: CGFloat = 0
  /// The tangents of the angles to the axis of the lines that pass all replaced points.
  private var low: CGFloat = -1
  private var high: CGFloat = 1

  init(tolerance: CGFloat) { self.tolerance = tolerance }

  /// Adds a point at the end.
  mutating func append(_ point: CGPoint) {
    if points.count > 1 {
      let (dx, dy) = (point.x - anchor.x, point.y - anchor.y)
      let along = dx * axis.x + dy * axis.y
      let across = dy * axis.x - dx * axis.y
      // The same point may come twice, with a rounding error.
      if along > 0, along >= reach - tolerance / 100, across >= low * along, across <= high * along {
        low = max(low, (across - tolerance) / along)
        high = min(high, (across + tolerance) / along)
        reach = max(reach, along)
        points[points.count - 1] = point
        return
      }
    }
    guard let last = points.last else { return points.append(point) }
    let (dx, dy) = (point.x - last.x, point.y - last.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > tolerance / 100 else { return }
    (anchor, axis, reach) = (last, CGPoint(x: dx / length, y: dy / length), length)
    high = tolerance / length
    low = -high
    points.append(point)
  }
}
