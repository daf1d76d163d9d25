public import Foundation

/// A weight on a spring with a damper: how something that was let go moves to where it rests.
///
/// One spring has three descriptions: how long it seems to take and how much it bounces, its response and its damping ratio,
/// and its mass, stiffness and damping. Each can be read whichever one it was made by.
///
/// Source: documented, developer.apple.com/documentation/swiftui/spring.
public struct Spring: Hashable, Sendable {
  /// Radians a second without damping, 2π by the response: infinite for a response of 0, 0 for an infinite one.
  let frequency: Double
  /// The damping as a share of the least that keeps the spring from going too far; not negative, may be infinite.
  public let dampingRatio: Double
  /// What hangs on the spring; 1 where nothing was said.
  public let mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency.isNaN ? .infinity : frequency
    self.dampingRatio = dampingRatio.isNaN ? 1 : max(0, dampingRatio)
    self.mass = mass
  }

  // MARK: - Duration and bounce

  /// Creates a spring by how long it seems to take, in seconds, and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: The pace: the time of one swing without damping. 0, a negative number and NaN make a spring that is at
  ///     rest at once.
  ///   - bounce: 0 comes to rest without going too far, as quickly as that can be done; up to 1 it bounces more and more,
  ///     and from there on for ever; down to -1 it is more and more sluggish, and from there on it doesn't move. NaN is 0.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// How long the spring seems to take, in seconds: the response.
  public var duration: TimeInterval { response }

  /// How much the spring bounces, from -1 to 1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The damping ratio of a bounce.
  static func dampingRatio(bounce: Double) -> Double {
    if bounce.isNaN { return 1 }
    if bounce >= 0 { return max(0, 1 - bounce) }
    return bounce > -1 ? 1 / (1 + bounce) : .infinity
  }

  // MARK: - Response and damping ratio

  /// Creates a spring by its stiffness as a time in seconds, that of one swing without damping, and its damping ratio.
  ///
  /// A response of 0, a negative one and NaN make a spring that is at rest at once; an infinite one makes a spring that pulls at
  /// nothing.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
  }

  /// The stiffness as a time in seconds: that of one swing without damping.
  public var response: Double { 2 * .pi / frequency }

  // MARK: - Mass, stiffness and damping

  /// Creates a spring by its physical quantities, in units that fit each other.
  ///
  /// - Parameters:
  ///   - mass: What hangs on the spring.
  ///   - stiffness: The force for each unit of distance.
  ///   - damping: The force for each unit of speed.
  ///   - allowOverDamping: Whether more damping than keeps the spring from going too far stays what it is; it is cut to
  ///     just that otherwise.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// The force for each unit of distance.
  public var stiffness: Double { frequency * frequency * mass }

  /// The force for each unit of speed.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  // MARK: - How long it takes to settle

  /// Creates the spring that comes to rest in a time: that which was let go at a distance of 1 stays within `epsilon` of its
  /// target from then on.
  ///
  /// A ratio of 0 never comes to rest: the time is taken for the response.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(
      frequency: Self.frequency(settling: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon),
      dampingRatio: dampingRatio)
  }
}

// MARK: - The ready-made ones

extension Spring {
  /// A spring without bounce, of half a second.
  public static var smooth: Spring { smooth() }

  /// A spring of a duration in seconds, with no other bounce than what is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce of 0.15, of half a second.
  public static var snappy: Spring { snappy() }

  /// A spring of a duration in seconds, with a bounce of 0.15 and what is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3, of half a second.
  public static var bouncy: Spring { bouncy() }

  /// A spring of a duration in seconds, with a bounce of 0.3 and what is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
