import CSQLite
import Foundation
import TrellisSQLite

// Overloads for the most frequent types, which need no codec. A column has the same contents as with the type's codec.

extension _RowReader {
  /// Reads an integer from its column.
  public func read(_ stored: inout _Stored<Int>, _ index: Int) {
    let column = column(index)
    if column >= 0 { stored = .value(Int(sqlite3_column_int64(statement, column))) }
  }

  /// Reads a number from its column; NULL is NaN.
  public func read(_ stored: inout _Stored<Double>, _ index: Int) {
    let column = column(index)
    if column < 0 { return }
    let isNull = sqlite3_column_type(statement, column) == SQLITE_NULL
    stored = .value(isNull ? .nan : sqlite3_column_double(statement, column))
  }

  /// Reads a Boolean from its column.
  public func read(_ stored: inout _Stored<Bool>, _ index: Int) {
    let column = column(index)
    if column >= 0 { stored = .value(sqlite3_column_int(statement, column) != 0) }
  }

  /// Reads a text from its column; NULL is an empty text.
  public func read(_ stored: inout _Stored<String>, _ index: Int) {
    let column = column(index)
    if column >= 0 { stored = .value(SQLText.read(statement, column) ?? "") }
  }

  /// Reads an optional text from its column.
  public func read(_ stored: inout _Stored<String?>, _ index: Int) {
    let column = column(index)
    if column >= 0 { stored = .value(SQLText.read(statement, column)) }
  }

  /// Reads a date from its column.
  public func read(_ stored: inout _Stored<Date>, _ index: Int) {
    let column = column(index)
    if column < 0 { return }
    stored = .value(Date(timeIntervalSinceReferenceDate: sqlite3_column_double(statement, column)))
  }
}

extension _RowWriter {
  /// Binds an integer to its parameter.
  public func write(_ stored: _Stored<Int>, _ index: Int) {
    bind(stored, index) { try SQLText.check(sqlite3_bind_int64($0, $1, Int64($2))) }
  }

  /// Binds a number to its parameter.
  public func write(_ stored: _Stored<Double>, _ index: Int) {
    bind(stored, index) { try SQLText.check(sqlite3_bind_double($0, $1, $2)) }
  }

  /// Binds a Boolean to its parameter.
  public func write(_ stored: _Stored<Bool>, _ index: Int) {
    bind(stored, index) { try SQLText.check(sqlite3_bind_int($0, $1, $2 ? 1 : 0)) }
  }

  /// Binds a text to its parameter.
  public func write(_ stored: _Stored<String>, _ index: Int) {
    bind(stored, index) { try SQLText.bind($2, $0, $1) }
  }

  /// Binds a date to its parameter.
  public func write(_ stored: _Stored<Date>, _ index: Int) {
    bind(stored, index) { try SQLText.check(sqlite3_bind_double($0, $1, $2.timeIntervalSinceReferenceDate)) }
  }
}
