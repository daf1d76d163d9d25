public import Foundation
public import Trellis

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without effect: layout always takes part.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Without effect: views are touched during animations.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Without effect: animations always begin at the current value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats the animation for ever.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Repeats the animation backwards; with ``repeat``.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition that fades; a plain animation here.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that flips; a plain animation here.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips; a plain animation here.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }

  /// Changes views with an animation, and calls a closure when that has ended.
  ///
  /// The frames, transforms, opacities and colours that the closure changes are animated, and what layout changes because of that.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = options.rawValue >> 16 & 3
    let base: Animation =
      switch curve {
      case 1: .easeIn(duration: duration)
      case 2: .easeOut(duration: duration)
      case 3: .linear(duration: duration)
      default: .easeInOut(duration: duration)
      }
    let repeated =
      options.contains(.repeat) ? base.repeatForever(autoreverses: options.contains(.autoreverse)) : base
    animate(
      duration > 0 ? repeated.delay(delay) : nil, animations,
      completion.map { completion in { completion(true) } })
  }

  /// Changes views with an animation by a spring, and calls a closure when that has ended.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.spring(duration: duration, bounce: 1 - Double(min(max(damping, 0), 1)))
    animate(spring.delay(delay), animations, completion.map { completion in { completion(true) } })
  }

  /// Changes views with an animation of SwiftUI, and calls a closure when that has ended.
  public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    animate(animation, changes, completion)
  }

  /// Changes a view with an animation; the transition of the options is a plain animation here.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, options: options, animations: animations ?? {}, completion: completion)
  }

  /// Changes views without animation.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, actions)
  }

  /// Whether changes in `animate` are animated; true by default.
  public private(set) static var areAnimationsEnabled = true
  /// Sets whether changes in `animate` are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  static func animate(_ animation: Animation?, _ changes: () -> Void, _ completion: (() -> Void)?) {
    let animation = areAnimationsEnabled ? animation : nil
    if let completion {
      withAnimation(animation, changes, completion: completion)
    } else {
      withAnimation(animation, changes)
    }
  }

  static func animate(in transaction: Transaction, _ changes: () -> Void, _ completion: (() -> Void)?) {
    animate(transaction.animation, changes, completion)
  }
}
