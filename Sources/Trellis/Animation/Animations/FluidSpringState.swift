import Foundation
import TrellisGeometry

/// The state of a fluid spring from one frame to the next.
struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
  var offset = V.zero
  /// The velocity in units per second.
  var velocity = V.zero
  /// The time of the last step, in seconds since the animation began.
  var time: TimeInterval = 0
  /// The time at which the target last moved.
  var start: TimeInterval = 0
  /// The square of the distance to the target at ``start``, or of the whole change if that is longer; nil until it is computed.
  var reach: Double?
  /// The response of the replaced spring, and the time of the replacement.
  var blend: (response: Double, start: TimeInterval)?

  static var defaultValue: FluidSpringState { FluidSpringState() }

  /// Advances by a number of steps towards a target.
  mutating func advance(
    to target: V, steps: Int, of length: TimeInterval, stiffness: Double, damping: Double
  ) {
    guard steps > 0 else { return }
    let motion = Spring.Motion(steps: steps, of: length, stiffness: stiffness, damping: damping)
    motion.advance(&offset, &velocity, to: target)
    time += Double(steps) * length
  }
}

extension Spring.Motion {
  /// Creates the motion over a number of steps, each with the force at its beginning.
  ///
  /// The factors are the same for all components of a vector. A vector is thus computed once, however many steps there are.
  fileprivate init(steps: Int, of length: TimeInterval, stiffness: Double, damping: Double) {
    if damping * length > 1 {
      // With this damping, a step of this length would overshoot more with each step. The closed form has no steps.
      let frequency = stiffness.squareRoot()
      let spring = Spring(response: 2 * .pi / frequency, dampingRatio: damping / (2 * frequency))
      self = spring.motion(after: Double(steps) * length)
      return
    }
    self = .start
    for _ in 0..<steps {
      velocity.distance += ((1 - offset.distance) * stiffness - velocity.distance * damping) * length
      velocity.velocity += (-offset.velocity * stiffness - velocity.velocity * damping) * length
      offset.distance += velocity.distance * length
      offset.velocity += velocity.velocity * length
    }
  }
}
