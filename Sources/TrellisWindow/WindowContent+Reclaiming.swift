import Foundation

/// How long a window destroys what its content doesn't show any more before it looks for events again.
private let slice = Duration.milliseconds(4)

extension WindowContent {
  /// Destroys some of what was removed, while there is nothing to draw; answers whether there was any, so that events and frames come
  /// between the slices.
  package func reclaimSlice() -> Bool {
    guard reclaim(upTo: 0) else { return false }
    let end = ContinuousClock.now + slice
    while reclaim(upTo: 500), .now < end {}
    return true
  }

  /// Destroys after a frame where much waits, for half of the time that the frame took, or for a slice.
  ///
  /// An app that is never idle would keep what it removes for ever. Destroying a view takes about a third of what making it
  /// does, so what waits stays bounded.
  package func reclaimBacklog(after frame: Duration) {
    guard hasBacklog else { return }
    let end = ContinuousClock.now + max(slice, frame / 2)
    while hasBacklog, .now < end { _ = reclaim(upTo: 500) }
  }
}
