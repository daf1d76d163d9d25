public import Foundation
public import TrellisGeometry

/// How a change is seen: the way from what was to what is, in time.
///
/// Two are equal if they were made by equal ``base`` animations.
///
/// Source: documented, developer.apple.com/documentation/swiftui/animation.
public struct Animation: Sendable {
  /// The animation that this one is.
  public let base: any CustomAnimation

  /// Creates an animation of a custom one.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  /// How much of a way has been gone after a time in seconds; nil once the animation is over.
  ///
  /// The built-in ones are over at once for a way that isn't finite, and at a time of NaN.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast the value is after a time in seconds, in units a second; nil where that isn't known, as with a curve.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes the place of one that goes a way, rather than to be added to it.
  ///
  /// Springs made by `spring` do so with any, and go on with the velocity that the other had; curves never do.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  /// Whether two animations were made by equal custom animations of one type.
  public static func == (left: Animation, right: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ base: A) -> Bool { base == right.base as? A }
    return isEqual(left.base)
  }

  /// Hashes the custom animation.
  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The custom animation, as text.
  public var description: String { String(describing: base) }
  /// The custom animation, as text.
  public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }
  /// The custom animation's mirror.
  public var customMirror: Mirror { Mirror(reflecting: base) }
}

extension VectorArithmetic {
  /// Whether the length is a finite number; no built-in animation goes any other way.
  var hasFiniteLength: Bool { magnitudeSquared.isFinite }
}
