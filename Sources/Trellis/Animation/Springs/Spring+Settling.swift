public import Foundation
public import TrellisGeometry

extension Spring {
  /// How long it takes, in seconds, until what was let go at a distance of 1 stays within 0.001 of its target.
  ///
  /// Infinite where it never does.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/spring/settlingduration.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// How long it takes, in seconds, until the spring stays within `epsilon` of its target.
  ///
  /// A spring that bounces is judged by the curve that its swings stay within, any other one at each tenth of a second.
  /// Infinite where it never comes to rest, or where `epsilon` isn't above 0 and there is any way to go.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/spring/settlingduration(target:initialvelocity:epsilon:).
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
    // What never is that far off is found sooner: from there back, as long as that is so.
    var tenths = (bound * 10 - 1e-9).rounded(.up)
    for _ in 0..<10_000 where tenths > 0 {
      let earlier = target - value(target: target, initialVelocity: initialVelocity, time: (tenths - 1) / 10)
      guard earlier.magnitudeSquared <= epsilon * epsilon else { break }
      tenths -= 1
    }
    return tenths / 10
  }

  /// When a spring that doesn't swing is within `epsilon` for sure, for any directions of the way and of the velocity.
  private func settlingBound(distance: Double, speed: Double, epsilon: Double) -> TimeInterval {
    // A velocity's part is greatest at 1 / frequency, or before.
    Self.firstTime(from: 1 / frequency) { time in
      let factors = motion(after: time).offset
      return distance * abs(1 - factors.distance) + speed * abs(factors.velocity) <= epsilon
    }
  }

  /// The first number from a positive one on at which something is so that stays so once it is.
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

  /// The frequency of the spring that settles in a time.
  static func frequency(settling duration: TimeInterval, dampingRatio: Double, epsilon: Double) -> Double {
    guard duration > 0 else { return .infinity }
    guard duration < .infinity else { return 0 }
    guard dampingRatio > 0, dampingRatio < .infinity, epsilon > 0, epsilon < 1 else {
      return 2 * .pi / duration
    }
    if dampingRatio < 1 {
      // ln((λ + 1) / ε) = λ · duration, in which the left side grows less.
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
