import Foundation
import TrellisGeometry

/// An animation whose time passes quicker or slower.
struct SpeedAnimation: CustomAnimation {
  let animation: Animation
  /// The seconds of the animation in each second.
  let speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let offset = animation.animate(value: value, time: time * speed, context: &context)
    // At no speed it never changes; backwards it isn't known.
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
  /// The animation at another speed: twice as quick at 2, half as quick at 0.5, and never moving at 0.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/animation/speed(_:).
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(animation: self, speed: speed))
  }
}
