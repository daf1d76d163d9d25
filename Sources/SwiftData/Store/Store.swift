import Foundation
import Synchronization
import TrellisSQLite

/// The database of a configuration.
///
/// A file has a connection for writing, and up to four for reading, which see what is committed while another thread writes. A store
/// in memory has one connection.
final class Store: @unchecked Sendable {
  let configuration: ModelConfiguration
  let identifier: String
  let path: String
  /// The connection for writing; nil once the store is closed.
  private var openWriter: Database?
  private let writing = NSRecursiveLock()
  /// The connections for reading that aren't in use.
  private let readers = Mutex<[UncheckedBox<Database>]>([])
  private let slots = DispatchSemaphore(value: 4)
  private let isClosed = Atomic(false)
  /// The number that marks this object's saves in the history of the file.
  let origin = Keys.next()
  /// The merged part of the history; guarded by `writing`.
  var seen = SeenHistory()
  /// The files of large values; nil for a store in memory.
  let external: ExternalFiles?
  /// The properties by the names of the models; set when the store is opened.
  var names: [String: [ModelProperty]] = [:]
  /// The numbers of the models' lists of properties in the history, by the names of the models.
  var layouts: [String: Int64] = [:]
  /// Whether the history keeps values of deleted models.
  var hasTombstones = false
  /// The lists of properties in the history, by their numbers.
  let knownLayouts = Mutex<[Int64: [String]]>([:])

  init(_ configuration: ModelConfiguration) throws {
    self.configuration = configuration
    path = configuration.isStoredInMemoryOnly ? ":memory:" : configuration.url.path
    identifier =
      configuration.isStoredInMemoryOnly ? "memory-\(Keys.next())" : configuration.url.absoluteString
    external = configuration.isStoredInMemoryOnly ? nil : ExternalFiles(of: configuration.url)
    do {
      if path != ":memory:", configuration.allowsSave {
        try FileManager.default.createDirectory(
          at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      let writer = try Database(path: path, isReadOnly: isReadOnly(configuration))
      if path != ":memory:", configuration.allowsSave {
        // A commit is in the file's log when it returns; the disk has it after the next checkpoint.
        try writer.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
      }
      _ = try writer.texts("SELECT name FROM sqlite_master LIMIT 1")
      openWriter = writer
    } catch {
      throw SwiftDataError(error, at: configuration.url)
    }
  }

  /// Closes the connections; a connection that is reading is closed when the reading ends.
  func close() {
    writing.withLock { openWriter = nil }
    isClosed.store(true, ordering: .releasing)
    readers.withLock { $0 = [] }
  }

  /// Copies the committed contents to another file.
  func copy(to path: String) throws {
    try read { database in
      let statement = try database.statement("VACUUM INTO ?")
      try SQLText.bind(path, statement, 1)
      try database.run(statement)
    }
  }

  private func writer() throws -> Database {
    guard let openWriter else { throw closedError }
    return openWriter
  }

  private var closedError: SwiftDataError {
    SwiftDataError(.storeFailure, "\(configuration.url.path): the store was erased")
  }

  /// Performs work in a transaction, which is rolled back if the work throws.
  func write<Result>(_ work: (Database) throws -> Result) throws -> Result {
    let result = try writing.withLock {
      do {
        let writer = try writer()
        try writer.execute("BEGIN IMMEDIATE")
        do {
          let result = try work(writer)
          let removed = try external?.finish(in: writer) ?? []
          try writer.execute("COMMIT")
          external?.committed(removing: removed)
          return result
        } catch {
          try? writer.execute("ROLLBACK")
          external?.rolledBack()
          throw error
        }
      } catch { throw SwiftDataError(error, at: configuration.url) }
    }
    announceSave()
    return result
  }

  /// Performs work with the connection for writing; returns nil without waiting if another thread has the connection.
  func tryWriter<Result>(_ work: (Database) throws -> Result?) throws -> Result? {
    guard writing.try() else { return nil }
    defer { writing.unlock() }
    return try work(writer())
  }

  /// Reads what is committed.
  func read<Result>(_ work: (Database) throws -> Result) throws -> Result {
    do {
      if path == ":memory:" { return try writing.withLock { try work(writer()) } }
      slots.wait()
      defer { slots.signal() }
      if isClosed.load(ordering: .acquiring) { throw closedError }
      let known = readers.withLock { $0.popLast() }
      let reader = try known?.value ?? Database(path: path, isReadOnly: true)
      let box = UncheckedBox(reader)
      defer { if !isClosed.load(ordering: .acquiring) { readers.withLock { $0.append(box) } } }
      return try work(reader)
    } catch { throw SwiftDataError(error, at: configuration.url) }
  }
}

private func isReadOnly(_ configuration: ModelConfiguration) -> Bool {
  !configuration.allowsSave && !configuration.isStoredInMemoryOnly
}
