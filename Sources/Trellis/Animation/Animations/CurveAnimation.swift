public import Foundation
import TrellisGeometry

/// The way along a curve, in a fixed time.
struct CurveAnimation: CustomAnimation {
  let curve: UnitCurve
  /// In seconds; over at once where it isn't above 0.
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // A frame at the end, but for what rounding makes of it, shows the end.
    guard duration > 0, time <= duration + 1e-9, time < .infinity, value.hasFiniteLength else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }
}

extension Animation {
  /// How long curves last for which nothing is said, in seconds.
  private static let usualDuration = 0.35

  /// A curve of a duration in seconds; over at once where that is 0, negative or NaN.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/animation/timingcurve(_:duration:).
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  /// A Bézier curve from (0, 0) to (1, 1) with two control points, of a duration in seconds.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/animation/timingcurve(_:_:_:_:duration:).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// A steady animation of a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// A steady animation of 0.35 seconds.
  public static var linear: Animation { linear(duration: usualDuration) }

  /// An animation of a duration in seconds that is slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// An animation of 0.35 seconds that is slow at first.
  public static var easeIn: Animation { easeIn(duration: usualDuration) }

  /// An animation of a duration in seconds that is slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// An animation of 0.35 seconds that is slow at last.
  public static var easeOut: Animation { easeOut(duration: usualDuration) }

  /// An animation of a duration in seconds that is slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  /// An animation of 0.35 seconds that is slow at both ends.
  public static var easeInOut: Animation { easeInOut(duration: usualDuration) }
}
