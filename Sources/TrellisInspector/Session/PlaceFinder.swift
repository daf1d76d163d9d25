import Foundation
import TrellisGraph

/// Looks up where writes stand in the source, in a thread of its own: reading the program's debug information takes a second or two the first
/// time, and as long again for another way through the program.
final class PlaceFinder: Sendable {
  let queue = DispatchQueue(label: "trellis inspector places", qos: .utility)

  /// Finds the places that led to writes, by the numbers of their events, and hands them on, in order; at once where there are none.
  @MainActor
  func find(
    _ events: [(number: Int, event: RecordedEvent)],
    _ done: @escaping @MainActor ([Int: [SourcePlace]]) -> Void
  ) {
    if events.isEmpty { return done([:]) }
    // Of an event that was kept nothing changes, and its callers may be asked for in any thread.
    nonisolated(unsafe) let events = events
    queue.async {
      let found = Dictionary(
        events.map { ($0.number, $0.event.callers) }, uniquingKeysWith: { first, _ in first })
      DispatchQueue.main.async { MainActor.assumeIsolated { done(found) } }
    }
  }
}
