import Foundation

/// A Bézier curve from (0, 0) to (1, 1) with two control points.
struct CubicBezier: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// The curve with x and y exchanged.
  var inverse: CubicBezier { CubicBezier(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// Returns y at an x in `0...1`.
  func value(at x: Double) -> Double {
    if x == 0 || x == 1 { return x }
    let t = parameter(at: x)
    return Self.point(y1, y2, t)
  }

  /// Returns dy/dx at an x in `0...1`.
  func slope(at x: Double) -> Double {
    let t = x == 0 || x == 1 ? x : parameter(at: x)
    let dx = Self.derivative(x1, x2, t)
    let dy = Self.derivative(y1, y2, t)
    if abs(dx) > 1e-9 { return dy / dx }
    if abs(dy) > 1e-9 { return .infinity }
    // Both derivatives are 0, as where a control point is at the end: the second derivatives determine the direction.
    let ddx = Self.secondDerivative(x1, x2, t)
    let ddy = Self.secondDerivative(y1, y2, t)
    if abs(ddx) > 1e-9 { return ddy / ddx }
    // All control points are at the ends.
    return abs(ddy) > 1e-9 ? .infinity : 1
  }

  /// Returns the curve's parameter at x, by Newton's method.
  ///
  /// A step out of the interval is replaced by halving the interval.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<64 {
      let error = Self.point(x1, x2, t) - x
      if abs(error) < 1e-14 { break }
      if error < 0 { low = t } else { high = t }
      let next = t - error / Self.derivative(x1, x2, t)
      // The condition is false for NaN as well.
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func point(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func derivative(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * (rest * rest * first + 2 * rest * t * (second - first) + t * t * (1 - second))
  }

  private static func secondDerivative(_ first: Double, _ second: Double, _ t: Double) -> Double {
    6 * ((1 - t) * (second - 2 * first) + t * (1 - 2 * second + first))
  }
}
