/// When the frames of what moves are due: at whole multiples of an interval, on a clock that only goes on.
///
/// Frames that were missed are left out, so that what moves is where it would have been.
package struct FramePace {
  /// The time from one frame to the next.
  package let interval: Duration

  /// Frames at a screen's rate, in frames a second; where that isn't known, sixty.
  package init(rate: Int) { interval = .seconds(1) / (rate > 0 ? rate : 60) }

  /// The first frame after a time.
  package func next(after time: Duration) -> Duration { interval * (number(at: time) + 1) }

  /// The last frame that isn't after a time.
  package func last(before time: Duration) -> Duration { interval * number(at: time) }

  /// Which frame is the last one at a time; a millionth of an interval counts as rounding.
  private func number(at time: Duration) -> Int { Int((time / interval + 1e-6).rounded(.down)) }
}
