import Foundation

/// Completions that are due and weren't performed: those of views on screen are by the update, any others by the main queue.
///
/// The queue is asked for one turn at a time, however many there are: nobody may look at it for long, or ever, as in a program that
/// only draws pictures.
final class DueCompletions: @unchecked Sendable {
  // Unchecked for what the lock guards: the two below it.
  private let lock = NSLock()
  private var completions: [() -> Void] = []
  /// Whether the queue was asked for a turn that it hasn't come to.
  private var isScheduled = false
  private let schedule: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// Creates it with nothing due; `schedule` has a closure called later.
  init(schedule: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    self.schedule = schedule
  }

  /// Adds one that is due.
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

  /// Performs those that are due; answers whether there were any.
  func perform() -> Bool {
    let all = lock.withLock {
      defer { completions = [] }
      return completions
    }
    for completion in all { completion() }
    return !all.isEmpty
  }
}
