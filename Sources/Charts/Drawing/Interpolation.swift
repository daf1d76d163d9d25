import Foundation
import Trellis

/// The curves between points.
///
/// Each method is that of the literature: Catmull and Rom's and the cardinal spline by their tangents, and Fritsch and Carlson's
/// monotone cubic.
enum Interpolation {
  /// Adds a curve through points to a path; `continues` draws a line to its first point.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, continues: Bool) {
    guard let first = points.first else { return }
    if continues { path.addLine(to: first) } else { path.move(to: first) }
    guard points.count > 1 else { return }
    switch method.storage {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: addSteps(points, method, &path)
    case .monotone: addMonotone(points, &path)
    case .cardinal(let tension): addCardinal(points, tension, &path)
    case .catmullRom(let alpha): addCatmullRom(points, alpha, &path)
    }
  }

  private static func addSteps(_ points: [CGPoint], _ method: InterpolationMethod, _ path: inout Path) {
    for (point, next) in zip(points, points.dropFirst()) {
      let x =
        switch method.storage {
        case .stepStart: next.x
        case .stepEnd: point.x
        default: (point.x + next.x) / 2
        }
      path.addLine(to: CGPoint(x: x, y: point.y))
      path.addLine(to: CGPoint(x: x, y: next.y))
      path.addLine(to: next)
    }
  }

  private static func addMonotone(_ points: [CGPoint], _ path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map {
      ($1.y - $0.y) / ($1.x - $0.x == 0 ? 1e-9 : $1.x - $0.x)
    }
    var tangents = [CGFloat](repeating: 0, count: points.count)
    tangents[0] = slopes[0]
    tangents[points.count - 1] = slopes[slopes.count - 1]
    for index in 1..<max(1, points.count - 1) {
      let (before, after) = (slopes[index - 1], slopes[index])
      guard before * after > 0 else { continue }
      let limit = 3 * min(abs(before), abs(after))
      let mean = (before + after) / 2
      tangents[index] = mean < 0 ? max(mean, -limit) : min(mean, limit)
    }
    for (index, slope) in slopes.enumerated() where slope != 0 {
      for end in [index, index + 1] where abs(tangents[end]) > 3 * abs(slope) { tangents[end] = 3 * slope }
    }
    for index in 0..<points.count - 1 {
      let (point, next) = (points[index], points[index + 1])
      let third = (next.x - point.x) / 3
      path.addCurve(
        to: next, control1: CGPoint(x: point.x + third, y: point.y + third * tangents[index]),
        control2: CGPoint(x: next.x - third, y: next.y - third * tangents[index + 1]))
    }
  }

  private static func addCardinal(_ points: [CGPoint], _ tension: CGFloat, _ path: inout Path) {
    let factor = (1 - tension) / 6
    for index in 0..<points.count - 1 {
      let before = points[max(0, index - 1)], point = points[index]
      let next = points[index + 1], after = points[min(points.count - 1, index + 2)]
      path.addCurve(
        to: next,
        control1: CGPoint(
          x: point.x + (next.x - before.x) * factor, y: point.y + (next.y - before.y) * factor),
        control2: CGPoint(x: next.x - (after.x - point.x) * factor, y: next.y - (after.y - point.y) * factor))
    }
  }

  private static func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    for index in 0..<points.count - 1 {
      let before = points[max(0, index - 1)], point = points[index]
      let next = points[index + 1], after = points[min(points.count - 1, index + 2)]
      // The distances between the knots, by Barry and Goldman.
      let (d1, d2, d3) = (
        pow(distance(before, point), alpha), pow(distance(point, next), alpha),
        pow(distance(next, after), alpha)
      )
      var (control1, control2) = (point, next)
      if d1 > 1e-9 {
        let divisor = 3 * d1 * (d1 + d2)
        let factor = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2
        control1 = CGPoint(
          x: (d1 * d1 * next.x - d2 * d2 * before.x + factor * point.x) / divisor,
          y: (d1 * d1 * next.y - d2 * d2 * before.y + factor * point.y) / divisor)
      }
      if d3 > 1e-9 {
        let divisor = 3 * d3 * (d3 + d2)
        let factor = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2
        control2 = CGPoint(
          x: (d3 * d3 * point.x - d2 * d2 * after.x + factor * next.x) / divisor,
          y: (d3 * d3 * point.y - d2 * d2 * after.y + factor * next.y) / divisor)
      }
      path.addCurve(to: next, control1: control1, control2: control2)
    }
  }

  private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    ((first.x - second.x) * (first.x - second.x) + (first.y - second.y) * (first.y - second.y)).squareRoot()
  }
}
