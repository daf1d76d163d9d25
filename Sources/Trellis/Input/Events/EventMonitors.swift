/// Closures that see the events of all windows before the views do.
@MainActor package enum EventMonitors {
  /// A closure that returns the event to go on with, or nil if the event ends there.
  package typealias Monitor = (InputEvent, ViewGraph) -> InputEvent?

  private static var monitors: [(number: Int, monitor: Monitor)] = []
  private static var count = 0
  /// Whether a monitor ended the last key that went down, so that its text ends, too.
  private static var dropsText = false
  /// The event that was sent last to any window; nil before the first.
  package private(set) static var last: InputEvent?

  /// Adds a monitor, which is called after those that were added before; returns its number.
  package static func add(_ monitor: @escaping Monitor) -> Int {
    count += 1
    monitors.append((count, monitor))
    return count
  }

  /// Removes the monitor of a number.
  package static func remove(_ number: Int) { monitors.removeAll { $0.number == number } }

  /// Returns the event that remains after all monitors; nil if one of them ends it.
  static func filtered(_ event: InputEvent, in window: ViewGraph) -> InputEvent? {
    last = event
    // A host sends the text of a key right after the key.
    if case .text = event.action, dropsText { return nil }
    var remaining: InputEvent? = event
    for (_, monitor) in monitors { remaining = remaining.flatMap { monitor($0, window) } }
    if case .key(let press) = event.action, press.phase != .up { dropsText = remaining == nil }
    return remaining
  }
}
