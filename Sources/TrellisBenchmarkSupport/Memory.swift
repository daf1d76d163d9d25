import CAllocations

/// The memory of this process at one time, in bytes.
package struct Memory {
  /// The live bytes of malloc.
  package let live: Int
  /// The resident memory of the process.
  package let resident: Int

  package static var now: Memory {
    Memory(live: Int(allocations_live_bytes()), resident: Int(allocations_resident_bytes()))
  }

  /// The memory after malloc has returned its reserve to the system.
  package static var trimmed: Memory {
    allocations_trim()
    return now
  }
}

/// The number of allocations of this process so far, by all of its code.
package var allocationCount: Int { Int(allocations_count()) }
