import Foundation
import Synchronization

/// The locks of objects that `objc_sync_enter` has locked.
private let locks = Mutex<[ObjectIdentifier: ObjectLock]>([:])

private struct ObjectLock {
  var lock = NSRecursiveLock()
  /// The number of threads that hold or wait for the lock, and of their nested calls.
  var uses = 0
}

/// Locks an object for this thread, which may lock it several times.
///
/// Returns 0.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  let id = ObjectIdentifier(object as AnyObject)
  let lock = locks.withLock { locks in
    locks[id, default: ObjectLock()].uses += 1
    return locks[id]!.lock
  }
  lock.lock()
  return 0
}

/// Ends the effect of a call of `objc_sync_enter` by this thread.
///
/// Returns 0, or −1 if the object isn't locked.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  let id = ObjectIdentifier(object as AnyObject)
  let lock = locks.withLock { locks -> NSRecursiveLock? in
    guard let entry = locks[id] else { return nil }
    locks[id] = entry.uses == 1 ? nil : ObjectLock(lock: entry.lock, uses: entry.uses - 1)
    return entry.lock
  }
  lock?.unlock()
  return lock == nil ? -1 : 0
}
