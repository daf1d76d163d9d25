public import Foundation
public import TrellisGeometry

/// A keyframe that the value reaches along a curve, by default at constant speed.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe has no body.
  public typealias Body = EmptyTrackContent<Value>

  let target: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// Creates a keyframe with a value, a duration in seconds and a timing curve.
  ///
  /// A duration that is negative, NaN or infinite counts as 0.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    (target, self.duration, self.timingCurve) = (to, duration, timingCurve)
  }
}

/// A keyframe that the value reaches in a smooth motion.
///
/// Source: documented, developer.apple.com/documentation/swiftui/cubickeyframe; the computation of the velocities: observed.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe has no body.
  public typealias Body = EmptyTrackContent<Value>

  let target: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a keyframe with a value and a duration in seconds.
  ///
  /// Velocities are in units per second. A nil velocity follows from the neighbouring keyframe. Next to a smooth keyframe, it is
  /// the distance across both keyframes divided by both durations. Next to a linear keyframe, it is that keyframe's velocity. At
  /// the ends of the track, it is 0.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    (target, self.duration) = (to, duration)
    (self.startVelocity, self.endVelocity) = (startVelocity, endVelocity)
  }
}

/// A keyframe that the value reaches by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe has no body.
  public typealias Body = EmptyTrackContent<Value>

  let target: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// Creates a keyframe with a value and a duration in seconds.
  ///
  /// A nil duration is the time that the spring takes to settle. After a shorter duration, the next keyframe continues from the
  /// spring's value at that time. A nil velocity, in units per second, is that of the previous keyframe.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    (target, self.duration) = (to, duration)
    (self.spring, self.startVelocity) = (spring, startVelocity)
  }
}

/// A keyframe to which the value jumps.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe has no body.
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
