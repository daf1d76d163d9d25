import Foundation
import TrellisGeometry

extension Animation {
  /// Returns the animation to continue with when a value in motion gets another target, with another animation.
  ///
  /// Call the returned animation with the changed context and the time since this animation began. The value to pass is the distance from
  /// the start of this animation to the new target. Both hold for a custom animation that merges, and for two animations that are added.
  ///
  /// - Parameters:
  ///   - animation: The animation to the new target.
  ///   - value: The distance from the start of this animation to the old target.
  ///   - time: The time since this animation began, in seconds.
  ///   - context: The context of this animation, which is changed for the returned one.
  /// - Returns: The animation to continue with.
  func continued<V: VectorArithmetic>(
    by animation: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Animation {
    var merged = context
    if animation.shouldMerge(previous: self, value: value, time: time, context: &merged) {
      context = merged
      return animation
    }
    var layers = context.state[AnimationLayers<V>.self]
    if base is CombinedAnimation {
      layers.setEnd(value)
    } else {
      layers = AnimationLayers()
      layers.add(self, end: value, start: 0, state: context.state)
    }
    let isOver = layers.advance(to: time, environment: context.environment) == nil
    if isOver || !layers.mergeNewest(with: animation, at: time, environment: context.environment) {
      layers.add(animation, end: value, start: time)
    }
    context = context.withState(AnimationState())
    context.state[AnimationLayers<V>.self] = layers
    return Animation(CombinedAnimation(newest: animation))
  }
}

/// Animations that run at once, each from the current value of those before it to its own target.
///
/// The value is x = old(t) + new(target - old(t)). The combination is over when the newest animation is.
struct CombinedAnimation: CustomAnimation {
  let newest: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var layers = context.state[AnimationLayers<V>.self]
    layers.setEnd(value)
    let frame = layers.advance(to: time, environment: context.environment)
    context.state[AnimationLayers<V>.self] = layers
    if frame?.isComplete == true { context.isLogicallyComplete = true }
    return frame?.offset
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    context.state[AnimationLayers<V>.self].velocity(at: time, environment: context.environment)
  }
}
