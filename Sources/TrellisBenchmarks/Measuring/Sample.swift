import CAllocations
import Foundation

/// What doing something once took.
struct Sample {
  /// Of the processor, by all threads of this process: what else the machine does adds little to it.
  let microseconds: Double
  /// How often memory was asked for, by anybody in this process.
  let allocations: Int

  @MainActor
  init(_ body: () -> Void) {
    let before = allocations_count()
    let start = Sample.now()
    body()
    microseconds = Sample.now() - start
    allocations = Int(allocations_count() - before)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}

/// The memory that this process has at some point.
struct Memory {
  /// What malloc has given out.
  let live: Double
  /// What of the process is in memory, whoever asked for it.
  let resident: Double

  static var now: Memory {
    Memory(live: Double(allocations_live_bytes()), resident: Double(allocations_resident_bytes()))
  }
}

/// Takes a result, so that it has to be computed.
@inline(never)
func consume<Result>(_ result: Result) {
  withExtendedLifetime(result) {}
}
