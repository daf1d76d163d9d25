import Glibc

/// The native stack that a thread is on: the one that the system gave it, or a ``FreshStack``.
///
/// Each thread has a record of it, which goes with the thread: so that an update knows how much is left without asking the
/// system, and which thread it runs on.
struct ThreadStack {
  typealias Record = UnsafeMutablePointer<ThreadStack>

  var low: UInt
  var high: UInt

  /// What the present thread's record is found by.
  static let key: pthread_key_t = {
    var key = pthread_key_t()
    guard pthread_key_create(&key, { $0?.deallocate() }) == 0 else {
      misuse("AttributeGraph.update", "the process has no room for another thread-specific value; free one")
    }
    return key
  }()

  @inline(__always)
  static func ofPresentThread(_ key: pthread_key_t) -> Record {
    if let record = pthread_getspecific(key) { return record.assumingMemoryBound(to: ThreadStack.self) }
    return make(key)
  }

  /// Asks the system, which takes some microseconds on the main thread.
  @inline(never)
  private static func make(_ key: pthread_key_t) -> Record {
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

extension GraphCore {
  /// How much of a stack is left to a rule, and what it calls but the graph, before another stack is taken.
  static var leastReserve: UInt { 1 << 20 }

  /// Where the native stack stands, about.
  @inline(__always)
  func stackAddress() -> UInt {
    var mark: UInt8 = 0
    return _withUnprotectedUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }

  /// An update begins: notes on which thread, and how far its stack goes; answers whether there is enough left of it.
  @inline(__always)
  func noteStack() -> Bool {
    let record = ThreadStack.ofPresentThread(storage.pointee.stackKey)
    let here = stackAddress()
    let limit = record.pointee.limit(leaving: storage.pointee.stackReserve, at: here)
    storage.pointee.thread = record
    storage.pointee.stackLimit = limit
    return here >= limit
  }

  /// A value is so large that some copies of it take a good part of a stack.
  @inline(never)
  func noteLargeValue(_ bytes: Int) {
    storage.pointee.stackReserve = max(
      storage.pointee.stackReserve, GraphCore.leastReserve + 16 * UInt(bytes))
  }
}

// A function of <pthread.h> that Swift’s Glibc module leaves out.

@_silgen_name("pthread_getattr_np")
private func pthread_getattr_np(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>)
  -> Int32
