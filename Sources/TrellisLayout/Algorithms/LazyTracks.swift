package import Foundation

/// A column of a lazy grid, or a row of a lazy grid that grows sideways: one track, or as many as fit.
package struct LazyTrack: Hashable {
  /// The length of a track across the grid's axis, in points.
  package enum Length: Hashable {
    case fixed(CGFloat)
    case flexible(CGFloat, CGFloat)
    /// Tracks of a length within limits, as many as fit into the length of one flexible track.
    case adaptive(CGFloat, CGFloat)
  }

  package let length: Length
  /// The space after the track, in points.
  package let spacing: CGFloat
  /// The guides that align views in the track, across and along the grid's axis.
  package let guides: [Axis: AlignmentKey]

  package init(_ length: Length, spacing: CGFloat, guides: [Axis: AlignmentKey]) {
    (self.length, self.spacing, self.guides) = (length, spacing, guides)
  }

  /// The space after a track that sets none, in points.
  ///
  /// Source: observed, objc.io/blog/2020/11/23/grid-layout.
  package static var standardSpacing: CGFloat { ViewSpacing.standardDistance }
}

/// A cell for one view in each line of a lazy grid.
package struct LazyCell: Hashable {
  /// The start of the cell and its length across the grid's axis, in points.
  package var start: CGFloat
  package var length: CGFloat
  /// The guides that align a view in the cell, across and along the grid's axis.
  package let guides: [Axis: AlignmentKey]

  package init(start: CGFloat, length: CGFloat, guides: [Axis: AlignmentKey]) {
    (self.start, self.length, self.guides) = (start, length, guides)
  }
}

extension LazyTrack {
  /// Returns the cells of each line in a grid with the given length across, and their total length.
  ///
  /// Fixed tracks and spaces are subtracted first. The other tracks share the rest in their order. Each track is offered an equal
  /// part of the remaining length, and takes as much as its limits allow. The cells can therefore be longer together than the
  /// grid.
  ///
  /// Source: observed, objc.io/blog/2020/11/23/grid-layout.
  package static func cells(_ tracks: [LazyTrack], across: CGFloat) -> (cells: [LazyCell], length: CGFloat) {
    var rest = across - tracks.dropLast().reduce(0) { $0 + $1.spacing }
    var others = 0
    for track in tracks {
      if case .fixed(let length) = track.length { rest -= length } else { others += 1 }
    }
    var cells: [LazyCell] = []
    var end: CGFloat = 0
    for track in tracks {
      let offered = max(0, others > 0 ? rest / CGFloat(others) : 0)
      let (count, length) = track.share(of: offered)
      if case .fixed = track.length {
      } else {
        rest -= CGFloat(count) * length + CGFloat(count - 1) * track.spacing
        others -= 1
      }
      for _ in 0..<count {
        cells.append(LazyCell(start: end, length: length, guides: track.guides))
        end += length + track.spacing
      }
    }
    return (cells, end - (tracks.last?.spacing ?? 0))
  }

  /// Returns the number of tracks for an offered length, and the length of each.
  private func share(of offered: CGFloat) -> (Int, CGFloat) {
    switch length {
    case .fixed(let length): return (1, length)
    case .flexible(let least, let most): return (1, min(max(least, offered), max(least, most)))
    case .adaptive(let least, let most):
      let fitting = (offered + spacing) / (least + spacing)
      let count = fitting.isFinite ? Int(min(max(1, fitting), 10_000)) : 1
      let each = (offered - CGFloat(count - 1) * spacing) / CGFloat(count)
      return (count, min(max(least, each), max(least, most)))
    }
  }
}
