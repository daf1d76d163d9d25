/// A rectangle of cells, `A1:B10`, including both corners.
public struct CellRange: Hashable, Sendable {
  /// The corner with the smallest column and row.
  public let first: CellAddress
  /// The corner with the largest column and row.
  public let last: CellAddress

  /// Creates the range between two opposite corners, in any order.
  public init(_ one: CellAddress, _ other: CellAddress) {
    first = CellAddress(column: Swift.min(one.column, other.column), row: Swift.min(one.row, other.row))!
    last = CellAddress(column: Swift.max(one.column, other.column), row: Swift.max(one.row, other.row))!
  }
}

extension CellRange: CustomStringConvertible {
  /// The range as in formulas: `A1:B10`.
  public var description: String { "\(first):\(last)" }
}

extension CellRange: Sequence {
  /// Returns an iterator over the cells, row by row, each from left to right.
  public func makeIterator() -> AnyIterator<CellAddress> {
    var (column, row) = (first.column, first.row)
    return AnyIterator {
      guard row <= last.row else { return nil }
      defer { (column, row) = column == last.column ? (first.column, row + 1) : (column + 1, row) }
      return CellAddress(column: column, row: row)
    }
  }
}
