import CSQLite
import Foundation
import TrellisSQLite

/// Data, or optional data, that is in a file of its own if it is large.
///
/// The column has the data, or the name of the file as a text. The data is read when the property is.
final class ExternalCodec<Value>: Codec<Value> {
  /// The property of the codec; nil until the property is complete.
  weak var property: ModelProperty?

  override var affinity: String { "BLOB" }
  override var placeholder: Value? { (Value.self == Data.self ? Data() : Data?.none as Any) as? Value }

  override func load(_ row: OpaquePointer, _ column: Int32) -> _Stored<Value> {
    sqlite3_column_type(row, column) == SQLITE_TEXT ? .fault : super.load(row, column)
  }

  override func read(_ row: OpaquePointer, _ column: Int32) -> Value? {
    guard sqlite3_column_type(row, column) == SQLITE_TEXT else {
      return SQLText.data(row, column).flatMap { $0 as? Value }
    }
    guard let name = SQLText.read(row, column), let files = property?.plan.store.external else { return nil }
    return files.data(name).flatMap { $0 as? Value }
  }

  override func bind(_ value: Value, _ statement: OpaquePointer, _ index: Int32) throws {
    guard let data = value as? Data else { return try SQLText.check(sqlite3_bind_null(statement, index)) }
    if data.count > ExternalFiles.leastCount, let files = property?.plan.store.external {
      try SQLText.bind(files.write(data), statement, index)
    } else {
      try SQLText.bind(data, statement, index)
    }
  }
}
