public import Foundation

// MARK: - Springs whose target may move

extension Animation {
  /// A spring of a duration and a bounce.
  ///
  /// It takes the place of any animation of the same value that runs, and goes on from there at its velocity.
  ///
  /// - Parameters:
  ///   - duration: The pace in seconds, as ``Spring`` has it.
  ///   - bounce: From -1 to 1; the animation is over at once where it is -1.
  ///   - blendDuration: How long it takes, in seconds, to get from the duration of another spring, whose place this one takes,
  ///     to its own.
  /// - Returns: The spring.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/animation/spring(duration:bounce:blendduration:).
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring of a response in seconds and a damping fraction, as ``Spring`` has them; the rest as with a duration.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring; the rest as with a duration.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration))
  }

  /// A spring of half a second without bounce.
  public static var spring: Animation { spring() }

  /// A quick spring, for what follows a finger or a pointer.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring with a bounce of 0.15 and what is added, for what follows a finger or a pointer.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring, for what follows a finger or a pointer.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring without bounce, of half a second.
  public static var smooth: Animation { smooth() }

  /// A spring of a duration in seconds, with no other bounce than what is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small bounce of 0.15, of half a second.
  public static var snappy: Animation { snappy() }

  /// A spring of a duration in seconds, with a bounce of 0.15 and what is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3, of half a second.
  public static var bouncy: Animation { bouncy() }

  /// A spring of a duration in seconds, with a bounce of 0.3 and what is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

// MARK: - Springs that are added to what runs

extension Animation {
  /// A spring of physical quantities, which is added to what runs.
  ///
  /// It goes no further damped than it takes to come to rest without going too far.
  ///
  /// - Parameters:
  ///   - mass: What hangs on the spring.
  ///   - stiffness: The force for each unit of distance.
  ///   - damping: The force for each unit of speed.
  ///   - initialVelocity: The velocity at first, in ways a second: 1 goes the whole way in a second. 0 where it isn't finite.
  /// - Returns: The spring.
  ///
  /// Source: documented,
  /// developer.apple.com/documentation/swiftui/animation/interpolatingspring(mass:stiffness:damping:initialvelocity:).
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        spring: Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity))
  }

  /// A spring of a duration in seconds and a bounce, which is added to what runs.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that is added to what runs.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    let damped =
      spring.dampingRatio > 1 ? Spring(response: spring.response, dampingRatio: 1) : spring
    return Animation(SpringAnimation(spring: damped, initialVelocity: initialVelocity))
  }

  /// A spring of half a second without bounce, which is added to what runs.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
}
