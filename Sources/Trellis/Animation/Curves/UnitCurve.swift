import Foundation
public import TrellisLayout

/// A curve of progress over time, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case circularIn
    case circularOut
    case circularInOut
    /// The two halves of ``circularInOut`` mirrored at the diagonal, which are flat in the middle, not steep.
    case circularOutIn
  }

  let shape: Shape

  init(_ shape: Shape) { self.shape = shape }

  /// Returns a Bézier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// Each point's `x` is clamped to `0...1`, so that there is one value at each time. `y` may be outside; the curve then
  /// overshoots its ends. NaN makes every value NaN.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/unitcurve/bezier(startcontrolpoint:endcontrolpoint:); clamping
  /// `x`: ours.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(x1: min(max(0, x1), 1), y1: y1, x2: min(max(0, x2), 1), y2: y2)))
  }

  /// A curve at constant speed: value and time are equal.
  public static let linear = UnitCurve(.linear)
  /// A curve that starts slowly: the Bézier curve of (0.42, 0) and (1, 1).
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A curve that ends slowly: the Bézier curve of (0, 0) and (0.58, 1).
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A curve that starts and ends slowly: the Bézier curve of (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A quarter of a circle, flat at the start and vertical at the end.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter of a circle, vertical at the start and flat at the end.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarters of circles, flat at both ends.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The curve with value and time exchanged: it returns the time of a value.
  ///
  /// If the curve overshoots its ends, several times have the same value; the result is any of them.
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
