import Foundation
import TrellisGeometry

/// A spring from a start to a fixed target, computed in closed form.
struct SpringAnimation: CustomAnimation {
  let spring: Spring
  /// The initial velocity per second, as a multiple of the distance to the target.
  let initialVelocity: Double
  /// The time in seconds after which the spring stays within a thousandth of the distance to the target.
  let settlingDuration: TimeInterval

  init(spring: Spring, initialVelocity: Double) {
    self.spring = spring
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    settlingDuration =
      spring.frequency > 0
      ? spring.settlingDuration(target: 1, initialVelocity: self.initialVelocity, epsilon: 0.001) : 0
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < settlingDuration, value.hasFiniteLength else { return nil }
    if time >= spring.duration { context.isLogicallyComplete = true }
    let offset = spring.value(
      target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    return offset.hasFiniteLength ? offset : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}
