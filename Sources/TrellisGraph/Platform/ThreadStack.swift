#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Glibc

  /// The native stack on which a thread runs: the thread's own, or a ``FreshStack``.
  ///
  /// Each thread has a record of its stack, deallocated with the thread. From the record, an update knows how much stack is left
  /// and which thread it runs on, without asking the system.
  struct ThreadStack {
    typealias Record = UnsafeMutablePointer<ThreadStack>
    typealias Key = pthread_key_t

    var low: UInt
    var high: UInt

    /// The key of each thread's record.
    static let key: Key = {
      var key = pthread_key_t()
      guard pthread_key_create(&key, { $0?.deallocate() }) == 0 else {
        misuse("AttributeGraph.update", "the process can't create another thread-specific key; delete one")
      }
      return key
    }()

    @inline(__always)
    static func ofPresentThread(_ key: Key) -> Record {
      if let record = pthread_getspecific(key) { return record.assumingMemoryBound(to: ThreadStack.self) }
      return make(key)
    }

    /// Asks the system for the stack's bounds, which takes some microseconds on the main thread.
    @inline(never)
    private static func make(_ key: Key) -> Record {
      let record = Record.allocate(capacity: 1)
      // With these bounds, which stay if the system doesn't know the stack's, every address is outside the stack.
      record.initialize(to: ThreadStack(low: 0, high: 0))
      var attributes = pthread_attr_t()
      if pthread_getattr_np(pthread_self(), &attributes) == 0 {
        var low: UnsafeMutableRawPointer?
        var size = 0
        if pthread_attr_getstack(&attributes, &low, &size) == 0 {
          record.pointee = ThreadStack(low: UInt(bitPattern: low), high: UInt(bitPattern: low) + UInt(size))
        }
        pthread_attr_destroy(&attributes)
      }
      pthread_setspecific(key, record)
      return record
    }

    /// Returns the address below which fewer than `reserve` bytes are left; `.max` if `here` is on a stack unknown to the graph.
    func limit(leaving reserve: UInt, at here: UInt) -> UInt {
      here >= low && here < high ? low + reserve : .max
    }
  }

  // A function of <pthread.h> that Swift’s Glibc module lacks.

  @_silgen_name("pthread_getattr_np")
  private func pthread_getattr_np(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>)
    -> Int32
#endif
