public import Foundation
import TrellisGeometry

/// An animation that starts after a delay.
struct DelayAnimation: CustomAnimation {
  let animation: Animation
  /// The delay in seconds; a negative delay skips that much of the beginning.
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < delay else {
      let offset = animation.animate(value: value, time: time - delay, context: &context)
      context.stillUntil = context.stillUntil.map { $0 + delay }
      return offset
    }
    // Changes that the animation makes to the context at its start don't count yet: it is neither over nor complete.
    var waiting = context
    context.stillUntil = delay
    return animation.animate(value: value, time: 0, context: &waiting) ?? .zero
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? nil : animation.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? DelayAnimation, previous.delay == delay else { return false }
    return animation.shouldMerge(
      previous: previous.animation, value: value, time: max(0, time - delay), context: &context)
  }
}

extension Animation {
  /// Returns the animation with a delay in seconds; a negative delay skips that much of the beginning.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(animation: self, delay: delay))
  }
}
