public import Foundation
public import TrellisGeometry

extension Spring {
  /// The factors for the offset and the velocity of a spring after a time.
  ///
  /// The offset and the velocity are each one factor times `D` plus another times `v`, where `D` is the distance to the target and `v`
  /// the velocity, both at the start. They solve x″ = ω²(D - x) - 2ζωx′ with x = 0 and x′ = v at first.
  struct Motion {
    /// The offset's factors: the part of the distance that is done, and the distance gained from the velocity.
    var offset = (distance: 0.0, velocity: 0.0)
    /// The velocity's factors: the velocity gained from the distance, and the part of the velocity that is left.
    var velocity = (distance: 0.0, velocity: 1.0)

    static let start = Motion()
    static let atRest = Motion(offset: (1, 0), velocity: (0, 0))
    static let stuck = Motion(offset: (0, 0), velocity: (0, 0))

    /// Advances a value and its velocity towards a target.
    func advance<V: VectorArithmetic>(_ value: inout V, _ velocity: inout V, to target: V) {
      let distance = target - value
      value += distance.scaled(by: offset.distance) + velocity.scaled(by: offset.velocity)
      velocity =
        distance.scaled(by: self.velocity.distance) + velocity.scaled(by: self.velocity.velocity)
    }
  }

  /// Returns the factors after a time: those of the start for a negative time or NaN, and of rest for an infinite time.
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
    // Two exponential decays at once, a slow one and a quick one.
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

  // MARK: - Vectors

  /// Returns the value, after a time in seconds, of a spring that starts at zero and rests at the target.
  ///
  /// The value is zero before the start, and at the target after an infinite time.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = motion(after: time).offset
    return target.scaled(by: factors.distance) + initialVelocity.scaled(by: factors.velocity)
  }

  /// Returns the velocity, after a time in seconds, of a spring that starts at zero and rests at the target, in units per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = motion(after: time).velocity
    return target.scaled(by: factors.distance) + initialVelocity.scaled(by: factors.velocity)
  }

  /// Advances a value and its velocity by a time in seconds, towards a target.
  ///
  /// The result doesn't depend on the number of steps into which a time is divided.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    motion(after: deltaTime).advance(&value, &velocity, to: target)
  }

  /// Returns the force at a position and a velocity.
  ///
  /// The force is the stiffness times the distance to the target, minus the damping times the velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}
