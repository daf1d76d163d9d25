public import TrellisLayout

extension View {
  /// Makes the view take several columns of the row that it is in.
  ///
  /// Less than 1 counts as 1, more than 1000 as 1000. It does nothing outside a `GridRow`.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:); the bounds are ours.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridValues.Columns.self, value: count)
  }

  /// Puts a point of the view on the same point of its cell in a grid, whatever the alignments say.
  ///
  /// The point is in shares of the width and the height, of the view and of the cell. A share that isn't finite counts as a
  /// half; the program says so once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/gridcellanchor(_:).
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let api = "View.gridCellAnchor"
    let usable = UnitPoint(
      x: UsableLength.share(anchor.x, "x", of: api), y: UsableLength.share(anchor.y, "y", of: api))
    return layoutValue(key: GridValues.Anchor.self, value: usable)
  }

  /// Lines up the views of the column that the view is in, in place of the grid's horizontal alignment.
  ///
  /// Of several in a column the topmost counts. Views across several columns keep to the grid's alignment, and have no say.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:); which one counts is
  /// observed, GRIDC-71 and 29 in `Fixtures/Layout`; that spans have no say is inferred from these.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridValues.ColumnAlignment.self, value: guide)
  }

  /// Gives the view no share of a grid's space on some axes, so that it doesn't make its row or column longer than the
  /// other views do.
  ///
  /// The view is asked for its smallest size there, and then proposed what its cell has. Without it a divider in a grid
  /// makes it as wide as possible.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:); the smallest size is
  /// observed, GRIDC-99 and 115 in `Fixtures/Layout`.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridValues.UnsizedAxes.self, value: axes)
  }
}
