public import Foundation
public import TrellisGeometry

/// A function that animates a change of a value over time.
///
/// `value` is the whole change, the target minus the start. The result is the part of it that is done: zero at first, the value
/// itself at the end. Equal animations move equally.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of the change that is done after a time in seconds; nil once the animation is over.
  ///
  /// The method is called at times that never decrease, with one context. The exception is a call with a temporary context, which
  /// is discarded.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity after a time in seconds, in units per second; nil, the default, if it isn't known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation replaces a running one, rather than being added to it; false by default.
  ///
  /// A merged animation continues with the changed context, and with the time since the previous animation began. Its value is the
  /// distance from the start of the previous animation to the new target.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The whole change of the running animation.
  ///   - time: The time since the running animation began, in seconds.
  ///   - context: The context of the running animation; changes to it are kept only if the result is true.
  /// - Returns: Whether the two animations merge.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
