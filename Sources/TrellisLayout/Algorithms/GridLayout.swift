public import Foundation

/// Views in rows and columns: the layout of `Grid`.
///
/// Call it with views, some of them in a `GridRow`, or put it into an `AnyLayout`; a view outside rows is a row of its own
/// across all columns. In a row `gridCellColumns(_:)`, `gridCellAnchor(_:)`, `gridColumnAlignment(_:)` and
/// `gridCellUnsizedAxes(_:)` say more of a view.
///
/// Columns, then rows, share the proposed length as the views of a stack do, the least flexible first; a view whose size
/// isn't that of its cell is proposed the cell's. Where nothing is proposed, a column is as wide as its widest view wants.
/// A grid asks each view for at most five sizes; its own work is proportional to the views, their priorities, and the
/// columns that they cover.
///
/// Source: documented, developer.apple.com/documentation/swiftui/gridlayout; the sizes are observed, the `grid-cases` in
/// `Fixtures/Layout`.
public struct GridLayout: Layout, StackedLayout, Hashable {
  /// How views stand in their cells, unless their row or column or they themselves say otherwise.
  public var alignment: Alignment
  /// The space between two columns, in points; nil is what the views beside each other prefer: 8, and 0 beside a spacer.
  public var horizontalSpacing: CGFloat?
  /// The space between two rows, in points; nil is what the views above each other prefer: 8, and 0 beside a spacer.
  public var verticalSpacing: CGFloat?

  /// What a grid remembers: which view is where, and how it was laid out last.
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

  /// Finds the rows and columns.
  public func makeCache(subviews: LayoutSubviews) -> Cache {
    Cache(structure: GridStructure(subviews))
  }

  /// The length of all columns and of all rows, with the space between them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
  {
    arrangement(proposal, subviews, &cache).size
  }

  /// Puts each view into its cell.
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
