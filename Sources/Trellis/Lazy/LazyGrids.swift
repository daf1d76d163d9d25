public import Foundation
public import TrellisLayout

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public nonisolated struct GridItem: Sendable {
  /// The size across the grid, in points.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// An equal share of the remaining space, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// The largest number of tracks that fit into an item's share with the minimum length; they share the space, up to the
    /// maximum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size across the grid.
  public var size: Size
  /// The space after the track, in points; nil is 8.
  public var spacing: CGFloat?
  /// The alignment of views in the track; nil is the grid's alignment across, and centered along the grid.
  public var alignment: Alignment?

  /// Creates a column or a row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid of columns, whose views are built when they become visible.
///
/// Use it in a `ScrollView`: it is a ``LazyVStack`` with several views per line. The proposed width, without fixed columns and
/// spaces, is divided among the other columns in order. Each of them is offered an equal share of the rest, and takes as much as
/// its limits allow. The grid is as wide as its columns together, which may exceed the proposal; it then lays out its columns
/// once more in its own width. If no width is proposed, columns have their minimum width.
///
/// Each view is proposed its column's width and no height; a row is as high as its highest view. The views of a `Section` begin a
/// new row, and the views of its header and footer take a whole row each.
///
/// Source: documented, developer.apple.com/documentation/swiftui/lazyvgrid; observed, objc.io/blog/2020/11/23/grid-layout, for
/// the columns' widths; the width without a proposal is ours.
public nonisolated struct LazyVGrid<Content: View>: View {
  /// The view has no body.
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid; `spacing` is between rows, in points, and nil is 8.
  ///
  /// An empty array of columns counts as a single column. Pinned headers and footers stay visible while their section is.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// A grid of rows, whose views are built when they become visible: a horizontal ``LazyVGrid``.
public nonisolated struct LazyHGrid<Content: View>: View {
  /// The view has no body.
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid; `spacing` is between columns, in points, and nil is 8.
  ///
  /// An empty array of rows counts as a single row. Pinned headers and footers stay visible while their section is.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}
