import Foundation

/// The time that a window spends destroying removed views before it handles events again.
private let slice = Duration.milliseconds(4)

extension WindowContent {
  /// Destroys some removed views while there is nothing to draw; returns whether there were any.
  ///
  /// Events and frames are handled between the slices.
  package func reclaimSlice() -> Bool {
    guard collect(limit: 0) else { return false }
    let end = ContinuousClock.now + slice
    while .now < end {
      if !collect(limit: 500) {
        joinFreedMemory()
        break
      }
    }
    return true
  }

  /// Destroys removed views after a frame if many wait, for half of the frame's duration, or at least for one slice.
  ///
  /// Otherwise, an app that is never idle would never destroy them. Destroying a view takes about a third of the time of making
  /// it, so the backlog stays bounded.
  package func reclaimBacklog(after frame: Duration) {
    guard hasBacklog else { return }
    let end = ContinuousClock.now + max(slice, frame / 2)
    while hasBacklog, .now < end { _ = collect(limit: 500) }
  }

  /// Joins small freed blocks of memory to larger ones.
  ///
  /// glibc joins them at the next request of more than a kilobyte. After the removal of 1,000 rows, that took 8 ms of the next frame.
  private func joinFreedMemory() {
    var block: UnsafeMutableRawPointer?
    if posix_memalign(&block, MemoryLayout<UInt>.alignment, 2048) == 0 { free(block) }
  }
}
