import Foundation

/// The velocity of a pointer, from its last three samples since it rested.
struct PointerVelocity {
  private var samples: [(place: CGPoint, time: Duration)] = []

  /// The longest time between two samples of one movement, in seconds.
  private static let rest = 0.1

  mutating func add(_ place: CGPoint, at time: Duration) {
    // Samples before a rest don't count for the motion after the rest.
    let hasRested = samples.last.map { (time - $0.time).seconds > Self.rest } ?? true
    samples = samples.suffix(hasRested ? 1 : 2) + [(place, time)]
  }

  /// Returns the velocity when the pointer comes up: zero if it rested before.
  func value(at time: Duration) -> CGSize {
    guard let last = samples.last, (time - last.time).seconds < Self.rest else { return .zero }
    return value
  }

  /// The velocity in points per second: a quarter of the last slope and three quarters of the one before it.
  var value: CGSize {
    guard samples.count > 1 else { return .zero }
    let newest = slope(samples.count - 2)
    guard samples.count > 2 else { return newest }
    let earlier = slope(0)
    return CGSize(
      width: 0.25 * newest.width + 0.75 * earlier.width, height: 0.25 * newest.height + 0.75 * earlier.height)
  }

  private func slope(_ index: Int) -> CGSize {
    let (first, second) = (samples[index], samples[index + 1])
    let seconds = (second.time - first.time).seconds
    guard seconds > 0 else { return .zero }
    return CGSize(
      width: (second.place.x - first.place.x) / seconds, height: (second.place.y - first.place.y) / seconds)
  }
}
