package import Foundation

/// Says which view's body runs, where one runs for long: an endless loop in it would end in silence else.
///
/// It is off until a host that a person waits for switches it on.
package enum BodyWatch {
  /// How many bodies have begun or ended, and the one that runs.
  ///
  /// The main thread writes them. The watching one looks at the body only where the number has stood still for long: then the main
  /// thread is in that body, or waits for something.
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var body: (name: String, path: IdentityPath?)?
  nonisolated(unsafe) private static var isOn = false

  /// A body begins, or ends and the one around it goes on; nil where there is none around it.
  @inline(__always)
  static func note(_ now: (name: String, path: IdentityPath?)?) {
    if !isOn { return }
    body = now
    count &+= 1
  }

  /// Begins to watch, in a thread of its own, and tells a closure of each body that has run for so long, once.
  package static func start(after limit: TimeInterval = 5, tell: @escaping @Sendable (String) -> Void) {
    if isOn { return }
    isOn = true
    Thread.detachNewThread {
      var (last, standing, told) = (count, 0.0, false)
      let step = limit / 5
      while true {
        Thread.sleep(forTimeInterval: step)
        if count != last { (last, standing, told) = (count, 0, false) } else { standing += step }
        guard standing >= limit, !told, let body else { continue }
        told = true
        let place = body.path.map { " (at \($0))" } ?? ""
        let seconds = limit.formatted(.number.precision(.fractionLength(0...1)))
        tell("\(body.name)\(place): it has run for \(seconds) s; does a loop in it never end?")
      }
    }
  }
}
