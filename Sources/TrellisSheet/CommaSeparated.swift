/// An error in a file of comma-separated values, with its line.
public struct CommaSeparatedError: Error, Hashable, CustomStringConvertible {
  /// The number of the line, counted from 1.
  public var line: Int
  /// A description of the error.
  public var problem: String

  /// The line and the problem, such as `line 3: a quote isn't closed`.
  public var description: String { "line \(line): \(problem)" }
}

/// Reads comma-separated values, with one row per line.
///
/// Fields are quoted if they contain commas, quotes (doubled) or line breaks.
///
/// A quote that isn't at the beginning of a field is an ordinary character, so that `=A1&" kg"` needs no quotes around it.
struct CommaSeparatedReader {
  /// A row, with the number of its first line, counted from 1.
  struct Row: Hashable {
    var line: Int
    var fields: [String]
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// Creates a reader of UTF-8, with or without a byte order mark.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
  }

  /// Returns all rows.
  ///
  /// The last line may end with or without a line break.
  mutating func rows() throws(CommaSeparatedError) -> [Row] {
    var rows: [Row] = []
    while position < bytes.count { rows.append(try row()) }
    return rows
  }

  private mutating func row() throws(CommaSeparatedError) -> Row {
    var row = Row(line: line, fields: [try field()])
    while position < bytes.count, bytes[position] == UInt8(ascii: ",") {
      position += 1
      row.fields.append(try field())
    }
    skipLineBreak()
    return row
  }

  private mutating func field() throws(CommaSeparatedError) -> String {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return try quotedField() }
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ","), !isLineBreak(bytes[position]) {
      position += 1
    }
    return try text(bytes[start..<position], line: line)
  }

  private mutating func quotedField() throws(CommaSeparatedError) -> String {
    let start = line
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard position < bytes.count, bytes[position] == byte else {
          try checkEndOfField()
          return try text(content[...], line: start)
        }
        position += 1
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      content.append(byte)
    }
    throw CommaSeparatedError(line: start, problem: "a quote isn't closed")
  }

  private func checkEndOfField() throws(CommaSeparatedError) {
    guard position < bytes.count, bytes[position] != UInt8(ascii: ","), !isLineBreak(bytes[position]) else {
      return
    }
    throw CommaSeparatedError(
      line: line, problem: "something follows a closing quote; double the quotes inside a field")
  }

  private func text(_ field: ArraySlice<UInt8>, line: Int) throws(CommaSeparatedError) -> String {
    guard let text = String(validating: field, as: UTF8.self) else {
      throw CommaSeparatedError(line: line, problem: "there are bytes that aren't UTF-8")
    }
    return text
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Skips one line break: LF, CR LF or CR.
  private mutating func skipLineBreak() {
    guard position < bytes.count else { return }
    let first = bytes[position]
    position += 1
    if first == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
      position += 1
    }
    line += 1
  }
}

extension Sheet {
  /// Sets the texts of cells from comma-separated values in UTF-8.
  ///
  /// The first field of the first row is A1.
  ///
  /// Throws an error without setting any text if a quote isn't closed, or is followed by other characters than a comma or a line
  /// break. The same applies if bytes aren't UTF-8, or if there are more rows or columns than a sheet has.
  public func setTexts(commaSeparated bytes: [UInt8]) throws(CommaSeparatedError) {
    var reader = CommaSeparatedReader(bytes: bytes)
    let rows = try reader.rows()
    for (index, row) in rows.enumerated() {
      if index >= CellAddress.rowCount {
        throw CommaSeparatedError(line: row.line, problem: "this is row \(index + 1); a sheet has 1000")
      }
      if row.fields.count > CellAddress.columnCount {
        throw CommaSeparatedError(
          line: row.line, problem: "there are \(row.fields.count) fields; a sheet has columns A to Z, 26")
      }
    }
    for (row, fields) in rows.map(\.fields).enumerated() {
      for (column, text) in fields.enumerated() where !text.isEmpty {
        setText(text, at: CellAddress(column: column, row: row)!)
      }
    }
  }
}
