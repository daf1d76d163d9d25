import Foundation
import Synchronization

/// The database of a configuration.
///
/// A file has a connection for writing, and up to four for reading, which see what is committed while another thread writes. A store
/// in memory has one connection.
final class Store: @unchecked Sendable {
  let configuration: ModelConfiguration
  let identifier: String
  private let path: String
  private let writer: Database
  private let writing = NSRecursiveLock()
  /// The connections for reading that aren't in use.
  private let readers = Mutex<[UncheckedBox<Database>]>([])
  private let slots = DispatchSemaphore(value: 4)

  init(_ configuration: ModelConfiguration) throws {
    self.configuration = configuration
    path = configuration.isStoredInMemoryOnly ? ":memory:" : configuration.url.path
    identifier =
      configuration.isStoredInMemoryOnly ? "memory-\(Keys.next())" : configuration.url.absoluteString
    do {
      if path != ":memory:", configuration.allowsSave {
        try FileManager.default.createDirectory(
          at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      writer = try Database(path: path, isReadOnly: isReadOnly(configuration))
      if path != ":memory:", configuration.allowsSave {
        // A commit is in the file's log when it returns; the disk has it after the next checkpoint.
        try writer.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
      }
      _ = try writer.texts("SELECT name FROM sqlite_master LIMIT 1")
    } catch {
      throw SwiftDataError(error, at: configuration.url)
    }
  }

  /// Performs work in a transaction, which is rolled back if the work throws.
  func write<Result>(_ work: (Database) throws -> Result) throws -> Result {
    try writing.withLock {
      do {
        try writer.execute("BEGIN IMMEDIATE")
        do {
          let result = try work(writer)
          try writer.execute("COMMIT")
          return result
        } catch {
          try? writer.execute("ROLLBACK")
          throw error
        }
      } catch { throw SwiftDataError(error, at: configuration.url) }
    }
  }

  /// Reads what is committed.
  func read<Result>(_ work: (Database) throws -> Result) throws -> Result {
    do {
      if path == ":memory:" { return try writing.withLock { try work(writer) } }
      slots.wait()
      defer { slots.signal() }
      let known = readers.withLock { $0.popLast() }
      let reader = try known?.value ?? Database(path: path, isReadOnly: true)
      let box = UncheckedBox(reader)
      defer { readers.withLock { $0.append(box) } }
      return try work(reader)
    } catch { throw SwiftDataError(error, at: configuration.url) }
  }
}

private func isReadOnly(_ configuration: ModelConfiguration) -> Bool {
  !configuration.allowsSave && !configuration.isStoredInMemoryOnly
}
