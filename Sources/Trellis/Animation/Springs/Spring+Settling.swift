public import Foundation
public import TrellisGeometry

extension Spring {
  /// The time in seconds until a value released at a distance of 1 stays within 0.001 of its target.
  ///
  /// The time is infinite if the spring never settles.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// Returns the time in seconds until the spring stays within `epsilon` of its target.
  ///
  /// The time of a spring that bounces follows from the envelope of its oscillation. Any other spring is examined at each tenth of a
  /// second. The time is infinite if the spring never comes to rest, or if `epsilon` isn't above 0 and there is any motion.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    if distance + speed == 0 || frequency == .infinity { return 0 }
    let decay = dampingRatio * frequency
    guard decay > 0, dampingRatio < .infinity, epsilon > 0, (distance + speed).isFinite else {
      return .infinity
    }
    if dampingRatio < 1 {
      let pull = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      return max(0, log((pull + distance) / epsilon) / decay)
    }
    let bound = settlingBound(distance: distance, speed: speed, epsilon: epsilon)
    guard bound < .infinity else { return .infinity }
    // The bound may be too high. Go back from it while the spring is within `epsilon`.
    var tenths = (bound * 10 - 1e-9).rounded(.up)
    for _ in 0..<10_000 where tenths > 0 {
      let earlier = target - value(target: target, initialVelocity: initialVelocity, time: (tenths - 1) / 10)
      guard earlier.magnitudeSquared <= epsilon * epsilon else { break }
      tenths -= 1
    }
    return tenths / 10
  }

  /// Returns a time at which a spring without swings is surely within `epsilon`, for any directions of the distance and the
  /// velocity.
  private func settlingBound(distance: Double, speed: Double, epsilon: Double) -> TimeInterval {
    // The effect of the velocity is greatest at 1 / frequency, or before.
    Self.firstTime(from: 1 / frequency) { time in
      let factors = motion(after: time).offset
      return distance * abs(1 - factors.distance) + speed * abs(factors.velocity) <= epsilon
    }
  }

  /// Returns the least number, from a positive one on, that satisfies a monotonic condition; infinity if there is none.
  private static func firstTime(from start: Double, isSettled: (Double) -> Bool) -> Double {
    var low = max(start, .leastNormalMagnitude)
    var high = low
    while !isSettled(high) {
      (low, high) = (high, high * 2)
      if high == .infinity { return .infinity }
    }
    while true {
      let middle = (low + high) / 2
      guard low < middle, middle < high else { return high }
      if isSettled(middle) { high = middle } else { low = middle }
    }
  }

  /// Returns the frequency, in radians per second, of the spring that settles in a time in seconds.
  static func frequency(settling duration: TimeInterval, dampingRatio: Double, epsilon: Double) -> Double {
    guard duration > 0 else { return .infinity }
    guard duration < .infinity else { return 0 }
    guard dampingRatio > 0, dampingRatio < .infinity, epsilon > 0, epsilon < 1 else {
      return 2 * .pi / duration
    }
    if dampingRatio < 1 {
      // The equation is ln((λ + 1) / ε) = λ · duration, in which the left side grows more slowly.
      return firstTime(from: 1e-9 / duration) { decay in
        log((decay + 1) / epsilon) <= decay * duration
      } / dampingRatio
    }
    return firstTime(from: 1e-9 / duration) { frequency in
      let spring = Spring(response: 2 * .pi / frequency, dampingRatio: dampingRatio)
      return abs(1 - spring.motion(after: duration).offset.distance) <= epsilon
    }
  }
}
