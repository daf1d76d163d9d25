#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Glibc

  /// The native stack that a thread is on: the one that the system gave it, or a ``FreshStack``.
  ///
  /// Each thread has a record of it, which goes with the thread: so that an update knows how much is left without asking the
  /// system, and which thread it runs on.
  struct ThreadStack {
    typealias Record = UnsafeMutablePointer<ThreadStack>
    typealias Key = pthread_key_t

    var low: UInt
    var high: UInt

    /// What the present thread's record is found by.
    static let key: Key = {
      var key = pthread_key_t()
      guard pthread_key_create(&key, { $0?.deallocate() }) == 0 else {
        misuse("AttributeGraph.update", "the process has no room for another thread-specific value; free one")
      }
      return key
    }()

    @inline(__always)
    static func ofPresentThread(_ key: Key) -> Record {
      if let record = pthread_getspecific(key) { return record.assumingMemoryBound(to: ThreadStack.self) }
      return make(key)
    }

    /// Asks the system, which takes some microseconds on the main thread.
    @inline(never)
    private static func make(_ key: Key) -> Record {
      let record = Record.allocate(capacity: 1)
      // Where nothing is known, every address lies outside.
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

    /// The address below which so many bytes aren't left, for one who stands at an address; where that is on a stack that the
    /// graph doesn't know, all of them.
    func limit(leaving reserve: UInt, at here: UInt) -> UInt {
      here >= low && here < high ? low + reserve : .max
    }
  }

  // A function of <pthread.h> that Swift’s Glibc module leaves out.

  @_silgen_name("pthread_getattr_np")
  private func pthread_getattr_np(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>)
    -> Int32
#endif
