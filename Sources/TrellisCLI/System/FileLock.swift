import Foundation
import TrellisFailure

/// A lock between processes: held until it is released, or until the process ends or becomes another.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock on a file, which is created if it doesn't exist.
  init(_ path: String) throws {
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw Failure.cantWrite(path, String(cString: strerror(errno)))
    }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
  }

  func release() {
    close(descriptor)
  }
}
