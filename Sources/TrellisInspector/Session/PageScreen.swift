import Foundation
package import Trellis
import TrellisDisplayList
import TrellisWindow

/// A window that is shown only in its page: it makes frames when they are due, on the real clock.
@MainActor
package final class PageScreen: InspectedScreen {
  let viewGraph: ViewGraph
  let inspector: Inspector
  private let beginning = ContinuousClock.now
  private let pace = FramePace(rate: 60)
  private var lastFrame = Duration.zero
  /// Whether input or a change needs a frame at once.
  private var isWoken = true

  package init(_ viewGraph: ViewGraph, _ inspector: Inspector) {
    (self.viewGraph, self.inspector) = (viewGraph, inspector)
    viewGraph.defersDeallocation = true
    viewGraph.drawsOnlyVisible = true
    viewGraph.takesKeys = true
    inspector.screen = self
  }

  package var takesSizeFromPage: Bool { true }

  /// The time since the screen was created, on the clock of the window's updates.
  package var now: Duration { ContinuousClock.now - beginning }

  package func take(_ action: InputEvent.Action, modifiers: EventModifiers) {
    viewGraph.send(InputEvent(action, time: now, modifiers: modifiers))
    isWoken = true
  }

  package func wake() { isWoken = true }

  /// Does the work that is due, and returns the time until the next; `.zero` means at once, and nil that nothing is due.
  package func step() -> Duration? {
    let now = now
    if isWoken {
      isWoken = false
      makeFrame(at: now)
      return .zero
    }
    let due = viewGraph.needsUpdate ? lastFrame : viewGraph.nextDeadline
    let frame = due.map { max(pace.next(after: lastFrame), $0) }
    if let frame, frame <= now {
      makeFrame(at: max(frame, pace.last(before: now)))
      return .zero
    }
    if viewGraph.reclaimSlice() { return .zero }
    return frame.map { $0 - now }
  }

  /// Makes a frame for a time.
  package func makeFrame(at time: Duration) {
    let begin = ContinuousClock.now
    let list = viewGraph.update(at: time)
    let updating = ContinuousClock.now - begin
    lastFrame = time
    inspector.frame(list, at: time, updating: updating, drawing: nil)
    viewGraph.reclaimBacklog(after: ContinuousClock.now - begin)
  }
}
