import CSQLite
import Foundation

/// A connection to a store's database, for one thread at a time.
package final class Database {
  package let connection: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a file; `:memory:` is a database of its own.
  package init(path: String, isReadOnly: Bool) throws {
    var opened: OpaquePointer?
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard let opened, code == SQLITE_OK else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw SQLiteFailure(code: code, message: message)
    }
    connection = opened
    // Five seconds.
    sqlite3_busy_timeout(opened, 5_000)
    SQLFunctions.register(in: opened)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(connection)
  }

  /// Runs statements without parameters.
  package func execute(_ sql: String) throws {
    guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else { throw failure(sql) }
  }

  /// Returns a statement with cleared parameters, which is compiled once.
  ///
  /// It is valid until the next call: statements that aren't running leave a full cache.
  package func statement(_ sql: String) throws -> OpaquePointer {
    if let known = statements[sql] {
      sqlite3_reset(known)
      sqlite3_clear_bindings(known)
      return known
    }
    var statement: OpaquePointer?
    guard
      sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        == SQLITE_OK,
      let statement
    else { throw failure(sql) }
    if statements.count >= 200 {
      for old in statements.values where sqlite3_stmt_busy(old) == 0 { sqlite3_finalize(old) }
      statements = statements.filter { sqlite3_stmt_busy($0.value) != 0 }
    }
    statements[sql] = statement
    return statement
  }

  /// Runs a statement whose parameters are bound, to its end.
  package func run(_ statement: OpaquePointer) throws {
    while try step(statement) {}
    sqlite3_reset(statement)
  }

  /// Advances a statement, and returns whether there is a row.
  package func step(_ statement: OpaquePointer) throws -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let error = failure(String(cString: sqlite3_sql(statement)))
      sqlite3_reset(statement)
      throw error
    }
  }

  /// Returns the texts of the first column of a statement's rows.
  package func texts(_ sql: String) throws -> [String] {
    let statement = try statement(sql)
    defer { sqlite3_reset(statement) }
    var found: [String] = []
    while try step(statement) { found.append(SQLText.read(statement, 0) ?? "") }
    return found
  }

  /// The number of rows that the last statement inserted, changed or deleted.
  package var changedRows: Int { Int(sqlite3_changes(connection)) }

  private func failure(_ sql: String) -> SQLiteFailure {
    SQLiteFailure(
      code: sqlite3_extended_errcode(connection),
      message: "\(String(cString: sqlite3_errmsg(connection))), in: \(sql)")
  }
}

/// An error of SQLite.
package struct SQLiteFailure: Error {
  package let code: Int32
  package let message: String

  package init(code: Int32, message: String) { (self.code, self.message) = (code, message) }
}
