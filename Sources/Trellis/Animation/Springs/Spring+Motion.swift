public import Foundation
public import TrellisGeometry

extension Spring {
  /// Where a spring is after a time: `D` times one number and `v` times another, where `D` is how far off the target was, and
  /// `v` the velocity.
  ///
  /// They are the solution of x″ = ω²(D - x) - 2ζωx′ with x = 0 and x′ = v at first.
  struct Motion {
    /// What of the distance has been gone, and what of the velocity has become distance.
    var offset = (distance: 0.0, velocity: 0.0)
    /// What of the distance has become velocity, and what of the velocity is left.
    var velocity = (distance: 0.0, velocity: 1.0)

    static let start = Motion()
    static let atRest = Motion(offset: (1, 0), velocity: (0, 0))
    static let stuck = Motion(offset: (0, 0), velocity: (0, 0))

    /// Moves a value and its velocity on, towards a target.
    func advance<V: VectorArithmetic>(_ value: inout V, _ velocity: inout V, to target: V) {
      let distance = target - value
      value += distance.scaled(by: offset.distance) + velocity.scaled(by: offset.velocity)
      velocity =
        distance.scaled(by: self.velocity.distance) + velocity.scaled(by: self.velocity.velocity)
    }
  }

  /// What becomes of a distance and a velocity in a time: the start for a negative time and NaN, rest for an infinite one.
  func motion(after time: TimeInterval) -> Motion {
    guard time > 0 else { return .start }
    if dampingRatio == .infinity { return .stuck }
    if frequency == 0, time < .infinity { return Motion(offset: (0, time), velocity: (0, 1)) }
    guard (frequency * frequency * time).isFinite else { return .atRest }
    let decay = dampingRatio * frequency
    guard (decay * decay).isFinite else { return .stuck }
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let fading = exp(-decay * time)
      let cosine = cos(swing * time) * fading
      let sine = swing > 0 ? sin(swing * time) / swing * fading : time
      return motion(gain: sine, rest: cosine + decay * sine, kept: cosine - decay * sine)
    }
    if dampingRatio == 1 {
      let fading = exp(-decay * time)
      return motion(
        gain: time * fading, rest: (1 + decay * time) * fading, kept: (1 - decay * time) * fading)
    }
    // Two ways to fade at once, a slow one and a quick one.
    let spread = ((decay - frequency) * (decay + frequency)).squareRoot()
    let quick = -decay - spread
    let slow = -frequency / (decay + spread) * frequency
    let fading = exp(quick * time)
    let gain = exp(slow * time) * -expm1(-2 * spread * time) / (2 * spread)
    return motion(gain: gain, rest: fading - quick * gain, kept: slow * gain + fading)
  }

  private func motion(gain: Double, rest: Double, kept: Double) -> Motion {
    Motion(offset: (1 - rest, gain), velocity: (frequency * frequency * gain, kept))
  }

  // MARK: - Of vectors

  /// Where the spring is after a time in seconds, which starts at zero and rests at the target.
  ///
  /// Before the start it is there, and after an infinite time at the target.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/spring/value(target:initialvelocity:time:).
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = motion(after: time).offset
    return target.scaled(by: factors.distance) + initialVelocity.scaled(by: factors.velocity)
  }

  /// How fast the spring is after a time in seconds, which starts at zero and rests at the target, in units a second.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/spring/velocity(target:initialvelocity:time:).
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = motion(after: time).velocity
    return target.scaled(by: factors.distance) + initialVelocity.scaled(by: factors.velocity)
  }

  /// Moves a value and its velocity on by a time in seconds, towards a target.
  ///
  /// It makes no difference in how many steps a time is gone through.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/spring/update(value:velocity:target:deltatime:).
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    motion(after: deltaTime).advance(&value, &velocity, to: target)
  }

  /// The force on what is at a position with a velocity: the stiffness times the way to the target, less the damping times
  /// the velocity.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/spring/force(target:position:velocity:).
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}
