public import Foundation
import TrellisGeometry

/// An animation that is logically complete after a given time.
struct LogicalCompletionAnimation: CustomAnimation {
  let animation: Animation
  /// The time of completion, in seconds after the target last moved.
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let offset = animation.animate(value: value, time: time, context: &context)
    let end = context.state[Start.self].time + duration
    if time >= end {
      context.isLogicallyComplete = true
    } else if let still = context.stillUntil {
      context.stillUntil = min(still, end)
    }
    return offset
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? LogicalCompletionAnimation, previous.duration == duration,
      animation.shouldMerge(previous: previous.animation, value: value, time: time, context: &context)
    else { return false }
    context.state[Start.self].time = time
    return true
  }

  private struct Start: AnimationStateKey {
    var time: TimeInterval = 0
    static var defaultValue: Start { Start() }
  }
}

extension Animation {
  /// Returns the animation with logical completion after a time in seconds, unless it is complete earlier.
  ///
  /// The motion is unchanged. An animation that is over before that time is complete when it is over.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(animation: self, duration: duration))
  }
}
