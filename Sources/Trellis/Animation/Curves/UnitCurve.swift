import Foundation
public import TrellisLayout

/// How far something has come, from 0 to 1, at each part of its time, from 0 to 1.
///
/// Source: documented, developer.apple.com/documentation/swiftui/unitcurve.
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case circularIn
    case circularOut
    case circularInOut
    /// The two halves of ``circularInOut`` seen from the diagonal: steep in the middle there, flat in the middle here.
    case circularOutIn
  }

  let shape: Shape

  init(_ shape: Shape) { self.shape = shape }

  /// Creates a Bézier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// The points' `x` is kept within `0...1`, so that there is one value at each time; `y` may lie outside: the curve then
  /// goes beyond its ends. NaN makes every value NaN.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/unitcurve/bezier(startcontrolpoint:endcontrolpoint:);
  /// that `x` is kept within the range: ours.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(x1: min(max(0, x1), 1), y1: y1, x2: min(max(0, x2), 1), y2: y2)))
  }

  /// Steady, value and time being equal.
  public static let linear = UnitCurve(.linear)
  /// Slow at first: the Bézier curve of (0.42, 0) and (1, 1).
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Slow at last: the Bézier curve of (0, 0) and (0.58, 1).
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Slow at both ends: the Bézier curve of (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A quarter of a circle, flat at first and upright at last.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter of a circle, upright at first and flat at last.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarters of circles, flat at both ends.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The curve with value and time exchanged: it tells the time of a value.
  ///
  /// Where a curve goes beyond its ends, more than one time has a value, and it's any of them.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/unitcurve/inverse.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(.circularOutIn)
    case .circularOutIn: .circularEaseInOut
    }
  }
}
