public import Foundation
public import TrellisGeometry

/// A keyframe that is gone to along a curve, steadily if none is given.
///
/// Source: documented, developer.apple.com/documentation/swiftui/linearkeyframe.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// It has no body.
  public typealias Body = EmptyTrackContent<Value>

  let target: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// Creates a keyframe with a value, how long it takes to get there, in seconds, and the curve to go along.
  ///
  /// A duration that is negative, NaN or infinite is 0.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    (target, self.duration, self.timingCurve) = (to, duration, timingCurve)
  }
}

/// A keyframe that is gone to so that the motion is smooth.
///
/// Source: documented, developer.apple.com/documentation/swiftui/cubickeyframe; how the velocities are computed: observed.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// It has no body.
  public typealias Body = EmptyTrackContent<Value>

  let target: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a keyframe with a value, and how long it takes to get there, in seconds.
  ///
  /// A velocity of nil, in units a second, is that of its neighbours: beside another keyframe that is smooth the way over both by
  /// their durations, beside a linear one that one's, and 0 at the ends.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    (target, self.duration) = (to, duration)
    (self.startVelocity, self.endVelocity) = (startVelocity, endVelocity)
  }
}

/// A keyframe that is gone to by a spring.
///
/// Source: documented, developer.apple.com/documentation/swiftui/springkeyframe.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// It has no body.
  public typealias Body = EmptyTrackContent<Value>

  let target: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// Creates a keyframe with a value, and how long it takes to get there, in seconds.
  ///
  /// It takes as long as the spring takes to settle if that is nil; if it's less, the next keyframe goes on from where the spring
  /// was. A velocity of nil, in units a second, is that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    (target, self.duration) = (to, duration)
    (self.spring, self.startVelocity) = (spring, startVelocity)
  }
}

/// A keyframe that is jumped to.
///
/// Source: documented, developer.apple.com/documentation/swiftui/movekeyframe.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// It has no body.
  public typealias Body = EmptyTrackContent<Value>

  let target: Value

  /// Creates a keyframe with a value.
  public init(_ to: Value) { target = to }
}

extension LinearKeyframe: PrimitiveTrackContent {
  func append(to frames: inout [Keyframe<Value.AnimatableData>]) {
    frames.append(Keyframe(kind: .linear(timingCurve), target: target.animatableData, duration: duration))
  }
}

extension CubicKeyframe: PrimitiveTrackContent {
  func append(to frames: inout [Keyframe<Value.AnimatableData>]) {
    let kind = Keyframe<Value.AnimatableData>.Kind.cubic(
      start: startVelocity?.animatableData, end: endVelocity?.animatableData)
    frames.append(Keyframe(kind: kind, target: target.animatableData, duration: duration))
  }
}

extension SpringKeyframe: PrimitiveTrackContent {
  func append(to frames: inout [Keyframe<Value.AnimatableData>]) {
    frames.append(
      Keyframe(
        kind: .spring(spring, start: startVelocity?.animatableData), target: target.animatableData,
        duration: duration))
  }
}

extension MoveKeyframe: PrimitiveTrackContent {
  func append(to frames: inout [Keyframe<Value.AnimatableData>]) {
    frames.append(Keyframe(kind: .move, target: target.animatableData, duration: 0))
  }
}
