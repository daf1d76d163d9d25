public import Foundation
import TrellisGeometry

/// An animation that begins later.
struct DelayAnimation: CustomAnimation {
  let animation: Animation
  /// In seconds; a negative one leaves out that much of the beginning.
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < delay else {
      let offset = animation.animate(value: value, time: time - delay, context: &context)
      context.stillUntil = context.stillUntil.map { $0 + delay }
      return offset
    }
    // What it does at its beginning isn't done yet: neither is it over, nor complete.
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
  /// The animation, beginning later by a time in seconds; a negative one leaves out that much of the beginning.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/animation/delay(_:).
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(animation: self, delay: delay))
  }
}
