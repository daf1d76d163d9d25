import CAllocations
import Foundation

/// The costs of one run of a closure.
struct Sample {
  /// The processor time of all threads of this process, which other load on the machine affects little.
  let microseconds: Double
  /// The number of allocations, by all code of this process.
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

/// The memory of this process at some time.
struct Memory {
  /// The live bytes of malloc.
  let live: Double
  /// The resident memory of the process.
  let resident: Double

  static var now: Memory {
    Memory(live: Double(allocations_live_bytes()), resident: Double(allocations_resident_bytes()))
  }
}

/// Uses a result, so that its computation isn't optimized away.
@inline(never)
func consume<Result>(_ result: Result) {
  withExtendedLifetime(result) {}
}
