package import Foundation

/// A watchdog for views' bodies that run for long, such as in an endless loop.
///
/// It is off until a host that serves a user starts it.
package enum BodyWatch {
  /// The number of bodies that have begun or ended; `body` is the one that runs.
  ///
  /// The main thread writes both. The watching thread reads the body only after the number has been constant for long. Then the
  /// main thread is in that body, or waits for something.
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var body: (name: String, path: IdentityPath?)?
  nonisolated(unsafe) private static var isOn = false

  /// Records the body that runs from now on: one that begins, or the outer body after an inner one has ended; nil if none runs.
  @inline(__always)
  static func note(_ now: (name: String, path: IdentityPath?)?) {
    if !isOn { return }
    body = now
    count &+= 1
  }

  /// Starts to watch on a thread of its own; calls a closure once for each body that has run for `limit` seconds.
  package static func start(after limit: TimeInterval = 5, tell: @escaping @Sendable (String) -> Void) {
    if isOn { return }
    isOn = true
    Thread.detachNewThread {
      var (last, elapsed, hasReported) = (count, 0.0, false)
      let step = limit / 5
      while true {
        Thread.sleep(forTimeInterval: step)
        if count != last { (last, elapsed, hasReported) = (count, 0, false) } else { elapsed += step }
        guard elapsed >= limit, !hasReported, let body else { continue }
        hasReported = true
        let place = body.path.map { " (at \($0))" } ?? ""
        let seconds = limit.formatted(.number.precision(.fractionLength(0...1)))
        tell("\(body.name)\(place): the body has run for \(seconds) s; look for a loop that doesn't end")
      }
    }
  }
}
