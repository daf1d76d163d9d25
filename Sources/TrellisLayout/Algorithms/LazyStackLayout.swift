package import Foundation

/// The layout of a lazy stack or grid: lines that follow one another, each of one view, or of one view per track.
///
/// It lays out one line at a time, because most lines aren't built. Source: see `LazyVStack` and `LazyVGrid`.
package struct LazyStackLayout: Hashable {
  /// The axis along which the lines follow one another.
  package let axis: Axis
  /// The guide that aligns a line's content with the whole, across the axis.
  package let guide: AlignmentKey
  /// The space between two lines, in points; nil uses the views' preferences, or the default distance in a grid.
  package let spacing: CGFloat?
  /// The tracks of a grid; nil for a stack.
  package let tracks: [LazyTrack]?

  package init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?, tracks: [LazyTrack]? = nil) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing?.usableSpacing
    self.tracks = tracks
  }

  /// Returns the cells of a line for a length across the axis, and the total length of the cells.
  ///
  /// In a stack, the line is the only cell.
  package func cells(across: CGFloat) -> (cells: [LazyCell], length: CGFloat) {
    guard let tracks else {
      let middle: AlignmentKey =
        axis == .vertical ? VerticalAlignment.center.key : HorizontalAlignment.center.key
      return ([LazyCell(start: 0, length: across, guides: [axis: middle, axis.other: guide])], across)
    }
    return LazyTrack.cells(tracks, across: across)
  }

  /// Returns the proposal for a view in a cell of the given length across the axis.
  package func proposal(across: CGFloat) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = across
    return proposal
  }

  /// Returns the space between two adjacent lines, given their first views, in points.
  package func gap(_ first: any LayoutItem, _ second: any LayoutItem) -> CGFloat {
    if let spacing { return spacing }
    return tracks == nil
      ? first.spacing.distance(to: second.spacing, along: axis) : ViewSpacing.standardDistance
  }

  /// Returns the offset of the cells from the start of the whole, given the lengths of both across the axis.
  package func start(of length: CGFloat, across: CGFloat) -> CGFloat {
    var (whole, cells) = (CGSize.zero, CGSize.zero)
    whole[axis.other] = across
    cells[axis.other] = length
    return difference(ViewDimensions(whole)[guide], ViewDimensions(cells)[guide])
  }

  /// Returns the placement of a view in a cell, given the start and the length of the cell's line.
  package func placement(
    _ item: any LayoutItem, in cell: LazyCell, at start: CGFloat, length: CGFloat
  ) -> Placement {
    let proposal = proposal(across: cell.length)
    let dimensions = ViewDimensions(of: item, at: proposal)
    var available = CGSize.zero
    available[axis.other] = cell.length
    available[axis] = length
    let whole = ViewDimensions(available)
    var origin = CGPoint.zero
    for (each, offset) in [(axis, start), (axis.other, cell.start)] {
      let inside = cell.guides[each].map { difference(whole[$0], dimensions[$0]) } ?? 0
      origin[each] = (offset + inside).limited
    }
    return Placement(frame: CGRect(origin: origin, size: dimensions.size), proposal: proposal)
  }
}

/// An estimate for the lines that weren't measured, derived from those that were.
package struct LazyEstimate: Hashable {
  /// The length of the whole across the axis when the lines were measured, in points.
  package var across: CGFloat
  /// The length of a line and of the space after it, in points.
  package var length: CGFloat
  package var gap: CGFloat
  /// The size of the container to which the lengths of some measured lines are relative; nil if no line has a relative length.
  package var container: CGSize?

  package init(across: CGFloat, length: CGFloat, gap: CGFloat) {
    (self.across, self.length, self.gap) = (across, length, gap)
  }

  /// Returns the length of `count` lines together, in points.
  package func total(_ count: Int) -> CGFloat {
    count == 0 ? 0 : CGFloat(count) * length + CGFloat(count - 1) * gap
  }
}
