/// The due times of animation frames: multiples of an interval on a monotonic clock.
///
/// Missed frames are skipped, so that animations keep their pace.
package struct FramePace {
  /// The time from one frame to the next.
  package let interval: Duration

  /// Creates a pace for a screen's rate in frames per second; 60 if the rate isn't positive.
  package init(rate: Int) { interval = .seconds(1) / (rate > 0 ? rate : 60) }

  /// Returns the time of the first frame after a time.
  package func next(after time: Duration) -> Duration { interval * (number(at: time) + 1) }

  /// Returns the time of the last frame that isn't after a time.
  package func last(before time: Duration) -> Duration { interval * number(at: time) }

  /// Returns the number of the last frame at a time; a millionth of an interval counts as rounding error.
  private func number(at time: Duration) -> Int { Int((time / interval + 1e-6).rounded(.down)) }
}
