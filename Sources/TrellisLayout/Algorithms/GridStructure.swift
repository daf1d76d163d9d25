import Foundation

/// A view in a grid, with its cell and the values that it sets for the grid.
///
/// It is a class because it is used repeatedly and caches results.
final class GridCell {
  /// The subview as of the grid's latest update.
  fileprivate(set) var subview: LayoutSubview
  let row: Int
  /// The columns that the cell covers; all columns for a view outside rows.
  let columns: Range<Int>
  /// Whether the view is in a row; a view outside rows belongs to no column.
  let isInRow: Bool
  let anchor: UnitPoint?
  let columnAlignment: HorizontalAlignment?
  let unsizedAxes: Axis.Set
  let priority: Double
  /// The flexibilities computed so far, by the axes on which the grid is proposed a length.
  private var flexibilities: [Int8: GridFlexibility] = [:]
  /// The view's spacing, read once for the neighbours on all sides.
  private(set) lazy var spacing = subview.spacing

  init(
    subview: LayoutSubview, row: Int, columns: Range<Int>, isInRow: Bool, anchor: UnitPoint?,
    columnAlignment: HorizontalAlignment?, unsizedAxes: Axis.Set, priority: Double
  ) {
    (self.subview, self.row, self.columns, self.isInRow) = (subview, row, columns, isInRow)
    (self.anchor, self.columnAlignment) = (anchor, columnAlignment)
    (self.unsizedAxes, self.priority) = (unsizedAxes, priority)
  }

  /// Returns the view's flexibility in a grid that is proposed a length on the given axes.
  ///
  /// The result is cached, for columns and rows alike.
  func flexibility(proposed axes: Axis.Set) -> GridFlexibility {
    if let known = flexibilities[axes.rawValue] { return known }
    let new = GridFlexibility(of: subview, proposed: axes)
    flexibilities[axes.rawValue] = new
    return new
  }

  /// Returns the range of rows or columns that the cell covers on an axis.
  func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

  func isUnsized(_ axis: Axis) -> Bool {
    unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
  }
}

/// The rows and columns of a grid, derived from the values that its views set.
///
/// Adjacent views with the same row mark are the cells of one row, starting in its first column. A view without a mark is a row
/// by itself, across all columns. There are as many columns as the longest row needs, including spans.
struct GridStructure {
  /// The cells, in the order of the views.
  private(set) var cells: [GridCell] = []
  /// The alignment that each row sets for its cells; nil if it sets none.
  private(set) var rowAlignments: [VerticalAlignment?] = []
  /// The alignment of the cells of each column, or nil.
  ///
  /// A column has the first alignment that is set by a cell in this column only.
  private(set) var columnAlignments: [HorizontalAlignment?] = []

  var rowCount: Int { rowAlignments.count }
  var columnCount: Int { columnAlignments.count }

  /// The maximum number of columns of a cell; larger spans would only cost time.
  private static let greatestSpan = 1000

  init(_ subviews: LayoutSubviews) {
    let marks = subviews.map { $0[GridValues.Row.self] }
    let spans = subviews.map { min(max($0[GridValues.Columns.self], 1), Self.greatestSpan) }
    var places: [(row: Int, column: Int)] = []
    var width = 1
    for index in marks.indices {
      if index > 0, let mark = marks[index], mark.id == marks[index - 1]?.id {
        places.append((rowAlignments.count - 1, places[index - 1].column + spans[index - 1]))
      } else {
        rowAlignments.append(marks[index]?.alignment)
        places.append((rowAlignments.count - 1, 0))
      }
      if marks[index] != nil { width = max(width, places[index].column + spans[index]) }
    }
    columnAlignments = Array(repeating: nil, count: width)
    for (index, subview) in subviews.enumerated() {
      let isInRow = marks[index] != nil
      let first = places[index].column
      let cell = GridCell(
        subview: subview, row: places[index].row,
        columns: isInRow ? first..<first + spans[index] : 0..<width, isInRow: isInRow,
        anchor: subview[GridValues.Anchor.self],
        columnAlignment: subview[GridValues.ColumnAlignment.self],
        unsizedAxes: subview[GridValues.UnsizedAxes.self],
        priority: subview.priority.isNaN ? 0 : subview.priority)
      cells.append(cell)
      if isInRow, spans[index] == 1, columnAlignments[first] == nil {
        columnAlignments[first] = cell.columnAlignment
      }
    }
  }

  /// Replaces the subviews by others in the same cells, which have returned the same results so far.
  func update(_ subviews: LayoutSubviews) {
    for (cell, subview) in zip(cells, subviews) { cell.subview = subview }
  }

  /// Returns the guide that aligns a cell's view with its row or column.
  func guide(of cell: GridCell, _ axis: Axis, in alignment: Alignment) -> AlignmentKey {
    if axis == .vertical { return (rowAlignments[cell.row] ?? alignment.vertical).key }
    guard cell.isInRow, cell.columns.count == 1 else { return alignment.horizontal.key }
    return (columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal).key
  }

  /// Returns the default space after each column but the last.
  ///
  /// It is the largest distance that two adjacent cells of a row prefer, and 0 if no row has two cells that meet there.
  func columnGaps() -> [CGFloat] {
    var gaps = Array(repeating: CGFloat.zero, count: columnCount - 1)
    for (first, second) in zip(cells, cells.dropFirst()) where first.row == second.row {
      let gap = second.columns.lowerBound - 1
      gaps[gap] = max(
        gaps[gap], first.spacing.distance(to: second.spacing, along: .horizontal))
    }
    return gaps
  }

  /// Returns the default space after each row but the last: the largest distance that two vertically adjacent cells prefer.
  func rowGaps() -> [CGFloat] {
    var gaps = Array(repeating: CGFloat.zero, count: max(0, rowCount - 1))
    var above = cells[..<0]
    var rest = cells[...]
    while let row = rest.first?.row {
      let current = rest.prefix { $0.row == row }
      rest = rest.dropFirst(current.count)
      // The columns ascend in both rows, so cells of the upper row that end before this cell are dropped for the next cells, too.
      for cell in current {
        above = above.drop { $0.columns.upperBound <= cell.columns.lowerBound }
        for upper in above.prefix(while: { $0.columns.lowerBound < cell.columns.upperBound }) {
          let gap = upper.row
          gaps[gap] = max(
            gaps[gap], upper.spacing.distance(to: cell.spacing, along: .vertical))
        }
      }
      above = current
    }
    return gaps
  }
}
