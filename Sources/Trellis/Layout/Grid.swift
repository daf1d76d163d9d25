public import Foundation
public import TrellisLayout

/// Views in rows and columns.
///
/// Each `GridRow` in it is a row, whose first view is in the first column, the second in the second, and so on; a view
/// outside rows is a row of its own, across all columns. There are as many columns as the longest row has; in shorter rows
/// the last cells stay empty. Rows and the views in them may come and go.
///
/// A column is as wide as its widest view, a row as high as its highest; where views would take more, the grid gives them
/// what it is proposed. `GridLayout` says how.
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
///
/// Source: documented, developer.apple.com/documentation/swiftui/grid.
public nonisolated struct Grid<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let layout: GridLayout
  let content: Content

  /// Creates a grid of the rows and views that the closure gives.
  ///
  /// `alignment` is how views stand in their cells. The spacings between columns and between rows are in points; nil is
  /// what the views prefer: 8, and 0 beside a spacer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

/// A row of a grid: each of its views is a cell.
///
/// Anywhere but in a `Grid` or a `GridLayout` its views belong to the container around it, as a group's do. A modifier on a
/// row modifies each of its views.
///
/// Source: documented, developer.apple.com/documentation/swiftui/gridrow.
public nonisolated struct GridRow<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row of the views that the closure gives; `alignment` is how they line up in it, and nil is as the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}
