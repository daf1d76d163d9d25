import Foundation

/// The time by which notifications are triggered.
protocol NotificationClock: Sendable {
  var now: Date { get }
  /// Calls a closure on a queue at a date. Returns a closure that cancels the call.
  func schedule(at date: Date, on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void)
    -> @Sendable () -> Void
}

/// The clock of the system, which the user may set.
struct SystemNotificationClock: NotificationClock {
  var now: Date { Date() }

  func schedule(at date: Date, on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void)
    -> @Sendable () -> Void
  {
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler(handler: body)
    timer.schedule(wallDeadline: .now() + max(0, date.timeIntervalSinceNow))
    timer.resume()
    return { timer.cancel() }
  }
}
