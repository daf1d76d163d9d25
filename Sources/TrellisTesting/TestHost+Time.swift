public import Foundation
import Trellis

extension TestHost {
  /// The date that it is for views: it stands still until ``advance(by:)``.
  public var now: Date { beginning.addingTimeInterval(clock.now.offset.seconds) }

  /// Lets time pass on the clock, with a frame whenever something moves or is due: sixty a second while something moves.
  ///
  /// Whoever sleeps on the clock wakes when due, earliest first. What a task does when it has woken takes its turn on its
  /// executor: ``wait(for:_:)`` for it. Timers, and tasks that sleep on other clocks, keep to the real time.
  public func advance(by duration: Duration) async {
    let end = clock.now.advanced(by: duration)
    _ = displayList
    while clock.now < end {
      var next = end
      if let deadline = viewGraph.nextDeadline {
        let isMoving = deadline <= clock.now.offset
        next = min(next, isMoving ? clock.now.advanced(by: TestHost.frame) : .init(offset: deadline))
      }
      if let wakes = clock.nextWake, wakes > clock.now { next = min(next, wakes) }
      await clock.advance(by: clock.now.duration(to: next))
      _ = displayList
    }
  }

  private static var frame: Duration { .seconds(1) / 60 }
}
