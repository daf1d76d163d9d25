import Foundation

/// A view in a grid: where it stands, and what it says of itself.
///
/// An object, because it is looked at again and again.
final class GridCell {
  /// The view as the grid was last asked with it.
  fileprivate(set) var subview: LayoutSubview
  let row: Int
  /// All of the grid's columns for a view outside rows.
  let columns: Range<Int>
  /// Whether a row holds the view; one outside rows belongs to no column.
  let isInRow: Bool
  let anchor: UnitPoint?
  let columnAlignment: HorizontalAlignment?
  let unsizedAxes: Axis.Set
  let priority: Double
  /// The flexibilities computed so far, by the axes on which the grid is proposed a length.
  private var flexibilities: [Int8: GridFlexibility] = [:]
  /// What the view prefers to its neighbours: asked once, for those on all sides.
  private(set) lazy var spacing = subview.spacing

  init(
    subview: LayoutSubview, row: Int, columns: Range<Int>, isInRow: Bool, anchor: UnitPoint?,
    columnAlignment: HorizontalAlignment?, unsizedAxes: Axis.Set, priority: Double
  ) {
    (self.subview, self.row, self.columns, self.isInRow) = (subview, row, columns, isInRow)
    (self.anchor, self.columnAlignment) = (anchor, columnAlignment)
    (self.unsizedAxes, self.priority) = (unsizedAxes, priority)
  }

  /// Returns the flexibility of the view, computed once for columns and rows, in a grid that is proposed a length on some axes.
  func flexibility(proposed axes: Axis.Set) -> GridFlexibility {
    if let known = flexibilities[axes.rawValue] { return known }
    let new = GridFlexibility(of: subview, proposed: axes)
    flexibilities[axes.rawValue] = new
    return new
  }

  /// The rows or columns that the cell takes, which are the grid's tracks on an axis.
  func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

  func isUnsized(_ axis: Axis) -> Bool {
    unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
  }
}

/// The rows and columns of a grid, made from what its views say of themselves.
///
/// Neighbours with the same mark are the cells of one row, from its first column on; a view without a mark is a row by
/// itself, across all columns. There are as many columns as the longest row needs, spans counted.
struct GridStructure {
  /// In the order of the views.
  private(set) var cells: [GridCell] = []
  /// What each row says of how its cells line up.
  private(set) var rowAlignments: [VerticalAlignment?] = []
  /// How the cells of each column line up: what the first cell says that says something and takes no other column.
  private(set) var columnAlignments: [HorizontalAlignment?] = []

  var rowCount: Int { rowAlignments.count }
  var columnCount: Int { columnAlignments.count }

  /// No cell takes more columns; what is beyond helps nobody and would cost time.
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

  /// Takes over subviews that stand in the same cells and have answered alike so far.
  func update(_ subviews: LayoutSubviews) {
    for (cell, subview) in zip(cells, subviews) { cell.subview = subview }
  }

  /// The guide by which a cell's view lines up with its row or column.
  func guide(of cell: GridCell, _ axis: Axis, in alignment: Alignment) -> AlignmentKey {
    if axis == .vertical { return (rowAlignments[cell.row] ?? alignment.vertical).key }
    guard cell.isInRow, cell.columns.count == 1 else { return alignment.horizontal.key }
    return (columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal).key
  }

  /// The space behind each column but the last, where none is given: the largest that two cells beside each other in a row
  /// prefer, 0 where no row has two cells that meet there.
  func columnGaps() -> [CGFloat] {
    var gaps = Array(repeating: CGFloat.zero, count: columnCount - 1)
    for (first, second) in zip(cells, cells.dropFirst()) where first.row == second.row {
      let gap = second.columns.lowerBound - 1
      gaps[gap] = max(
        gaps[gap], first.spacing.distance(to: second.spacing, along: .horizontal))
    }
    return gaps
  }

  /// The space behind each row but the last, where none is given: the largest that two cells above each other prefer.
  func rowGaps() -> [CGFloat] {
    var gaps = Array(repeating: CGFloat.zero, count: max(0, rowCount - 1))
    var above = cells[..<0]
    var rest = cells[...]
    while let row = rest.first?.row {
      let current = rest.prefix { $0.row == row }
      rest = rest.dropFirst(current.count)
      // The columns of both go up: of the row above, only what isn't passed yet can be above the next cell.
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
