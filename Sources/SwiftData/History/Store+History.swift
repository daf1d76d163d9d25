import CSQLite
import Foundation

extension Store {
  /// A row of the history.
  struct HistoryRow {
    let number: Int64
    let time: Double
    let author: String?
    let origin: Int64
    let process: String
    let program: String
    let changes: SavedChanges?
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
    try SQLText.bind(HistoryRecord.encode(changes), statement, 6)
    try database.run(statement)
  }

  /// Returns the saves after a number, in their order.
  func history(after number: Int64) throws -> [HistoryRow] {
    try read { try self.history(after: number, in: $0) }
  }

  func history(after number: Int64, in database: Database) throws -> [HistoryRow] {
    guard !configuration.isStoredInMemoryOnly, try database.hasTable("_history") else { return [] }
    let statement = try database.statement(
      "SELECT id, time, author, origin, process, program, changes FROM _history WHERE id > ? ORDER BY id")
    defer { sqlite3_reset(statement) }
    try SQLText.check(sqlite3_bind_int64(statement, 1, number))
    var found: [HistoryRow] = []
    while try database.step(statement) {
      found.append(
        HistoryRow(
          number: sqlite3_column_int64(statement, 0), time: sqlite3_column_double(statement, 1),
          author: SQLText.read(statement, 2), origin: sqlite3_column_int64(statement, 3),
          process: SQLText.read(statement, 4) ?? "", program: SQLText.read(statement, 5) ?? "",
          changes: SQLText.data(statement, 6).flatMap(HistoryRecord.decode)))
    }
    return found
  }

  func deleteHistory(_ numbers: [Int64]) throws {
    try write { database in
      for number in numbers {
        let statement = try database.statement("DELETE FROM _history WHERE id = ?")
        try SQLText.check(sqlite3_bind_int64(statement, 1, number))
        try database.run(statement)
      }
    }
  }
}
