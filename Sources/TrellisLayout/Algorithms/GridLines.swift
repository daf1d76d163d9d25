import Foundation

/// The guides that align the cells of each row, or of each column.
///
/// If a cell sets the guide explicitly, as text sets its baselines, the cells of its track are aligned like the views of a
/// stack. The track is then at least as long as the aligned cells together. Otherwise the guide has its position in the whole
/// track.
struct GridLines {
  /// The extent of the aligned cells of each track; nil if no cell sets the track's guide.
  private var spans: [GuideSpan?]

  /// Creates the lines of cells with their guides; a cell that belongs to no line is nil.
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

  /// Grows tracks to the length of their aligned cells.
  func grow(_ tracks: inout GridTracks) {
    for (track, span) in spans.enumerated() {
      if let span { tracks.grow(track..<track + 1, to: span.length) }
    }
  }

  /// Returns the offset of a cell from the start of its track, or nil if no cell sets the track's guide.
  func origin(of dimensions: ViewDimensions, guide: AlignmentKey, in track: Int) -> CGFloat? {
    spans[track]?.origin(guide: dimensions[guide])
  }
}
