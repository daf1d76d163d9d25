public import Foundation
public import TrellisGeometry

/// A way to get from one value to another in time.
///
/// `value` is what the whole way is, the target less the start, and what is returned is how much of it has been gone: zero at
/// first, the value itself at last. Equal animations move equally.
///
/// Source: documented, developer.apple.com/documentation/swiftui/customanimation.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// How much of the way has been gone after a time in seconds; nil once the animation is over.
  ///
  /// It's asked at times that never decrease, with one context, but for a context of its own that is thrown away.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value is after a time in seconds, in units a second; nil where it isn't known, as by default.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes the place of one that runs, rather than to be added to it; it doesn't by default.
  ///
  /// If so it goes on with what the context holds then, with the time that has passed since the other one began, and with the
  /// way from where that one began to the new target.
  ///
  /// - Parameters:
  ///   - previous: The animation that runs.
  ///   - value: The way that it goes.
  ///   - time: The time since it began, in seconds.
  ///   - context: What it remembers; what is changed in it stays only if the answer is true.
  /// - Returns: Whether the two become one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// nil.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// false.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
