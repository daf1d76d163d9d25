import Foundation
import TrellisGeometry

extension Animation {
  /// What goes on where a value that is in motion gets another target, by another animation.
  ///
  /// It's given the context that was in use, which is changed for it, the time since this animation began, and the way from
  /// where this one began to the new target; so it is with a custom animation that merges, and with two that are added.
  ///
  /// - Parameters:
  ///   - animation: The animation to the new target.
  ///   - value: The way that this one goes, which is that to the old target.
  ///   - time: The time since this one began, in seconds.
  ///   - context: What this one remembers.
  /// - Returns: The animation to go on with.
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

/// Animations that run at once, each on the way from where those before it are to its own target: x = old(t) + new(target -
/// old(t)).
///
/// It's over when the newest is.
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
