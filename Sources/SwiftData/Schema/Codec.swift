import Foundation
import CSQLite
import TrellisSQLite

/// The conversion of values of a type to a column of the store.
class Codec<Value> {
  /// The column's type in SQL.
  var affinity: String { "" }
  /// The value for a missing one; nil if the type has none that is known.
  var placeholder: Value? { nil }
  func read(_ row: OpaquePointer, _ column: Int32) -> Value? { nil }
  func bind(_ value: Value, _ statement: OpaquePointer, _ index: Int32) throws {}

  /// Returns the contents of a property's variable for a row.
  func load(_ row: OpaquePointer, _ column: Int32) -> _Stored<Value> {
    if let value = read(row, column) ?? placeholder { .value(value) } else { .fault }
  }

  /// Binds a property's variable to a parameter.
  ///
  /// Throws if the value can't be encoded, or is too large for SQLite.
  func bind(stored: _Stored<Value>, _ statement: OpaquePointer, _ index: Int32) throws {
    if case .value(let value) = stored {
      try bind(value, statement, index)
    } else {
      try SQLText.check(sqlite3_bind_null(statement, index))
    }
  }
}

/// Integers, and what is written as one.
final class IntegerCodec<Value: FixedWidthInteger>: Codec<Value> {
  override var affinity: String { "INTEGER" }
  override var placeholder: Value? { 0 }
  override func read(_ row: OpaquePointer, _ column: Int32) -> Value? {
    Value(truncatingIfNeeded: sqlite3_column_int64(row, column))
  }
  override func bind(_ value: Value, _ statement: OpaquePointer, _ index: Int32) throws {
    try SQLText.check(sqlite3_bind_int64(statement, index, Int64(truncatingIfNeeded: value)))
  }
}

final class FloatCodec<Value: BinaryFloatingPoint>: Codec<Value> {
  override var affinity: String { "REAL" }
  override var placeholder: Value? { 0 }
  override func read(_ row: OpaquePointer, _ column: Int32) -> Value? {
    // SQLite has no NaN, and stores NULL for one.
    sqlite3_column_type(row, column) == SQLITE_NULL ? Value.nan : Value(sqlite3_column_double(row, column))
  }
  override func bind(_ value: Value, _ statement: OpaquePointer, _ index: Int32) throws {
    try SQLText.check(sqlite3_bind_double(statement, index, Double(value)))
  }
}

final class BoolCodec: Codec<Bool> {
  override var affinity: String { "INTEGER" }
  override var placeholder: Bool? { false }
  override func read(_ row: OpaquePointer, _ column: Int32) -> Bool? { sqlite3_column_int(row, column) != 0 }
  override func bind(_ value: Bool, _ statement: OpaquePointer, _ index: Int32) throws {
    try SQLText.check(sqlite3_bind_int(statement, index, value ? 1 : 0))
  }
}

final class StringCodec: Codec<String> {
  override var affinity: String { "TEXT" }
  override var placeholder: String? { "" }
  override func read(_ row: OpaquePointer, _ column: Int32) -> String? { SQLText.read(row, column) }
  override func bind(_ value: String, _ statement: OpaquePointer, _ index: Int32) throws {
    try SQLText.bind(value, statement, index)
  }
}

/// Dates, as seconds since the reference date.
final class DateCodec: Codec<Date> {
  override var affinity: String { "REAL" }
  override var placeholder: Date? { Date(timeIntervalSinceReferenceDate: 0) }
  override func read(_ row: OpaquePointer, _ column: Int32) -> Date? {
    Date(timeIntervalSinceReferenceDate: sqlite3_column_double(row, column))
  }
  override func bind(_ value: Date, _ statement: OpaquePointer, _ index: Int32) throws {
    try SQLText.check(sqlite3_bind_double(statement, index, value.timeIntervalSinceReferenceDate))
  }
}

final class DataCodec: Codec<Data> {
  override var affinity: String { "BLOB" }
  override var placeholder: Data? { Data() }
  override func read(_ row: OpaquePointer, _ column: Int32) -> Data? { SQLText.data(row, column) }
  override func bind(_ value: Data, _ statement: OpaquePointer, _ index: Int32) throws {
    try SQLText.bind(value, statement, index)
  }
}

