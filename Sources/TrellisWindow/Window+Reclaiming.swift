import Foundation

extension Window {
  /// How long the window destroys what its content doesn't show any more before it looks for events again.
  private static var slice: Duration { .milliseconds(4) }

  /// Has what the content removed destroyed when the frame is on the screen: on the main queue, so that events and frames
  /// come between the slices.
  func reclaimLater() {
    if isReclaiming || !content.reclaim(upTo: 0) { return }
    isReclaiming = true
    DispatchQueue.main.async { [weak self] in self?.reclaim() }
  }

  private func reclaim() {
    isReclaiming = false
    let end = ContinuousClock.now + Window.slice
    while content.reclaim(upTo: 500) {
      if .now >= end { return reclaimLater() }
    }
  }
}
