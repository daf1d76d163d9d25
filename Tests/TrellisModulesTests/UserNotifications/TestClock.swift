import Foundation

@testable import UserNotifications

/// A clock that a test sets, from the start of 1970 in UTC.
final class TestClock: NotificationClock, @unchecked Sendable {
  private struct Call {
    let date: Date
    let queue: DispatchQueue
    let body: @Sendable () -> Void
  }

  private let lock = NSLock()
  private var time = Date(timeIntervalSince1970: 0)
  private var calls: [Int: Call] = [:]
  private var count = 0

  var now: Date { lock.withLock { time } }

  func schedule(at date: Date, on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void)
    -> @Sendable () -> Void
  {
    lock.withLock {
      count += 1
      let number = count
      calls[number] = Call(date: date, queue: queue, body: body)
      return { [self] in lock.withLock { _ = calls.removeValue(forKey: number) } }
    }
  }

  /// Sets the time in seconds, and enqueues the calls that are due, in order.
  func advance(to seconds: Double) {
    let due = lock.withLock {
      time = Date(timeIntervalSince1970: seconds)
      let due = calls.filter { $0.value.date <= time }.sorted { $0.value.date < $1.value.date }
      for call in due { calls[call.key] = nil }
      return due
    }
    for call in due { call.value.queue.async(execute: call.value.body) }
  }

  /// Forgets all calls except those at a time in seconds.
  func cancelAll(but seconds: Double) {
    lock.withLock { calls = calls.filter { $0.value.date.timeIntervalSince1970 == seconds } }
  }
}
