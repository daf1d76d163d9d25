import Foundation

/// The copy of a store's file during a migration, which is restored if the migration fails.
struct StoreCopy {
  private let url: URL
  private var copy: String { url.path + "-migration" }

  init(of url: URL) { self.url = url }

  /// Copies the committed contents to the disk; an unfinished copy has another name.
  func make(from store: Store) throws {
    let unfinished = copy + "-unfinished"
    try remove(unfinished)
    try store.copy(to: unfinished)
    try synchronize(unfinished)
    try move(unfinished, to: copy)
  }

  /// Replaces the store by the copy of a migration whose process ended.
  ///
  /// Does nothing during a migration, whose lock is held.
  func restoreIfLeft() throws {
    guard exists, let lock = try MigrationLock(of: url, waits: false) else { return }
    try withExtendedLifetime(lock) { try restore() }
  }

  /// Replaces the store by the copy, if there is one; the caller has the lock.
  func restore() throws {
    guard exists else { return }
    // A log that belongs to the migrated file must not be applied to the copy.
    for suffix in ["-wal", "-shm", ""] { try remove(url.path + suffix) }
    try move(copy, to: url.path)
  }

  func remove() throws { try remove(copy) }

  var exists: Bool { FileManager.default.fileExists(atPath: copy) }

  private func remove(_ path: String) throws {
    if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
  }

  private func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: path, toPath: other)
    try synchronize(url.deletingLastPathComponent().path)
  }

  /// Waits until the disk has a file's contents, or a folder's entries.
  private func synchronize(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }
}

/// The lock of a store's file against other migrations, in this process and others.
///
/// The lock is held until the object is deallocated, or the process ends.
final class MigrationLock {
  private let descriptor: Int32

  /// Takes the lock; nil if another migration has it and `waits` is false.
  init?(of url: URL, waits: Bool) throws {
    let path = url.path + "-migration-lock"
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      if errno == EWOULDBLOCK { return nil }
      throw failure(path)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

private func failure(_ path: String) -> SwiftDataError {
  SwiftDataError(.loadIssueModelContainer, "\(path): \(String(cString: strerror(errno)))")
}
