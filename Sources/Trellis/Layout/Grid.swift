public import Foundation
public import TrellisLayout

/// A container that arranges views in rows and columns.
///
/// Each `GridRow` inside is a row, with its first view in the first column, its second in the second, and so on. A view outside
/// rows is a row of its own that spans all columns. The longest row determines the number of columns; the last cells of shorter
/// rows are empty. Rows and their views may be inserted and removed.
///
/// A column is as wide as its widest view, and a row as high as its highest. If views would take more than the size proposed to the
/// grid, they share that size. See `GridLayout` for the rules.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow {
///     Text("Name")
///     Text("Ada")
///   }
///   Divider().gridCellUnsizedAxes(.horizontal)
///   GridRow {
///     Text("Remarks").gridCellColumns(2)
///   }
/// }
/// ```
public nonisolated struct Grid<Content: View>: View {
  /// The grid has no body.
  public typealias Body = Never

  let layout: GridLayout
  let content: Content

  /// Creates a grid of rows and views.
  ///
  /// `alignment` aligns views in their cells. The spacings between columns and between rows are in points; nil is the spacing
  /// that the views prefer: 8, and 0 beside a spacer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

/// A row of a grid, in which each view is a cell.
///
/// Outside of a `Grid` or a `GridLayout`, its views belong to the container around it, like a group's. A modifier on a row
/// modifies each of its views.
public nonisolated struct GridRow<Content: View>: View {
  /// The row has no body.
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row of views; `alignment` aligns them vertically, and nil is the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}
