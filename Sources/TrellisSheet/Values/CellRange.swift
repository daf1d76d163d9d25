/// A rectangle of cells, `A1:B10`, corners included.
public struct CellRange: Hashable, Sendable {
  /// The corner with the smallest column and row.
  public let first: CellAddress
  /// The corner with the largest column and row.
  public let last: CellAddress

  /// Creates the range between two corners, whichever they are.
  public init(_ one: CellAddress, _ other: CellAddress) {
    first = CellAddress(column: Swift.min(one.column, other.column), row: Swift.min(one.row, other.row))!
    last = CellAddress(column: Swift.max(one.column, other.column), row: Swift.max(one.row, other.row))!
  }
}

extension CellRange: CustomStringConvertible {
  /// The range as formulas spell it: `A1:B10`.
  public var description: String { "\(first):\(last)" }
}

extension CellRange: Sequence {
  /// The cells, row by row, each row from left to right.
  public func makeIterator() -> AnyIterator<CellAddress> {
    var (column, row) = (first.column, first.row)
    return AnyIterator {
      guard row <= last.row else { return nil }
      defer { (column, row) = column == last.column ? (first.column, row + 1) : (column + 1, row) }
      return CellAddress(column: column, row: row)
    }
  }
}
