import Testing

@testable import TrellisGraph

@Suite struct GuardedTests {
  private final class Counter: Sendable {
    let count = Guarded([0])
  }

  /// With ThreadSanitizer, this test also shows that ThreadSanitizer recognizes the lock of `Guarded`.
  ///
  /// It would report a `Mutex` here as a race.
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
