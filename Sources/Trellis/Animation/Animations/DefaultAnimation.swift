import Foundation
import TrellisGeometry

/// The default animation: a spring of half a second without bounce.
struct DefaultAnimation: CustomAnimation, FluidSpring {
  var spring: FluidSpringAnimation {
    FluidSpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  /// The default animation: a spring of half a second without bounce.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/animation/default; that it isn't equal to ``smooth``, which
  /// moves alike: observed.
  public static let `default` = Animation(DefaultAnimation())
}
