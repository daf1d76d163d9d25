import Foundation

/// The layout values that cells and rows set for their grid.
///
/// Other layouts ignore these values, so a row outside a grid counts as its cells.
package enum GridValues {
  /// The row of a cell; nil outside rows.
  package enum Row: LayoutValueKey {
    package static var defaultValue: GridRowMark? { nil }
  }

  /// The number of columns that a cell covers.
  package enum Columns: LayoutValueKey {
    package static var defaultValue: Int { 1 }
  }

  /// The point of a cell's view that is placed at the same point of the cell; nil follows the alignments.
  package enum Anchor: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
  }

  /// The alignment of the cells in this cell's column; nil sets none.
  package enum ColumnAlignment: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
  }

  /// The axes on which a cell gets no share of the space.
  package enum UnsizedAxes: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
  }
}

/// A mark that distinguishes the cells of one row from those of adjacent rows.
package struct GridRowMark: Hashable, Sendable {
  /// A number that is unique in the grid.
  package var id: UInt64
  /// The alignment of the row's cells; nil uses the grid's.
  package var alignment: VerticalAlignment?

  package init(id: UInt64, alignment: VerticalAlignment?) {
    self.id = id
    self.alignment = alignment
  }
}
