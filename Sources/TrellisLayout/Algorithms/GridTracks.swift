import Foundation

/// The columns of a grid, or its rows: how long each is, and where it begins.
struct GridTracks {
  private(set) var lengths: [CGFloat]
  /// The space behind each track but the last.
  let gaps: [CGFloat]

  init(count: Int, gaps: [CGFloat]) {
    lengths = Array(repeating: 0, count: count)
    self.gaps = gaps
  }

  /// The length of all, with the space between them.
  var total: CGFloat { max(0, length(of: lengths.indices)) }

  /// The length of some tracks side by side, with the space between them.
  func length(of tracks: Range<Int>) -> CGFloat {
    lengths[tracks].reduce(gap(inside: tracks), +)
  }

  /// The space between some tracks side by side.
  func gap(inside tracks: Range<Int>) -> CGFloat {
    tracks.isEmpty ? 0 : gaps[tracks.lowerBound..<tracks.upperBound - 1].reduce(0, +)
  }

  /// Where each track begins.
  var origins: [CGFloat] {
    var origin: CGFloat = 0
    return lengths.indices.map { track in
      defer { origin += lengths[track] + (track < gaps.count ? gaps[track] : 0) }
      return origin
    }
  }

  /// Makes tracks longer, where they must be, so that together they are at least so long: the shortest first, up to the
  /// same length.
  ///
  /// Source: observed, GRIDC-1 and 117 in `Fixtures/Layout`.
  mutating func grow(_ tracks: Range<Int>, to length: CGFloat) {
    var remaining = length - gap(inside: tracks)
    guard remaining.isFinite else {
      if length == .infinity { for track in tracks { lengths[track] = .infinity } }
      return
    }
    let longestFirst = tracks.sorted { (-lengths[$0], $0) < (-lengths[$1], $1) }
    for (served, track) in longestFirst.enumerated() {
      lengths[track] = max(lengths[track], remaining / CGFloat(tracks.count - served))
      remaining -= lengths[track]
    }
  }
}
