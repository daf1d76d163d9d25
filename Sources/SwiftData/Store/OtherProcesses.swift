import CSQLite
import Dispatch
import Foundation
import Synchronization
import TrellisSQLite

extension Store {
  /// Returns the saves of other containers and processes since the last call; nil if there are none.
  ///
  /// SQLite's `data_version` changes if another connection has committed; the history has the changes. Returns nil without waiting if
  /// another thread uses the connection for writing. ``announceSave()`` of that thread then makes the watch of the log call again.
  func changesOfOthers() -> [SavedChanges]? {
    if configuration.isStoredInMemoryOnly || !configuration.allowsSave { return nil }
    return try? tryWriter { database in
      let version = try database.number("PRAGMA data_version")
      guard version != seen.version else { return nil }
      let isFirst = seen.version == nil
      seen.version = version
      if isFirst {
        seen.number = try lastNumber(database)
        return nil
      }
      let rows = try history(after: seen.number, in: database)
      let last = max(try lastNumber(database), rows.last?.number ?? 0)
      // Saves that were deleted from the history may have changed any row.
      let hasGap = Int64(rows.count) < last - seen.number
      seen.number = max(last, seen.number)
      let changes = rows.filter { $0.origin != origin }.map {
        self.changes(of: $0, in: database) ?? SavedChanges(isComplete: false)
      }
      let all = hasGap ? [SavedChanges(isComplete: false)] + changes : changes
      return all.isEmpty ? nil : all
    } ?? nil
  }

  /// Touches the log, so that the watches of all processes call ``changesOfOthers()`` when the save can be seen.
  ///
  /// SQLite writes the log before it publishes a save in the log's index. A watch that only heard of the write could look too early.
  func announceSave() {
    if !configuration.isStoredInMemoryOnly { _ = utimensat(AT_FDCWD, path + "-wal", nil, 0) }
  }

  /// Returns the number of the last save in the history, also if it was deleted from the history; 0 if there was none.
  func lastNumber(_ database: Database) throws -> Int64 {
    try database.number("SELECT seq FROM sqlite_sequence WHERE name = '_history'") ?? 0
  }
}

/// The part of the history that a container has merged.
struct SeenHistory {
  /// The `data_version` at the last call; nil before the first one.
  var version: Int64?
  /// The number of the last merged save in the history.
  var number: Int64 = 0
}

extension Database {
  /// Returns the first column of a statement's row; nil without a row, or for NULL.
  func number(_ sql: String) throws -> Int64? {
    let statement = try statement(sql)
    defer { sqlite3_reset(statement) }
    guard try step(statement), sqlite3_column_type(statement, 0) != SQLITE_NULL else { return nil }
    return sqlite3_column_int64(statement, 0)
  }
}

/// A watch of a store's write-ahead log, to which every process writes its saves.
final class LogWatch {
  private let source: any DispatchSourceRead

  /// Watches a log; nil if inotify can't.
  init?(_ path: String, _ handler: @escaping @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, path, UInt32(IN_MODIFY | IN_ATTRIB)) >= 0 else {
      close(descriptor)
      return nil
    }
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue.global(qos: .utility))
    source.setEventHandler {
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { bytes in
        while read(descriptor, bytes.baseAddress, bytes.count) > 0 {}
      }
      handler()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  deinit { source.cancel() }
}
