public import Foundation

// MARK: - Springs whose target may move

extension Animation {
  /// Returns a spring with a duration and a bounce.
  ///
  /// The spring replaces a running animation of the same value, and continues from there at the velocity of that animation.
  ///
  /// - Parameters:
  /// - duration: The perceived duration in seconds, as in ``Spring``.
  ///   - bounce: The bounce, from -1 to 1. At -1 the animation is over at once.
  ///   - blendDuration: The time in seconds in which the duration changes from that of a replaced spring to this one's.
  /// - Returns: The spring.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns a spring with a response in seconds and a damping fraction; see ``spring(duration:bounce:blendDuration:)``.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// Returns an animation with a spring; see ``spring(duration:bounce:blendDuration:)``.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration))
  }

  /// A spring of half a second without bounce.
  public static var spring: Animation { spring() }

  /// Returns a quick spring for values that follow a finger or a pointer.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a quick spring with a bounce of 0.15 plus `extraBounce`, for values that follow a finger or a pointer.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring for values that follow a finger or a pointer.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring of half a second without bounce.
  public static var smooth: Animation { smooth() }

  /// Returns a spring with a duration in seconds and a bounce of `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of half a second with a small bounce of 0.15.
  public static var snappy: Animation { snappy() }

  /// Returns a spring with a duration in seconds and a bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of half a second with a bounce of 0.3.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring with a duration in seconds and a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

// MARK: - Springs that are added to running animations

extension Animation {
  /// Returns a spring with physical quantities, which is added to running animations.
  ///
  /// Damping above the critical value, at which a spring just doesn't overshoot, is reduced to it.
  ///
  /// - Parameters:
  ///   - mass: The mass on the spring.
  ///   - stiffness: The force per unit of distance.
  ///   - damping: The force per unit of speed.
  ///   - initialVelocity: The initial velocity per second, as a multiple of the distance to the target; 0 if it isn't finite.
  /// - Returns: The spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        spring: Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity))
  }

  /// Returns a spring with a duration in seconds and a bounce, which is added to running animations.
  ///
  /// `initialVelocity` is a multiple of the distance to the target, per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns an animation with a spring, which is added to running animations.
  ///
  /// `initialVelocity` is a multiple of the distance to the target, per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    let damped =
      spring.dampingRatio > 1 ? Spring(response: spring.response, dampingRatio: 1) : spring
    return Animation(SpringAnimation(spring: damped, initialVelocity: initialVelocity))
  }

  /// A spring of half a second without bounce, which is added to running animations.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
}
