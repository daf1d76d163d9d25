import Foundation

/// The guides by which cells line up within each row, or each column.
///
/// A guide is where it is in the whole track, except where a cell sets it, as text sets its baselines: then the cells of
/// the track stand as in a stack, and the track is at least as long as they are so.
struct GridLines {
  /// What the cells of a track take together; nil where no cell sets the track's guide.
  private var spans: [GuideSpan?]

  /// The lines of cells with their guides; one that belongs to no line has nil.
  init(
    count: Int, cells: [(track: Int, guide: AlignmentKey)?], dimensions: [ViewDimensions], _ axis: Axis
  ) {
    spans = Array(repeating: nil, count: count)
    for case (let cell?, let own) in zip(cells, dimensions) where own[explicit: cell.guide] != nil {
      spans[cell.track] = GuideSpan()
    }
    for case (let cell?, let own) in zip(cells, dimensions) {
      spans[cell.track]?.include(guide: own[cell.guide], length: own.size[axis])
    }
  }

  /// Makes tracks as long as their cells are when they are lined up.
  func grow(_ tracks: inout GridTracks) {
    for (track, span) in spans.enumerated() {
      if let span { tracks.grow(track..<track + 1, to: span.length) }
    }
  }

  /// How far behind the start of its track a cell begins.
  func origin(of dimensions: ViewDimensions, guide: AlignmentKey, in track: Int) -> CGFloat? {
    spans[track]?.origin(guide: dimensions[guide])
  }
}
