package import CSQLite
package import Foundation

/// Texts and data in SQLite's statements.
package enum SQLText {
  /// The marker with which SQLite copies what is bound.
  package static var transient: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  package static func read(_ row: OpaquePointer, _ column: Int32) -> String? {
    guard let bytes = sqlite3_column_text(row, column) else { return nil }
    let count = Int(sqlite3_column_bytes(row, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  package static func data(_ row: OpaquePointer, _ column: Int32) -> Data? {
    guard let bytes = sqlite3_column_blob(row, column) else {
      return sqlite3_column_type(row, column) == SQLITE_NULL ? nil : Data()
    }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(row, column)))
  }

  package static func bind(_ text: String, _ statement: OpaquePointer, _ index: Int32) throws {
    if text.isEmpty { return try check(sqlite3_bind_text(statement, index, "", 0, transient)) }
    var text = text
    try text.withUTF8 { bytes in
      try bytes.withMemoryRebound(to: CChar.self) {
        try check(
          sqlite3_bind_text64(
            statement, index, $0.baseAddress, UInt64($0.count), transient, UInt8(SQLITE_UTF8)))
      }
    }
  }

  package static func bind(_ data: Data, _ statement: OpaquePointer, _ index: Int32) throws {
    try data.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress, !bytes.isEmpty {
        try check(sqlite3_bind_blob64(statement, index, start, UInt64(bytes.count), transient))
      } else {
        try check(sqlite3_bind_zeroblob(statement, index, 0))
      }
    }
  }

  /// Throws if a parameter couldn't be bound, for example if its value is too large.
  package static func check(_ code: Int32) throws {
    if code != SQLITE_OK {
      throw SQLiteFailure(
        code: code, message: "a value can't be bound: \(String(cString: sqlite3_errstr(code)))")
    }
  }
}
