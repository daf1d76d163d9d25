/// What is wrong with a file of comma-separated values, and where.
public struct CommaSeparatedError: Error, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// What is wrong there.
  public var problem: String

  /// `line 3: a quote isn't closed`.
  public var description: String { "line \(line): \(problem)" }
}

/// Reads comma-separated values: a row a line, fields in quotes where they hold commas, quotes (doubled) or line breaks.
///
/// A quote elsewhere than at a field's beginning is a character like others, so that `=A1&" kg"` needs none around it.
struct CommaSeparatedReader {
  /// A row with the line that it begins on, from 1.
  struct Row: Hashable {
    var line: Int
    var fields: [String]
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// Creates a reader of UTF-8, with a byte order mark or without.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
  }

  /// All rows; the last line may end with a line break or without.
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

  /// Goes past one line break: LF, CR LF or CR.
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
  /// Sets the texts of cells from comma-separated values in UTF-8, the first field of the first row at A1.
  ///
  /// Sets nothing where it throws: at a quote that isn't closed or that something follows, at bytes that aren't UTF-8,
  /// and at more rows or columns than a sheet has.
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
