import Foundation

/// The velocity of a pointer, from its last three samples since it rested.
struct PointerVelocity {
  private var samples: [(place: CGPoint, time: Duration)] = []

  /// The time between two samples from which on the pointer rested, in seconds.
  private static let rest = 0.1

  mutating func add(_ place: CGPoint, at time: Duration) {
    // What was before a rest says nothing of the movement after it.
    samples = samples.suffix(hasRested(at: time) ? 1 : 2) + [(place, time)]
  }

  /// The velocity when the pointer comes up: zero if it rested before.
  func value(at time: Duration) -> CGSize { hasRested(at: time) ? .zero : value }

  private func hasRested(at time: Duration) -> Bool {
    guard let last = samples.last else { return true }
    return (time - last.time).seconds >= Self.rest
  }

  /// In points a second: a quarter of the last slope and three quarters of the one before it.
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
