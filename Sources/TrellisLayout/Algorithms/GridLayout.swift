public import Foundation

/// A layout of views in rows and columns, used by `Grid`.
///
/// Call it with views, some of them in a `GridRow`, or wrap it in an `AnyLayout`. A view outside rows is a row of its own
/// across all columns. `gridCellColumns(_:)`, `gridCellAnchor(_:)`, `gridColumnAlignment(_:)` and `gridCellUnsizedAxes(_:)`
/// configure the cell of a view in a row.
///
/// Columns, then rows, share the proposed length like the views of a stack, the least flexible first. A view whose size differs
/// from its cell's is proposed the cell's size. If nothing is proposed, a column is as wide as the ideal width of its widest view.
/// A grid measures each view at most five times. Its own work is proportional to the number of views, to their priorities, and to
/// the columns that they cover.
///
/// Source: documented, developer.apple.com/documentation/swiftui/gridlayout; the sizes are observed, the `grid-cases` in
/// `Fixtures/Layout`.
public struct GridLayout: Layout, StackedLayout, Hashable {
  /// The alignment of views in their cells, unless the view, its row or its column sets another.
  public var alignment: Alignment
  /// The space between two columns, in points; nil uses the preferences of adjacent views: 8, and 0 beside a spacer.
  public var horizontalSpacing: CGFloat?
  /// The space between two rows, in points; nil uses the preferences of adjacent views: 8, and 0 beside a spacer.
  public var verticalSpacing: CGFloat?

  /// The rows and columns of a grid, and its last arrangement.
  public struct Cache {
    fileprivate let structure: GridStructure
    fileprivate var last: GridArrangement?
  }

  /// Creates a layout; a spacing that isn't finite counts as 0.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Creates a cache with the rows and columns of the views.
  public func makeCache(subviews: LayoutSubviews) -> Cache {
    Cache(structure: GridStructure(subviews))
  }

  /// Returns the total length of the columns and of the rows, with the space between them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
  {
    arrangement(proposal, subviews, &cache).size
  }

  /// Places each view in its cell.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    let placements = arrangement(proposal, subviews, &cache).placements
    for (subview, placement) in zip(subviews, placements) {
      let position = CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
      subview.place(at: position, proposal: placement.proposal)
    }
  }

  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> GridArrangement {
    if let last = cache.last, last.proposal == proposal.usable { return last }
    cache.structure.update(subviews)
    let arrangement = GridArrangement(self, cache.structure, proposal: proposal)
    cache.last = arrangement
    return arrangement
  }
}
