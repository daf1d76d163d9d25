import Foundation

/// The lengths and the origins of a grid's columns, or of its rows.
struct GridTracks {
  private(set) var lengths: [CGFloat]
  /// The space after each track but the last.
  let gaps: [CGFloat]

  /// The tracks with a cell that covers no other track.
  private let withOwnCells: Set<Int>

  init(count: Int, gaps: [CGFloat], withOwnCells: Set<Int>) {
    lengths = Array(repeating: 0, count: count)
    self.gaps = gaps
    self.withOwnCells = withOwnCells
  }

  /// The length of all tracks, with the space between them.
  var total: CGFloat { max(0, length(of: lengths.indices)) }

  /// Returns the length of adjacent tracks, with the space between them.
  func length(of tracks: Range<Int>) -> CGFloat {
    lengths[tracks].reduce(gap(inside: tracks), +)
  }

  /// Returns the total space between adjacent tracks.
  func gap(inside tracks: Range<Int>) -> CGFloat {
    tracks.isEmpty ? 0 : gaps[tracks.lowerBound..<tracks.upperBound - 1].reduce(0, +)
  }

  /// The start of each track.
  var origins: [CGFloat] {
    var origin: CGFloat = 0
    return lengths.indices.map { track in
      defer { origin += lengths[track] + (track < gaps.count ? gaps[track] : 0) }
      return origin
    }
  }

  /// Grows adjacent tracks if together they are shorter than a length.
  ///
  /// Only tracks without cells of their own grow, or all tracks if each has cells of its own. The shortest tracks grow first, up to
  /// a common length.
  ///
  /// Source: observed, GRIDC-1, GRIDC-117 and GRID-62 in `Fixtures/Layout`.
  mutating func grow(_ tracks: Range<Int>, to length: CGFloat) {
    guard length.isFinite else {
      if length == .infinity { for track in tracks { lengths[track] = .infinity } }
      return
    }
    let empty = tracks.filter { !withOwnCells.contains($0) }
    let growing = empty.isEmpty ? Array(tracks) : empty
    var remaining = length - gap(inside: tracks)
    if growing.count < tracks.count {
      for track in tracks where withOwnCells.contains(track) { remaining -= lengths[track] }
    }
    guard remaining.isFinite else { return }
    let longestFirst = growing.sorted { (-lengths[$0], $0) < (-lengths[$1], $1) }
    for (served, track) in longestFirst.enumerated() {
      lengths[track] = max(lengths[track], remaining / CGFloat(growing.count - served))
      remaining -= lengths[track]
    }
  }
}
