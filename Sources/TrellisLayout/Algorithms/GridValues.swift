import Foundation

/// What cells and rows tell the grid around them.
///
/// Every other layout leaves these values alone, so that a row elsewhere stands for its cells.
package enum GridValues {
  /// The row that a view is a cell of; nil outside rows.
  package enum Row: LayoutValueKey {
    package static var defaultValue: GridRowMark? { nil }
  }

  /// How many columns a cell takes.
  package enum Columns: LayoutValueKey {
    package static var defaultValue: Int { 1 }
  }

  /// The point of a cell's view that lies on the same point of the cell; nil follows the alignments.
  package enum Anchor: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
  }

  /// How the cells of this cell's column line up; nil doesn't say.
  package enum ColumnAlignment: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
  }

  /// The axes on which a cell gets no share of the space.
  package enum UnsizedAxes: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
  }
}

/// Tells the cells of one row from those of the rows around it.
package struct GridRowMark: Hashable, Sendable {
  /// A number that no other row of the grid has.
  package var id: UInt64
  /// How the row's cells line up; nil is as the grid says.
  package var alignment: VerticalAlignment?

  package init(id: UInt64, alignment: VerticalAlignment?) {
    self.id = id
    self.alignment = alignment
  }
}
