package import Glibc

/// A clock of the system.
package enum SystemClock: Sendable {
  /// The time that passes.
  case monotonic
  /// The processor time of all threads of this process, which other load on the machine affects little.
  case process
  /// The processor time of the current thread, which other load on the machine affects little.
  case thread

  /// The clock's time, in nanoseconds.
  package var now: Double {
    let clock =
      switch self {
      case .monotonic: CLOCK_MONOTONIC
      case .process: CLOCK_PROCESS_CPUTIME_ID
      case .thread: CLOCK_THREAD_CPUTIME_ID
      }
    return SystemClock.now(of: clock)
  }

  /// Returns the time of a clock of the system's library, in nanoseconds.
  package static func now(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Returns the nanoseconds that the closure takes.
  package func time(_ body: () throws -> Void) rethrows -> Double {
    let start = now
    try body()
    return now - start
  }
}

/// Returns the processor time that the current thread takes for a closure, in milliseconds.
package func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  try SystemClock.thread.time(body) / 1e6
}

/// Returns the median processor time of several runs of a closure on the current thread, in milliseconds.
package func milliseconds(_ samples: Int, _ body: () throws -> Void) rethrows -> Double {
  try (0..<samples).map { _ in try milliseconds(body) }.median
}
