import Foundation

/// How fast a pointer moves, from where it was the last three times.
struct PointerVelocity {
  private var samples: [(place: CGPoint, time: Duration)] = []

  mutating func add(_ place: CGPoint, at time: Duration) {
    samples = samples.suffix(2) + [(place, time)]
  }

  /// The same when it comes up: one that rested before has none.
  func value(at time: Duration) -> CGSize {
    guard let last = samples.last, (time - last.time).seconds < 0.1 else { return .zero }
    return value
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
