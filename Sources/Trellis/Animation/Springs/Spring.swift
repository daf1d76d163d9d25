public import Foundation

/// A mass on a spring with a damper, which models how a released value moves to its target.
///
/// A spring has three descriptions: a duration and a bounce; a response and a damping ratio; a mass, a stiffness and a damping.
/// All can be read, whichever of them created the spring.
public struct Spring: Hashable, Sendable {
  /// The frequency without damping, in radians per second, 2π / response; it is infinite for a response of 0, and 0 for an infinite
  /// response.
  let frequency: Double
  /// The damping as a fraction of critical damping, at which a spring just doesn't overshoot; not negative, may be infinite.
  public let dampingRatio: Double
  /// The mass on the spring; 1 by default.
  public let mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency.isNaN ? .infinity : frequency
    self.dampingRatio = dampingRatio.isNaN ? 1 : max(0, dampingRatio)
    self.mass = mass
  }

  // MARK: - Duration and bounce

  /// Creates a spring with a perceived duration in seconds and a bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration: the period without damping. A spring with 0, a negative number or NaN is at rest at once.
  ///   - bounce: The bounce. At 0 the spring comes to rest as quickly as possible without overshooting. Towards 1 it bounces more
  ///     and more, and from there on for ever. Towards -1 it is more and more sluggish, and from there on it doesn't move. NaN
  ///     counts as 0.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// The perceived duration in seconds, which is the response.
  public var duration: TimeInterval { response }

  /// The bounce, from -1 to 1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// Returns the damping ratio of a bounce.
  static func dampingRatio(bounce: Double) -> Double {
    if bounce.isNaN { return 1 }
    if bounce >= 0 { return max(0, 1 - bounce) }
    return bounce > -1 ? 1 / (1 + bounce) : .infinity
  }

  // MARK: - Response and damping ratio

  /// Creates a spring with a response and a damping ratio.
  ///
  /// The response is the period without damping, in seconds; it expresses the stiffness. A spring with a response of 0, a negative one or
  /// NaN is at rest at once. A spring with an infinite response exerts no force.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
  }

  /// The period without damping, in seconds; it expresses the stiffness.
  public var response: Double { 2 * .pi / frequency }

  // MARK: - Mass, stiffness and damping

  /// Creates a spring with physical quantities, in consistent units.
  ///
  /// - Parameters:
  ///   - mass: The mass on the spring.
  ///   - stiffness: The force per unit of distance.
  ///   - damping: The force per unit of speed.
  ///   - allowOverDamping: Whether damping above critical damping is kept; otherwise it is reduced to that.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// The force per unit of distance.
  public var stiffness: Double { frequency * frequency * mass }

  /// The force per unit of speed.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  // MARK: - Settling time

  /// Creates the spring that settles in a time in seconds.
  ///
  /// A value released at a distance of 1 stays within `epsilon` of its target from then on. A spring with a damping ratio of 0
  /// never settles; the time is then its response.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(
      frequency: Self.frequency(settling: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon),
      dampingRatio: dampingRatio)
  }
}

// MARK: - Predefined springs

extension Spring {
  /// A spring of half a second without bounce.
  public static var smooth: Spring { smooth() }

  /// Returns a spring with a duration in seconds and a bounce of `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of half a second with a small bounce of 0.15.
  public static var snappy: Spring { snappy() }

  /// Returns a spring with a duration in seconds and a bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of half a second with a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring with a duration in seconds and a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
