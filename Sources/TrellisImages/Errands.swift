package import Dispatch
import Foundation
import Synchronization

/// Something that another thread does while this one waits, so long and no longer.
///
/// A thread can't be ended from outside. One that takes too long is left behind with the lowest priority, and may keep what it
/// holds for ever; when some are behind, no more begin.
package final class Errands: Sendable {
  /// Why there is no answer.
  package enum Failure: Error, Equatable {
    case isLate
    case othersAreLate(Int)
  }

  /// Those of all documents.
  static let shared = Errands(lateLimit: 4)

  /// The most that are left behind at a time.
  private let lateLimit: Int
  private let late = Mutex(0)
  /// Eight times that of a main thread: documents nest as deep as ``DocumentNesting`` allows.
  ///
  /// What isn't used takes no memory.
  private static let stackSize = 64 << 20
  /// The policy of Linux by which a thread has the time that nobody else wants.
  private static let idlePolicy: Int32 = 5

  /// Waits for the end of an errand, at most so many seconds, and says whether it came.
  package typealias Wait = @Sendable (_ end: DispatchSemaphore, _ seconds: Double) -> Bool
  private let wait: Wait

  /// Errands of which so many may be left behind; a test waits by another clock.
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

  /// Calls a closure on a thread of its own, and answers what it gave; throws where it takes longer than so many seconds.
  package func run<Value: Sendable>(
    seconds: Double, _ body: @escaping @Sendable () -> Value
  ) throws(Failure) -> Value {
    // Without any time it isn't begun: it might just be done at once.
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
      // Where threads are so slow to start that it is too late by now, there is nothing to do.
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
    // It may have ended just now.
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

  /// What both threads see; `value` belongs to the errand's until it is done.
  private final class Box<Value>: @unchecked Sendable {
    let end = DispatchSemaphore(value: 0)
    let progress = Mutex(Progress.running(nil))
    var value: Value?
  }
}
