import Foundation
import TrellisGeometry

/// Where a fluid spring is.
struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
  var offset = V.zero
  /// In units a second.
  var velocity = V.zero
  /// The time of the last step, since the animation began.
  var time: TimeInterval = 0
  /// When the target was last moved.
  var start: TimeInterval = 0
  /// The square of how far off the target was then, or of the whole way if that is longer; nil until the spring hears of it.
  var reach: Double?
  /// The response of the spring whose place was taken, and when that was.
  var blend: (response: Double, start: TimeInterval)?

  static var defaultValue: FluidSpringState { FluidSpringState() }

  /// Goes a number of steps towards a target.
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
  /// What becomes of a distance and a velocity in a number of steps, in each of which the force is that of its beginning.
  ///
  /// They are the same for all components of a vector, which so is touched once, however many steps there are.
  fileprivate init(steps: Int, of length: TimeInterval, stiffness: Double, damping: Double) {
    if damping * length > 1 {
      // The damper would stop the weight within a step, and the next force throw it about: this is what the step comes to.
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
