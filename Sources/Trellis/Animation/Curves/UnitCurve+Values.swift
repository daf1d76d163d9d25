import Foundation

extension UnitCurve {
  /// Returns the value at a time, which is clamped to `0...1`; NaN at NaN.
  ///
  /// Values of a Bézier curve are exact to about ten digits.
  public func value(at progress: Double) -> Double {
    guard !progress.isNaN else { return .nan }
    let time = min(max(0, progress), 1)
    return switch shape {
    case .linear: time
    case .bezier(let curve): curve.value(at: time)
    case .circularIn: Self.sag(time)
    case .circularOut: 1 - Self.sag(1 - time)
    case .circularInOut: time < 0.5 ? Self.sag(2 * time) / 2 : 1 - Self.sag(2 - 2 * time) / 2
    case .circularOutIn: time < 0.5 ? (1 - Self.sag(1 - 2 * time)) / 2 : (1 + Self.sag(2 * time - 1)) / 2
    }
  }

  /// Returns the speed of the value at a time, which is clamped to `0...1`; 1 is the speed of ``linear``.
  ///
  /// The speed is infinite where a curve is vertical, and NaN at NaN.
  public func velocity(at progress: Double) -> Double {
    guard !progress.isNaN else { return .nan }
    let time = min(max(0, progress), 1)
    return switch shape {
    case .linear: 1
    case .bezier(let curve): curve.slope(at: time)
    case .circularIn: Self.sagSlope(time)
    case .circularOut: Self.sagSlope(1 - time)
    case .circularInOut: Self.sagSlope(time < 0.5 ? 2 * time : 2 - 2 * time)
    case .circularOutIn: Self.sagSlope(abs(1 - 2 * time))
    }
  }

  /// Returns the height, at `x`, of a circle of radius 1 that rests on the axis at 0.
  private static func sag(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func sagSlope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}
