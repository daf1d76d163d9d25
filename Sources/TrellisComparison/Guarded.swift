package import Synchronization

/// A value that one thread at a time may use, like that of a `Mutex`, but without false reports of ThreadSanitizer.
///
/// A contended `Mutex` is taken inside Swift's own library, which isn't built for the sanitizer. The sanitizer then sees two
/// threads use the value without synchronization, and reports a race that doesn't exist. So a word is written before the lock is
/// released, and read after it is acquired. The sanitizer understands this; it costs two moves.
package struct Guarded<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let handover = Atomic<UInt8>(0)

  package init(_ initial: sending Value) {
    mutex = Mutex(initial)
  }

  /// Runs the closure while no other thread uses the value.
  @inlinable
  package borrowing func withLock<Result>(
    _ body: (inout sending Value) -> sending Result
  ) -> sending Result {
    mutex.withLock { value in
      _ = handover.load(ordering: .acquiring)
      defer { handover.store(0, ordering: .releasing) }
      return body(&value)
    }
  }
}
