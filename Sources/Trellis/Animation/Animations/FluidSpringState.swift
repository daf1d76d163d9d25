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
  /// The square of how far off the target was then; nil until the spring hears of the target.
  var reach: Double?
  /// The response of the spring whose place was taken, and when that was.
  var blend: (response: Double, start: TimeInterval)?

  static var defaultValue: FluidSpringState { FluidSpringState() }

  /// Goes a number of steps towards a target.
  mutating func advance(
    to target: V, steps: Int, of length: TimeInterval, stiffness: Double, damping: Double
  ) {
    guard steps > 0 else { return }
    if damping * length > 1 {
      // The damper would stop the weight within a step, and the next force throw it about: this is what the step comes to.
      let frequency = stiffness.squareRoot()
      let spring = Spring(response: 2 * .pi / frequency, dampingRatio: damping / (2 * frequency))
      spring.update(
        value: &offset, velocity: &velocity, target: target, deltaTime: Double(steps) * length)
    } else {
      for _ in 0..<steps {
        var change = (target - offset).scaled(by: stiffness) - velocity.scaled(by: damping)
        change.scale(by: length)
        velocity += change
        offset += velocity.scaled(by: length)
      }
    }
    time += Double(steps) * length
  }
}
