import Observation

/// A queue of presentations of which one is shown at a time: sheets and alerts of a window, or of a sheet's content.
///
/// The first owner in the queue is the one that may present. A body that reads ``isFirst(_:)`` depends on the queue. An owner has
/// to leave before it is deallocated, or the next owner isn't notified.
@Observable @MainActor
package final class LayerTurns {
  private struct Turn {
    weak var owner: AnyObject?
  }
  private var line: [Turn] = []

  nonisolated package init() {}

  /// Returns whether an owner is the first in the queue.
  package func isFirst(_ owner: AnyObject) -> Bool { line.first { $0.owner != nil }?.owner === owner }

  /// Adds an owner to the end of the queue unless it is in it.
  package func join(_ owner: AnyObject) {
    guard !line.contains(where: { $0.owner === owner }) else { return }
    line = line.filter { $0.owner != nil } + [Turn(owner: owner)]
  }

  /// Removes an owner from the queue if it is in it.
  package func leave(_ owner: AnyObject) {
    guard line.contains(where: { $0.owner === owner }) else { return }
    line.removeAll { $0.owner == nil || $0.owner === owner }
  }
}

extension EnvironmentValues {
  private enum TurnsKey: EnvironmentKey { static var defaultValue: LayerTurns? { nil } }

  /// The queue that a presentation waits in, or nil if none has to wait.
  package var layerTurns: LayerTurns? {
    get { self[TurnsKey.self] }
    set { self[TurnsKey.self] = newValue }
  }
}
