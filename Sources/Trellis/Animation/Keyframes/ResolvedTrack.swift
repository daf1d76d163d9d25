import Foundation
import TrellisGeometry

/// A track with the times and the velocities of its keyframes.
struct ResolvedTrack<Data: VectorArithmetic> {
  private enum Motion {
    case linear(UnitCurve)
    /// A cubic with the velocities at its ends.
    case cubic(Data, Data)
    case spring(Spring, Data)
  }

  /// The motion to a keyframe.
  private struct Segment {
    let start: Double
    let duration: Double
    let from: Data
    let target: Data
    let motion: Motion
    /// Whether the value is at the target from the end on; otherwise it keeps the value that it has at the end.
    let arrives: Bool
  }

  private let initialValue: Data
  private var segments: [Segment] = []
  /// The duration in seconds.
  private(set) var duration = 0.0

  init(_ keyframes: [Keyframe<Data>], from initialValue: Data) {
    self.initialValue = initialValue
    var value = initialValue
    var velocity = Data.zero
    for (index, keyframe) in keyframes.enumerated() {
      let segment = Self.segment(keyframes, index, at: duration, from: value, velocity: velocity)
      segments.append(segment)
      duration += segment.duration
      (value, velocity) = (Self.value(of: segment, after: .infinity), Self.endVelocity(of: segment))
      if case .move = keyframe.kind { velocity = .zero }
    }
  }

  /// Returns the value at a time in seconds.
  func value(at time: Double) -> Data {
    // The last segment that has begun. A jump is at its target as soon as it begins.
    guard let segment = segments.last(where: { time >= $0.start }) else { return initialValue }
    return Self.value(of: segment, after: time - segment.start)
  }

  private static func value(of segment: Segment, after time: Double) -> Data {
    if time >= segment.duration, segment.arrives { return segment.target }
    let time = min(time, segment.duration)
    let distance = segment.target - segment.from
    switch segment.motion {
    case .linear(let curve):
      return segment.from + distance.scaled(by: curve.value(at: time / segment.duration))
    case .cubic(let start, let end):
      // Hermite's form: the polynomial with the values and the velocities of both ends.
      let part = time / segment.duration
      let rest = 1 - part
      let bend = start.scaled(by: rest) - end.scaled(by: part)
      return segment.from + distance.scaled(by: part * part * (3 - 2 * part))
        + bend.scaled(by: part * rest * segment.duration)
    case .spring(let spring, let velocity):
      return segment.from + spring.value(target: distance, initialVelocity: velocity, time: time)
    }
  }

  private static func endVelocity(of segment: Segment) -> Data {
    guard segment.duration > 0 else { return .zero }
    let distance = segment.target - segment.from
    return switch segment.motion {
    case .linear(let curve): finite(distance.scaled(by: curve.velocity(at: 1) / segment.duration))
    case .cubic(_, let end): end
    case .spring(let spring, let velocity):
      spring.velocity(target: distance, initialVelocity: velocity, time: segment.duration)
    }
  }

  // MARK: - Values that depend on neighbours

  private static func segment(
    _ keyframes: [Keyframe<Data>], _ index: Int, at start: Double, from: Data, velocity: Data
  ) -> Segment {
    let keyframe = keyframes[index]
    let duration = duration(of: keyframe, from: from, velocity: velocity)
    var arrives = true
    let motion: Motion
    switch keyframe.kind {
    case .move: motion = .linear(.linear)
    case .linear(let curve): motion = .linear(curve)
    case .cubic(let first, let last):
      // The velocity at the end of the previous keyframe was chosen for the start of this one as well.
      motion = .cubic(
        first ?? (index == 0 ? .zero : velocity),
        last ?? velocityAfter(keyframes, index, from: from, duration: duration))
    case .spring(let spring, let first):
      motion = .spring(spring, first ?? velocity)
      arrives = keyframe.duration == nil
    }
    return Segment(
      start: start, duration: duration, from: from, target: keyframe.target, motion: motion,
      arrives: arrives || duration == 0)
  }

  /// Returns the duration of a keyframe in seconds, from a value and a velocity.
  private static func duration(of keyframe: Keyframe<Data>, from: Data, velocity: Data) -> Double {
    var duration = keyframe.duration ?? 0
    if keyframe.duration == nil, case .spring(let spring, let first) = keyframe.kind {
      duration = spring.settlingDuration(
        target: keyframe.target - from, initialVelocity: first ?? velocity, epsilon: 0.001)
    }
    return duration > 0 && duration < .infinity ? duration : 0
  }

  /// Returns the velocity at the end of a cubic keyframe, where the next keyframe begins.
  private static func velocityAfter(
    _ keyframes: [Keyframe<Data>], _ index: Int, from: Data, duration: Double
  ) -> Data {
    let (keyframe, next) = (keyframes[index], keyframes.dropFirst(index + 1).first)
    guard let next else { return .zero }
    let way = next.target - keyframe.target
    let nextDuration = Self.duration(of: next, from: keyframe.target, velocity: .zero)
    switch next.kind {
    case .move: return .zero
    case .linear(let curve):
      return nextDuration > 0 ? finite(way.scaled(by: curve.velocity(at: 0) / nextDuration)) : .zero
    case .cubic(let first?, _), .spring(_, let first?): return first
    case .cubic, .spring:
      let both = duration + nextDuration
      return both > 0 ? (next.target - from).scaled(by: 1 / both) : .zero
    }
  }

  /// Returns the velocity, or zero where a curve is vertical.
  private static func finite(_ velocity: Data) -> Data { velocity.hasFiniteLength ? velocity : .zero }
}