final class UUIDCodec: Codec<UUID> {
  override var affinity: String { "BLOB" }
  override func read(_ row: OpaquePointer, _ column: Int32) -> UUID? {
    guard let bytes = sqlite3_column_blob(row, column), sqlite3_column_bytes(row, column) == 16 else {
      return nil
    }
    return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
  }
  override var placeholder: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  override func bind(_ value: UUID, _ statement: OpaquePointer, _ index: Int32) throws {
    try withUnsafeBytes(of: value.uuid) {
      try SQLText.check(sqlite3_bind_blob(statement, index, $0.baseAddress, 16, SQLText.transient))
    }
  }
}

/// A value with an equivalent of another type that can be stored: a URL's text, an enumeration's raw value.
final class ConvertedCodec<Value, Stored>: Codec<Value> {
  private let inner: Codec<Stored>
  private let toStored: (Value) -> Stored
  private let fromStored: (Stored) -> Value?

  init(_ inner: Codec<Stored>, to: @escaping (Value) -> Stored, from: @escaping (Stored) -> Value?) {
    (self.inner, toStored, fromStored) = (inner, to, from)
  }

  override var affinity: String { inner.affinity }
  override var placeholder: Value? { inner.placeholder.flatMap(fromStored) }
  override func read(_ row: OpaquePointer, _ column: Int32) -> Value? {
    sqlite3_column_type(row, column) == SQLITE_NULL ? nil : inner.read(row, column).flatMap(fromStored)
  }
  override func bind(_ value: Value, _ statement: OpaquePointer, _ index: Int32) throws {
    try inner.bind(toStored(value), statement, index)
  }
}

final class OptionalCodec<Wrapped>: Codec<Wrapped?> {
  private let inner: Codec<Wrapped>

  init(_ inner: Codec<Wrapped>) { self.inner = inner }

  override var affinity: String { inner.affinity }
  override var placeholder: Wrapped?? { .some(nil) }
  override func read(_ row: OpaquePointer, _ column: Int32) -> Wrapped?? {
    sqlite3_column_type(row, column) == SQLITE_NULL ? .some(nil) : .some(inner.read(row, column))
  }
  override func bind(_ value: Wrapped?, _ statement: OpaquePointer, _ index: Int32) throws {
    if let value {
      try inner.bind(value, statement, index)
    } else {
      try SQLText.check(sqlite3_bind_null(statement, index))
    }
  }
}

/// Other codable values, as JSON; numbers that JSON lacks are the texts `nan`, `inf` and `-inf`.
final class JSONCodec<Value: Codable>: Codec<Value> {
  private var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  override var affinity: String { "TEXT" }
  override var placeholder: Value? { try? decoder.decode(Value.self, from: Data("[]".utf8)) }
  override func read(_ row: OpaquePointer, _ column: Int32) -> Value? {
    guard let data = SQLText.data(row, column) else { return nil }
    return try? decoder.decode(Value.self, from: data)
  }
  override func bind(_ value: Value, _ statement: OpaquePointer, _ index: Int32) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let data: Data
    do { data = try encoder.encode(value) } catch {
      throw SwiftDataError(
        .modelValidationFailure, "a value of type \(Value.self) can't be encoded: \(error)")
    }
    try SQLText.bind(String(decoding: data, as: UTF8.self), statement, index)
  }
}

/// References to a model, as its key; references to many have no column.
final class RelationCodec<Value>: Codec<Value> {
  private let none: Value?
  private let isToMany: Bool

  init(_ relation: any _Relatable.Type) {
    none = relation._value(of: []) as? Value
    isToMany = relation._isToMany
  }

  override var affinity: String { "INTEGER" }
  override func load(_ row: OpaquePointer, _ column: Int32) -> _Stored<Value> {
    if isToMany { return .fault }
    if sqlite3_column_type(row, column) == SQLITE_NULL { return none.map { .value($0) } ?? .fault }
    return .key(sqlite3_column_int64(row, column))
  }
  override func bind(stored: _Stored<Value>, _ statement: OpaquePointer, _ index: Int32) throws {
    let key: Int64? =
      switch stored {
      case .fault: nil
      case .key(let key): key
      case .value(let value): (value as! any _Relatable)._models.first?.key
      }
    if let key {
      try SQLText.check(sqlite3_bind_int64(statement, index, key))
    } else {
      try SQLText.check(sqlite3_bind_null(statement, index))
    }
  }
}
