import CSQLite
import Foundation
import TrellisSQLite

extension Store {
  /// A row of the history.
  struct HistoryRow {
    let number: Int64
    let time: Double
    let author: String?
    let origin: Int64
    let process: String
    let program: String
    /// The encoded changes.
    let record: Data
  }

  static let historyTable =
    "CREATE TABLE IF NOT EXISTS _history (id INTEGER PRIMARY KEY AUTOINCREMENT, time REAL, author TEXT, origin INTEGER, process TEXT, program TEXT, changes BLOB)"

  /// Appends a save to the history, within the save's transaction; a store in memory has none.
  func appendHistory(_ changes: SavedChanges, in database: Database) throws {
    if configuration.isStoredInMemoryOnly { return }
    let statement = try database.statement(
      "INSERT INTO _history (time, author, origin, process, program, changes) VALUES (?, ?, ?, ?, ?, ?)")
    try SQLText.check(sqlite3_bind_double(statement, 1, Date.now.timeIntervalSinceReferenceDate))
    if let author = changes.author { try SQLText.bind(author, statement, 2) }
    try SQLText.check(sqlite3_bind_int64(statement, 3, origin))
    try SQLText.bind("\(ProcessInfo.processInfo.processIdentifier)", statement, 4)
    try SQLText.bind(ProcessInfo.processInfo.processName, statement, 5)
    try SQLText.bind(HistoryRecord.encode(changes, layouts: layouts), statement, 6)
    try database.run(statement)
    if hasTombstones {
      try database.execute("UPDATE _tombstone SET number = last_insert_rowid() WHERE number IS NULL")
    }
  }

  /// Returns the changes of a row; nil if they are damaged.
  func changes(of row: HistoryRow, in database: Database) -> SavedChanges? {
    HistoryRecord.decode(row.record) { self.bits($0, of: $1, $2, in: database) }
  }

  func changes(of row: HistoryRow) -> SavedChanges? { try? read { changes(of: row, in: $0) } }

  /// Returns the saves after a number, in their order.
  func history(after number: Int64, in database: Database) throws -> [HistoryRow] {
    var found: [HistoryRow] = []
    try history(after: number, in: database) {
      found.append($0)
      return true
    }
    return found
  }

  /// Passes the saves after a number to a closure, in their order, until it returns false.
  func history(after number: Int64, in database: Database, _ body: (HistoryRow) throws -> Bool) throws {
    guard !configuration.isStoredInMemoryOnly, try database.hasTable("_history") else { return }
    let statement = try database.statement(
      "SELECT id, time, author, origin, process, program, changes FROM _history WHERE id > ? ORDER BY id")
    defer { sqlite3_reset(statement) }
    try SQLText.check(sqlite3_bind_int64(statement, 1, number))
    while try database.step(statement) {
      let row = HistoryRow(
        number: sqlite3_column_int64(statement, 0), time: sqlite3_column_double(statement, 1),
        author: SQLText.read(statement, 2), origin: sqlite3_column_int64(statement, 3),
        process: SQLText.read(statement, 4) ?? "", program: SQLText.read(statement, 5) ?? "",
        record: SQLText.data(statement, 6) ?? Data())
      guard try body(row) else { return }
    }
  }

  /// Returns whether the save after a number was deleted from the history, and no earlier one is left.
  func isExpired(_ number: Int64, in database: Database) throws -> Bool {
    guard !configuration.isStoredInMemoryOnly, try database.hasTable("_history"),
      try lastNumber(database) > number
    else { return false }
    return try (database.number("SELECT MIN(id) FROM _history") ?? .max) > number + 1
  }

  func deleteHistory(_ numbers: [Int64]) throws {
    try write { database in
      for number in numbers {
        for sql in ["DELETE FROM _history WHERE id = ?", "DELETE FROM _tombstone WHERE number = ?"] {
          let statement = try database.statement(sql)
          try SQLText.check(sqlite3_bind_int64(statement, 1, number))
          try database.run(statement)
        }
      }
    }
  }
}
