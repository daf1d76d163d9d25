import Foundation
import CSQLite

/// Texts and data in SQLite's statements.
enum SQLText {
  /// The marker with which SQLite copies what is bound.
  static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

  static func read(_ row: OpaquePointer, _ column: Int32) -> String? {
    guard let bytes = sqlite3_column_text(row, column) else { return nil }
    let count = Int(sqlite3_column_bytes(row, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  static func data(_ row: OpaquePointer, _ column: Int32) -> Data? {
    guard let bytes = sqlite3_column_blob(row, column) else {
      return sqlite3_column_type(row, column) == SQLITE_NULL ? nil : Data()
    }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(row, column)))
  }

  static func bind(_ text: String, _ statement: OpaquePointer, _ index: Int32) {
    if text.isEmpty { sqlite3_bind_text(statement, index, "", 0, transient); return }
    var text = text
    text.withUTF8 { bytes in
      _ = bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_bind_text(statement, index, $0.baseAddress, Int32($0.count), transient)
      }
    }
  }

  static func bind(_ data: Data, _ statement: OpaquePointer, _ index: Int32) {
    data.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress, !bytes.isEmpty {
        _ = sqlite3_bind_blob(statement, index, start, Int32(bytes.count), transient)
      } else {
        _ = sqlite3_bind_zeroblob(statement, index, 0)
      }
    }
  }
}
