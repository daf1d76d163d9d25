import Foundation

/// Presses in a row at one place: the first sets a caret, the second selects a word, the third a line of the text.
@MainActor
struct PressCount {
  /// The how manieth the last was, from 1 to 3; 0 where there was none.
  private(set) var count = 0
  private var time = Duration.zero
  private var position = CGPoint.zero

  /// Takes a press; answers the how manieth it is.
  mutating func note(_ sample: PointerSample) -> Int {
    let isNext =
      count > 0 && sample.time - time <= .milliseconds(500) && position.distance(to: sample.position) < 5
    (count, time, position) = (isNext ? count % 3 + 1 : 1, sample.time, sample.position)
    return count
  }
}
