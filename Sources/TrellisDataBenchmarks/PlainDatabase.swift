import CSQLite
import Foundation
import TrellisBenchmarkSupport

/// The baseline: the same rows by SQLite's interface in C, with structures instead of models.
final class PlainDatabase {
  private let connection: OpaquePointer

  init(_ file: URL) {
    var opened: OpaquePointer?
    sqlite3_open(file.path, &opened)
    guard let opened else { fail("SQLite can't open a file") }
    connection = opened
    execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    execute(
      "CREATE TABLE IF NOT EXISTS Article (id INTEGER PRIMARY KEY, number INTEGER, title TEXT, price REAL, date REAL, isRead INTEGER)"
    )
  }

  deinit { sqlite3_close_v2(connection) }

  func insert(_ articles: [PlainArticle]) {
    execute("BEGIN IMMEDIATE")
    let statement = prepare("INSERT INTO Article (number, title, price, date, isRead) VALUES (?, ?, ?, ?, ?)")
    defer { sqlite3_finalize(statement) }
    for article in articles {
      sqlite3_bind_int64(statement, 1, Int64(article.number))
      sqlite3_bind_text(
        statement, 2, article.title, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
      sqlite3_bind_double(statement, 3, article.price)
      sqlite3_bind_double(statement, 4, article.date.timeIntervalSinceReferenceDate)
      sqlite3_bind_int(statement, 5, article.isRead ? 1 : 0)
      guard sqlite3_step(statement) == SQLITE_DONE else { fail("SQLite can't insert a row") }
      sqlite3_reset(statement)
    }
    execute("COMMIT")
  }

  func fetch() -> [PlainArticle] {
    let statement = prepare("SELECT id, number, title, price, date, isRead FROM Article ORDER BY id")
    defer { sqlite3_finalize(statement) }
    var found: [PlainArticle] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      found.append(
        PlainArticle(
          number: Int(sqlite3_column_int64(statement, 1)),
          title: String(cString: sqlite3_column_text(statement, 2)),
          price: sqlite3_column_double(statement, 3),
          date: Date(timeIntervalSinceReferenceDate: sqlite3_column_double(statement, 4)),
          isRead: sqlite3_column_int(statement, 5) != 0))
    }
    return found
  }

  private func execute(_ sql: String) {
    guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else {
      fail("SQLite: \(String(cString: sqlite3_errmsg(connection)))")
    }
  }

  private func prepare(_ sql: String) -> OpaquePointer {
    var statement: OpaquePointer?
    sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    guard let statement else { fail("SQLite: \(String(cString: sqlite3_errmsg(connection)))") }
    return statement
  }
}
