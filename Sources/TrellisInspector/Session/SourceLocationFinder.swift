import Foundation
import TrellisGraph

/// A finder of the source locations of writes, with a thread of its own.
///
/// Reading the program's debug information takes a second or two the first time, and as long again for another path through the
/// program.
final class SourceLocationFinder: Sendable {
  let queue = DispatchQueue(label: "trellis inspector places", qos: .utility)

  /// Finds the callers of writes by the numbers of their events, and passes them to a closure; at once if there are no events.
  @MainActor
  func find(
    _ events: [(number: Int, event: RecordedEvent)],
    _ done: @escaping @MainActor ([Int: [CodeLocation]]) -> Void
  ) {
    if events.isEmpty { return done([:]) }
    // A kept event doesn't change, and its callers can be read in any thread.
    nonisolated(unsafe) let events = events
    queue.async {
      let found = Dictionary(
        events.map { ($0.number, $0.event.callers) }, uniquingKeysWith: { first, _ in first })
      DispatchQueue.main.async { MainActor.assumeIsolated { done(found) } }
    }
  }
}
