package import Foundation

/// How the views of a lazy stack or grid stand: in lines, one behind the other, of one view or of as many as there are
/// tracks.
///
/// It lays out one line at a time, as most of them aren't there. Source: see `LazyVStack` and `LazyVGrid`.
package struct LazyStackLayout: Hashable {
  /// The axis along which lines stand one behind the other.
  package let axis: Axis
  /// The guide by which what is in a line lines up with the whole across it.
  package let guide: AlignmentKey
  /// The space between two lines, in points; nil is what the views prefer, or the default in a grid.
  package let spacing: CGFloat?
  /// A grid's tracks; nil for a stack.
  package let tracks: [LazyTrack]?

  package init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?, tracks: [LazyTrack]? = nil) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing?.usableSpacing
    self.tracks = tracks
  }

  /// The cells of a line where it is so long across, and how long they are together: of a stack one, which is the line.
  package func cells(across: CGFloat) -> (cells: [LazyCell], length: CGFloat) {
    guard let tracks else {
      let middle: AlignmentKey =
        axis == .vertical ? VerticalAlignment.center.key : HorizontalAlignment.center.key
      return ([LazyCell(start: 0, length: across, guides: [axis: middle, axis.other: guide])], across)
    }
    return LazyTrack.cells(tracks, across: across)
  }

  /// What a view is proposed in a cell that is so long across.
  package func proposal(across: CGFloat) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = across
    return proposal
  }

  /// The space between a line and the next, whose first views are given, in points.
  package func gap(_ first: any LayoutItem, _ second: any LayoutItem) -> CGFloat {
    if let spacing { return spacing }
    return tracks == nil
      ? first.spacing.distance(to: second.spacing, along: axis) : ViewSpacing.standardDistance
  }

  /// How far behind the whole's start the cells begin that are so long together.
  package func start(of length: CGFloat, across: CGFloat) -> CGFloat {
    var (whole, cells) = (CGSize.zero, CGSize.zero)
    whole[axis.other] = across
    cells[axis.other] = length
    return difference(ViewDimensions(whole)[guide], ViewDimensions(cells)[guide])
  }

  /// Where a view stands in a cell of a line that begins so far behind the start and is so long.
  package func placement(
    _ item: any LayoutItem, in cell: LazyCell, at start: CGFloat, length: CGFloat
  ) -> Placement {
    let proposal = proposal(across: cell.length)
    let dimensions = ViewDimensions(of: item, at: proposal)
    var room = CGSize.zero
    room[axis.other] = cell.length
    room[axis] = length
    let whole = ViewDimensions(room)
    var origin = CGPoint.zero
    for (each, offset) in [(axis, start), (axis.other, cell.start)] {
      let inside = cell.guides[each].map { difference(whole[$0], dimensions[$0]) } ?? 0
      origin[each] = (offset + inside).limited
    }
    return Placement(frame: CGRect(origin: origin, size: dimensions.size), proposal: proposal)
  }
}

/// What a lazy stack makes of the lines that were measured: how long all others count.
package struct LazyEstimate: Hashable {
  /// How long the whole was across when they were measured, in points.
  package var across: CGFloat
  /// The length of a line and of the space behind it, in points.
  package var length: CGFloat
  package var gap: CGFloat
  /// The size of the container in which lines were measured whose lengths are relative to it; nil if none is.
  package var container: CGSize?

  package init(across: CGFloat, length: CGFloat, gap: CGFloat) {
    (self.across, self.length, self.gap) = (across, length, gap)
  }

  /// How long so many lines are together, in points.
  package func total(_ count: Int) -> CGFloat {
    count == 0 ? 0 : CGFloat(count) * length + CGFloat(count - 1) * gap
  }
}
