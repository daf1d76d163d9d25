public import Foundation
public import TrellisLayout

/// What a column of a `LazyVGrid` is, or a row of a `LazyHGrid`.
///
/// Source: documented, developer.apple.com/documentation/swiftui/griditem.
public nonisolated struct GridItem: Sendable {
  /// How long it is across the grid, in points.
  public enum Size: Sendable {
    /// As long as this.
    case fixed(CGFloat)
    /// As long as its share of the room, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into the share of one, none shorter than the minimum; they share it, up to the maximum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is across the grid.
  public var size: Size
  /// The space behind it, in points; nil is 8.
  public var spacing: CGFloat?
  /// How views stand in it; nil is as the grid says across, and in the middle along the grid.
  public var alignment: Alignment?

  /// Creates a column or a row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in rows of so many columns, built when they come into view.
///
/// Put it into a `ScrollView`: it is a ``LazyVStack`` whose lines hold several views each. What fixed columns and spaces leave of the
/// proposed width is shared among the other columns, in their order: each is offered an equal part of what is left, and takes
/// of it what its limits allow. The grid is as wide as its columns together, which can be more than was proposed; it then
/// lays its columns out once more in its own width. Where no width is proposed, columns are as narrow as they can be.
///
/// Each view is proposed its column's width and no height; a row is as high as the highest view in it. The views of a
/// `Section` begin a row of their own, and its header and footer take a whole row each.
///
/// Source: documented, developer.apple.com/documentation/swiftui/lazyvgrid; observed, objc.io/blog/2020/11/23/grid-layout, for
/// the columns' widths; the width where none is proposed is ours.
public nonisolated struct LazyVGrid<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid; `spacing` is between rows, in points, and nil is 8.
  ///
  /// No columns count as one.
  /// Those views of sections that are pinned stay in sight as long as something of their section is seen.
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

/// Views in columns of so many rows, built when they come into view: a ``LazyVGrid`` on its side.
///
/// Source: documented, developer.apple.com/documentation/swiftui/lazyhgrid.
public nonisolated struct LazyHGrid<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid; `spacing` is between columns, in points, and nil is 8.
  ///
  /// No rows count as one.
  /// Those views of sections that are pinned stay in sight as long as something of their section is seen.
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
