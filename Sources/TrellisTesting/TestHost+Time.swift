public import Foundation
import Trellis

extension TestHost {
  /// The current date for views, which changes only with ``advance(by:)``.
  public var now: Date { beginning.addingTimeInterval(clock.now.offset.seconds) }

  /// Advances the clock, with a frame whenever something moves or is due: 60 per second while something moves.
  ///
  /// Tasks that sleep on the clock wake when due, earliest first. A woken task continues on its executor: call ``wait(for:_:)``
  /// for its effects. Timers, and tasks that sleep on other clocks, follow the real time.
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
