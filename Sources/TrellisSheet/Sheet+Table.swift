extension Sheet {
  /// The smallest range from A1 that contains all cells with a text; nil if there are none.
  public var extent: CellRange? {
    var (column, row) = (-1, -1)
    let all = CellRange("A1", "Z1000")
    for address in all where !text(at: address).isEmpty {
      column = max(column, address.column)
      row = max(row, address.row)
    }
    return CellAddress(column: column, row: row).map { CellRange("A1", $0) }
  }

  /// Returns the values of all cells in ``extent`` as lines of text, with aligned columns.
  ///
  /// Numbers are right-aligned, other values left-aligned. The result is empty for an empty sheet. A line break in a text is
  /// shown as a space.
  public func table() -> String {
    guard let extent else { return "" }
    let columns = 0...extent.last.column
    var lines = [[""] + columns.map(CellAddress.columnName)]
    var isRight = [[true] + columns.map { _ in false }]
    for row in 0...extent.last.row {
      let values = columns.map { value(at: CellAddress(column: $0, row: row)!) }
      lines.append(["\(row + 1)"] + values.map(Sheet.line))
      isRight.append([true] + values.map { if case .number = $0 { true } else { false } })
    }
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max()! }
    return zip(lines, isRight).map { line, isRight in
      let parts = line.indices.map { Sheet.pad(line[$0], to: widths[$0], isRight: isRight[$0]) }
      var text = parts.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }

  private static func line(_ value: CellValue) -> String {
    String(value.description.map { $0.isNewline ? " " : $0 })
  }

  private static func pad(_ text: String, to width: Int, isRight: Bool) -> String {
    let space = String(repeating: " ", count: width - text.count)
    return isRight ? space + text : text + space
  }
}
