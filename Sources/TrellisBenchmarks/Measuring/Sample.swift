import TrellisBenchmarkSupport

/// The costs of one run of a closure.
struct Sample {
  /// The processor time of all threads of this process, which other load on the machine affects little.
  let microseconds: Double
  /// The number of allocations, by all code of this process.
  let allocations: Int

  @MainActor
  init(_ body: () -> Void) {
    let before = allocationCount
    microseconds = SystemClock.process.time(body) / 1e3
    allocations = Int(allocationCount - before)
  }
}
