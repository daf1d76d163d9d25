package import Synchronization

/// A value that one thread at a time may use, as behind a `Mutex`, in a way that ThreadSanitizer understands.
///
/// A `Mutex` whose turn has to be waited for is taken inside Swift's own library, which isn't built for the sanitizer: it sees
/// two threads use the value and nothing between them, and reports a race that is none. Writing a word of our own before the
/// turn ends and reading it when the next one begins says so in terms that it sees; that costs two moves.
package struct Guarded<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let handover = Atomic<UInt8>(0)

  package init(_ initial: sending Value) {
    mutex = Mutex(initial)
  }

  /// Runs the closure when no other thread uses the value.
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
