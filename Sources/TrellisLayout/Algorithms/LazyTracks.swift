package import Foundation

/// What a column of a lazy grid is to be, or a row of one that grows to the side: one track, or as many as fit.
package struct LazyTrack: Hashable {
  /// How long a track is across, in points.
  package enum Length: Hashable {
    case fixed(CGFloat)
    case flexible(CGFloat, CGFloat)
    /// As many as fit into what one flexible track would get.
    case adaptive(CGFloat, CGFloat)
  }

  package let length: Length
  /// The space behind it, in points.
  package let spacing: CGFloat
  /// How views stand in it: across, and along the grid's axis.
  package let guides: [Axis: AlignmentKey]

  package init(_ length: Length, spacing: CGFloat, guides: [Axis: AlignmentKey]) {
    (self.length, self.spacing, self.guides) = (length, spacing, guides)
  }

  /// The space between tracks that don't say, in points.
  ///
  /// Source: observed, objc.io/blog/2020/11/23/grid-layout.
  package static var standardSpacing: CGFloat { ViewSpacing.standardDistance }
}

/// A place for a view in each line of a lazy grid.
package struct LazyCell: Hashable {
  /// Where it begins across and how long it is there, in points.
  package var start: CGFloat
  package var length: CGFloat
  /// How a view stands in it: across, and along the grid's axis.
  package let guides: [Axis: AlignmentKey]

  package init(start: CGFloat, length: CGFloat, guides: [Axis: AlignmentKey]) {
    (self.start, self.length, self.guides) = (start, length, guides)
  }
}

extension LazyTrack {
  /// The cells of each line in a grid that is so long across, and how long they are together.
  ///
  /// What fixed tracks and spaces leave is shared among the others in their order: each is offered an equal part of what is
  /// left then, and takes of it what its limits allow. So the cells can be longer together than the grid.
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

  /// How many tracks are made of what is offered, and how long each is.
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
