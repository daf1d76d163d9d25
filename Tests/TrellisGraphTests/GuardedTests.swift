import Testing

@testable import TrellisGraph

@Suite struct GuardedTests {
  private final class Counter: Sendable {
    let count = Guarded([0])
  }

  /// With ThreadSanitizer, this also tests that it recognizes the lock: a `Mutex` here is reported as a race.
  @Test func `threads access a guarded value one after the other`() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<5_000 { counter.count.withLock { $0[0] += 1 } }
        }
      }
    }
    #expect(counter.count.withLock { $0 } == [40_000])
  }
}
