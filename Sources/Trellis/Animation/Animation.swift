public import Foundation
public import TrellisGeometry

/// The way a value changes over time, from the old value to the new one.
///
/// Two animations are equal if their ``base`` animations are equal.
public struct Animation: Sendable {
  /// The custom animation that this animation wraps.
  public let base: any CustomAnimation

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  /// Returns the part of a change that is done after a time in seconds; nil once the animation is over.
  ///
  /// The built-in animations are over at once for a change whose length isn't finite, and at a time of NaN.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity after a time in seconds, in units per second; nil if it isn't known, as for curves.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns whether this animation replaces a running one, rather than being added to it.
  ///
  /// Springs made by `spring` replace any animation and keep its velocity; curves never do.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  /// Returns whether two animations wrap equal custom animations of one type.
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
  /// Whether the length is finite; no built-in animation animates any other change.
  var hasFiniteLength: Bool { magnitudeSquared.isFinite }
}
