public import Foundation
import TrellisGeometry

/// An animation along a curve, with a fixed duration.
struct CurveAnimation: CustomAnimation {
  let curve: UnitCurve
  /// The duration in seconds; the animation is over at once if it isn't above 0.
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // The animation includes its end: a frame at `duration`, apart from rounding, shows the end of the curve.
    guard duration > 0, time <= duration + 1e-9, time < .infinity, value.hasFiniteLength else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }
}

extension Animation {
  /// The default duration of curves, in seconds.
  private static let usualDuration = 0.35

  /// Returns an animation along a curve with a duration in seconds; over at once if that is 0, negative or NaN.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  /// Returns an animation along a Bézier curve from (0, 0) to (1, 1), with two control points and a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// Returns an animation at constant speed, with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// An animation at constant speed, of 0.35 seconds.
  public static var linear: Animation { linear(duration: usualDuration) }

  /// Returns an animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// An animation of 0.35 seconds that starts slowly.
  public static var easeIn: Animation { easeIn(duration: usualDuration) }

  /// Returns an animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// An animation of 0.35 seconds that ends slowly.
  public static var easeOut: Animation { easeOut(duration: usualDuration) }

  /// Returns an animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  /// An animation of 0.35 seconds that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: usualDuration) }
}
