public import TrellisLayout

extension View {
  /// Makes the view span several columns of its row.
  ///
  /// Less than 1 counts as 1, more than 1000 as 1000. The modifier has no effect outside a `GridRow`.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:); the bounds are ours.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridValues.Columns.self, value: count)
  }

  /// Places a point of the view at the same point of its cell in a grid, overriding the alignments.
  ///
  /// The point is given as fractions of the width and the height, of the view and of the cell. A fraction that isn't finite
  /// counts as a half, with a warning reported once.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let api = "View.gridCellAnchor"
    let usable = UnitPoint(
      x: UsableLength.share(anchor.x, "x", of: api), y: UsableLength.share(anchor.y, "y", of: api))
    return layoutValue(key: GridValues.Anchor.self, value: usable)
  }

  /// Aligns the views of the view's column, overriding the grid's horizontal alignment.
  ///
  /// If several views of a column set an alignment, the topmost is used. Views that span several columns keep the grid's
  /// alignment, and their own setting is ignored.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:); the precedence is observed,
  /// GRIDC-71 and 29 in `Fixtures/Layout`; ignoring spanning views is inferred from these.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridValues.ColumnAlignment.self, value: guide)
  }

  /// Excludes the view from determining the length of its row or column in a grid on some axes.
  ///
  /// On those axes, the view is measured at its minimum size, and then proposed its cell's size. Without this modifier, a divider
  /// makes its grid as wide as possible.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:); the minimum size is observed,
  /// GRIDC-99 and 115 in `Fixtures/Layout`.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridValues.UnsizedAxes.self, value: axes)
  }
}
