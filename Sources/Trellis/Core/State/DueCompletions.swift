import Foundation

/// Completions that are due: the update calls those of views on screen, and the main queue any others.
///
/// The queue gets one job at a time, however many completions there are. In a program that only draws images, the queue may run
/// late or never.
final class DueCompletions: @unchecked Sendable {
  // Unchecked because the lock guards the two mutable properties below.
  private let lock = NSLock()
  private var completions: [() -> Void] = []
  /// Whether a job has been enqueued that hasn't run yet.
  private var isScheduled = false
  private let schedule: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// Creates an empty collection; `schedule` has to call its closure later.
  init(schedule: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    self.schedule = schedule
  }

  /// Adds a completion that is due.
  func add(_ completion: @escaping () -> Void) {
    let isFirst = lock.withLock {
      completions.append(completion)
      defer { isScheduled = true }
      return !isScheduled
    }
    if isFirst {
      schedule { [self] in
        lock.withLock { isScheduled = false }
        _ = perform()
      }
    }
  }

  /// Calls the completions that are due, and returns whether there were any.
  func perform() -> Bool {
    let all = lock.withLock {
      defer { completions = [] }
      return completions
    }
    for completion in all { completion() }
    return !all.isEmpty
  }
}
