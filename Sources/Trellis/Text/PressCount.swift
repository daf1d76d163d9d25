import Foundation

/// A counter of consecutive presses at one position: the first sets a caret, the second selects a word, the third a paragraph.
@MainActor
struct PressCount {
  /// The number of the last press among consecutive presses, from 1 to 3; 0 before the first press.
  private(set) var count = 0
  private var time = Duration.zero
  private var position = CGPoint.zero

  /// Records a press, and returns its number among consecutive presses, from 1 to 3.
  mutating func note(_ sample: PointerSample) -> Int {
    let isNext =
      count > 0 && sample.time - time <= .milliseconds(500) && position.distance(to: sample.position) < 5
    (count, time, position) = (isNext ? count % 3 + 1 : 1, sample.time, sample.position)
    return count
  }
}
