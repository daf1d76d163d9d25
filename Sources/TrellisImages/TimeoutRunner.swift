package import Dispatch
import Foundation
import Synchronization

/// Runs closures on other threads, with a timeout.
///
/// A thread can't be ended from outside. A thread that takes too long is abandoned with the lowest priority, and may hold its
/// resources forever. If too many are abandoned, no new ones are started.
package final class TimeoutRunner: Sendable {
  /// The reason why there is no result.
  package enum Failure: Error, Equatable {
    case isLate
    case othersAreLate(Int)
  }

  /// The instance shared by all documents.
  static let shared = TimeoutRunner(lateLimit: 4)

  /// The greatest number of abandoned threads at a time.
  private let lateLimit: Int
  private let late = Mutex(0)
  /// The stack size in bytes: eight times a main thread's, for the nesting that ``DocumentNesting`` allows.
  ///
  /// Unused stack takes no memory.
  private static let stackSize = 64 << 20
  /// Linux's SCHED_IDLE policy, under which a thread runs only when no other needs the processor.
  private static let idlePolicy: Int32 = 5

  /// Waits up to `seconds` for a semaphore, and returns whether it was signaled in time.
  package typealias Wait = @Sendable (_ end: DispatchSemaphore, _ seconds: Double) -> Bool
  private let wait: Wait

  /// Creates an instance; a test can replace `wait` to use another clock.
  package init(
    lateLimit: Int,
    wait: @escaping Wait = { end, seconds in
      end.wait(timeout: .now() + .milliseconds(Int(min(seconds * 1000, 1e9)))) == .success
    }
  ) {
    self.lateLimit = lateLimit
    self.wait = wait
  }

  private enum Progress {
    case running(pthread_t?)
    case done
    case leftBehind
  }

  /// Runs a closure on a new thread and returns its result; throws if it takes longer than `seconds`.
  package func run<Value: Sendable>(
    seconds: Double, _ body: @escaping @Sendable () -> Value
  ) throws(Failure) -> Value {
    // With a timeout of 0, the closure isn't started: it might still finish in time.
    guard seconds > 0 else { throw .isLate }
    let late = late.withLock { $0 }
    guard late < lateLimit else { throw .othersAreLate(late) }
    let result = Box<Value>()
    let thread = Thread {
      let isAwaited = result.progress.withLock { progress in
        if case .leftBehind = progress { return false }
        progress = .running(pthread_self())
        return true
      }
      // The thread started so slowly that the caller has already given up.
      guard isAwaited else { return self.late.withLock { $0 -= 1 } }
      let value = body()
      let isLate = result.progress.withLock { progress in
        if case .leftBehind = progress { return true }
        result.value = value
        progress = .done
        return false
      }
      if isLate { self.late.withLock { $0 -= 1 } }
      result.end.signal()
    }
    thread.stackSize = Self.stackSize
    thread.start()
    guard !wait(result.end, seconds) else { return result.value! }
    // The closure may have finished just now.
    let value = result.progress.withLock { progress -> Value? in
      if case .done = progress { return result.value }
      if case .running(let thread?) = progress {
        var parameters = sched_param()
        _ = pthread_setschedparam(thread, Self.idlePolicy, &parameters)
      }
      progress = .leftBehind
      self.late.withLock { $0 += 1 }
      return nil
    }
    guard let value else { throw .isLate }
    return value
  }

  /// The state shared by both threads; only the new thread may access `value` until it is done.
  private final class Box<Value>: @unchecked Sendable {
    let end = DispatchSemaphore(value: 0)
    let progress = Mutex(Progress.running(nil))
    var value: Value?
  }
}
