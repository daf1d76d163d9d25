import Foundation

/// A polyline without repeated consecutive points; a single point if it has no length.
struct StrokedLine {
  private(set) var points: [CGPoint]
  private(set) var isClosed: Bool
  /// The unit direction of each line; the last one of a closed polyline leads back to the first point.
  private(set) var directions: [Vector] = []

  init(_ all: [CGPoint], isClosed: Bool) {
    points = [all[0]]
    for point in all.dropFirst() where point != points[points.count - 1] { points.append(point) }
    if isClosed, points.count > 1, points[0] == points[points.count - 1] { points.removeLast() }
    self.isClosed = isClosed && points.count > 1
    let ends = self.isClosed ? points.dropFirst() + [points[0]] : points.dropFirst()
    directions = zip(points, ends).map { start, end in
      let length = hypot(end.x - start.x, end.y - start.y)
      return Vector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }
  }

  /// The line with its direction reversed.
  var reversed: StrokedLine {
    StrokedLine(points.reversed(), isClosed: isClosed)
  }

  /// Returns the dashes of the line, or the line itself if `lengths` is empty.
  ///
  /// A line with 100,000 or more periods of dashes is returned whole, since the dashes would be invisible.
  func dashes(_ lengths: [CGFloat], phase: CGFloat) -> [StrokedLine] {
    let turn = lengths.reduce(0, +)
    guard turn > 0, points.count > 1 else { return [self] }
    let corners = isClosed ? points + [points[0]] : points
    let steps = zip(corners, corners.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    guard steps.reduce(0, +) / turn < 100_000 else { return [self] }

    var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: turn) : 0
    if rest < 0 { rest += turn }
    var index = 0
    while rest >= lengths[index], rest > 0 {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    var parts: [StrokedLine] = []
    var part: [CGPoint] = index % 2 == 0 ? [corners[0]] : []
    for (step, (start, end)) in zip(steps, zip(corners, corners.dropFirst())) {
      var done: CGFloat = 0
      while step - done > left {
        done += left
        let point = mix(start, end, done / step)
        if index % 2 == 0 {
          parts.append(StrokedLine(part + [point], isClosed: false))
          part = []
        } else {
          part = [point]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= step - done
      if index % 2 == 0 { part.append(end) }
    }
    if !part.isEmpty { parts.append(StrokedLine(part, isClosed: false)) }
    return parts
  }
}

/// A vector in the plane: a direction or a distance.
struct Vector {
  var dx: CGFloat
  var dy: CGFloat

  /// The vector turned by a right angle to the left, on a screen with y down.
  var left: Vector { Vector(dx: dy, dy: -dx) }

  static func + (first: Vector, second: Vector) -> Vector {
    Vector(dx: first.dx + second.dx, dy: first.dy + second.dy)
  }

  static func * (vector: Vector, factor: CGFloat) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  static prefix func - (vector: Vector) -> Vector { vector * -1 }
}

func + (point: CGPoint, vector: Vector) -> CGPoint {
  CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}
