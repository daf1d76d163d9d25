import Foundation
import TrellisGeometry

/// An animation that runs faster or slower than another one.
struct SpeedAnimation: CustomAnimation {
  let animation: Animation
  /// The seconds of the animation per second of time.
  let speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let offset = animation.animate(value: value, time: time * speed, context: &context)
    // At speed 0 the value never changes. At a negative speed the time of the next change isn't known.
    context.stillUntil = speed == 0 ? .infinity : speed > 0 ? context.stillUntil.map { $0 / speed } : nil
    return offset
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    animation.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else { return false }
    return animation.shouldMerge(
      previous: previous.animation, value: value, time: time * speed, context: &context)
  }
}

extension Animation {
  /// Returns the animation at another speed: twice as fast at 2, half as fast at 0.5, and motionless at 0.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(animation: self, speed: speed))
  }
}
