import Foundation

extension DesktopWindow {
  /// How long the window destroys what its content doesn't show any more before it looks for events again.
  private static var slice: Duration { .milliseconds(4) }

  /// Destroys some of what the content removed, while there is nothing to draw; answers whether there was any, so that
  /// events and frames come between the slices.
  func reclaimSlice() -> Bool {
    guard content.reclaim(upTo: 0) else { return false }
    let end = ContinuousClock.now + DesktopWindow.slice
    while content.reclaim(upTo: 500), .now < end {}
    return true
  }

  /// Destroys after a frame where much waits, for half of the time that the frame took, or for a slice.
  ///
  /// An app that is never idle would keep what it removes for ever. Destroying a view takes about a third of what making it
  /// does, so what waits stays bounded.
  func reclaimBacklog(after frame: Duration) {
    guard content.hasBacklog else { return }
    let end = ContinuousClock.now + max(DesktopWindow.slice, frame / 2)
    while content.hasBacklog, .now < end { _ = content.reclaim(upTo: 500) }
  }
}
