import Foundation

/// Lines from point to point, no two of which that follow each other are the same; a single point where there is no length.
struct StrokedLine {
  private(set) var points: [CGPoint]
  private(set) var isClosed: Bool
  /// Where each line leads, of length 1; a closed one's last leads back to the first point.
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

  /// The same the other way round.
  var reversed: StrokedLine {
    StrokedLine(points.reversed(), isClosed: isClosed)
  }

  /// The parts that dashes leave, the line itself where there are none.
  ///
  /// A line of more dashes than anybody sees is as good as one without gaps.
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

/// A direction, or a distance in one.
struct Vector {
  var dx: CGFloat
  var dy: CGFloat

  /// At a right angle, to the left on a screen whose y points down.
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
