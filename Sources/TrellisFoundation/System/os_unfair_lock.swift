import Foundation

/// A lock of C, for code that keeps it at a fixed address.
///
/// Locking it twice on one thread, or unlocking it on another thread than the one that locked it, traps. Source: documented,
/// developer.apple.com/documentation/os/os_unfair_lock_t. Ours: the lock is a mutex of POSIX, of 40 bytes instead of 4.
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()

  /// Creates a lock that no thread holds.
  public init() { mutex.__data.__kind = Int32(PTHREAD_MUTEX_ERRORCHECK_NP) }
}

/// A lock of C.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock of C.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension os_unfair_lock_t {
  fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
  }

  /// Whether the calling thread holds the lock: only then does waiting for it, here for no time, fail with EDEADLK.
  fileprivate var isHeldByThread: Bool {
    var past = timespec()
    let result = pthread_mutex_timedlock(mutex, &past)
    if result == 0 { pthread_mutex_unlock(mutex) }
    return result == EDEADLK
  }
}

/// Waits for a lock, and takes it.
///
/// Traps if the calling thread holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  precondition(pthread_mutex_lock(lock.mutex) == 0, "this thread already holds the os_unfair_lock")
}

/// Takes a lock if it is free.
///
/// Returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock.mutex) == 0
}

/// Releases a lock.
///
/// Traps if another thread holds it, or none.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  precondition(pthread_mutex_unlock(lock.mutex) == 0, "this thread doesn't hold the os_unfair_lock")
}

/// Traps unless the calling thread holds a lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(lock.isHeldByThread, "this thread doesn't hold the os_unfair_lock")
}

/// Traps if the calling thread holds a lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  precondition(!lock.isHeldByThread, "this thread holds the os_unfair_lock")
}
