import Foundation

/// How the length of a grid on one axis becomes that of its columns or rows.
///
/// Where nothing or infinity is proposed, every cell is asked for just that, and a track is as long as the longest answer.
/// Else the space between the tracks is taken off, and the cells are served by priority, highest first, each priority with
/// what the tracks leave that the higher ones made:
///
/// 1. The cells of the priority that take one track are served track by track, the track with the least flexible cells
///    first (of those that are alike the one whose first cell may be shorter): each gets an equal share of what remains among
///    the tracks to come. What remains shrinks by the longest answer, even where a higher priority had made the track longer.
/// 2. A cell across tracks, where none of these holds a cell of step 1, is served in turn like one track, with a share for
///    each.
/// 3. Any other cell across tracks comes last, and is offered what its tracks took just now, together with what remains.
///
/// A cell that is unsized on the axis is asked for its smallest length instead of a share, but takes part in the counting.
/// A length that cells across tracks need beyond their tracks' length goes to the tracks without cells of their own, or to the
/// shortest if there are none.
///
/// Source: observed, the `grid-cases` in `Fixtures/Layout`. Three things are inferred: which of two tracks comes first that are
/// alike, from GRIDC-38, 52, 74, 73, 99 and 103, which allow other rules too; and, because no recorded case tells, that the cells of
/// step 2 are served in turn, with a share for each track, and what those of step 3 are offered.
struct GridShare {
  let axis: Axis
  let cells: [GridCell]
  /// What is proposed to each cell on the other axis.
  let across: [CGFloat?]
  /// The axes on which the grid is proposed a length.
  private let proposedAxes: Axis.Set
  private(set) var tracks: GridTracks
  /// What each cell is proposed on the axis.
  private(set) var proposals: [CGFloat?]
  /// What each cell answers to that, on the axis.
  private(set) var answers: [CGFloat]

  init(
    axis: Axis, cells: [GridCell], across: [CGFloat?], count: Int, gaps: [CGFloat],
    proposal: ProposedViewSize
  ) {
    self.axis = axis
    self.cells = cells
    self.across = across
    proposedAxes = [
      proposal.width == nil ? [] : .horizontal, proposal.height == nil ? [] : .vertical,
    ]
    let own = cells.lazy.map { $0.tracks(axis) }.filter { $0.count == 1 }.map(\.lowerBound)
    tracks = GridTracks(count: count, gaps: gaps, withOwnCells: Set(own))
    let length = proposal[axis]
    proposals = Array(repeating: nil, count: cells.count)
    answers = Array(repeating: 0, count: cells.count)
    guard let length, length.isFinite else {
      serveAll(length)
      return
    }
    for priority in Set(cells.map(\.priority)).sorted(by: >) {
      serve(cells.indices.filter { cells[$0].priority == priority }, in: length)
    }
  }

  // MARK: - Asking

  private func tracks(of cell: Int) -> Range<Int> { cells[cell].tracks(axis) }

  /// Proposes a length to a cell and makes its tracks as long as the answer.
  private mutating func ask(_ cell: Int, _ length: CGFloat?) {
    let length = cells[cell].isUnsized(axis) && length != nil ? 0 : length
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = length
    proposal[axis.other] = across[cell]
    proposals[cell] = length
    answers[cell] = cells[cell].subview.sizeThatFits(proposal)[axis]
    tracks.grow(tracks(of: cell), to: answers[cell])
  }

  /// Asks all cells for the same, those across several tracks last.
  private mutating func serveAll(_ length: CGFloat?) {
    for cell in cells.indices where tracks(of: cell).count == 1 { ask(cell, length) }
    for cell in cells.indices where tracks(of: cell).count > 1 { ask(cell, length) }
  }

  // MARK: - One priority

  /// Cells that are served together: those in one track, or across the same tracks.
  private struct Turn {
    var tracks: Range<Int>
    var cells: [Int]
  }

  private mutating func serve(_ group: [Int], in length: CGFloat) {
    var (turns, last) = turns(of: group)
    if turns.count > 1 { turns = leastFlexibleFirst(turns) }
    var remaining = length - tracks.total
    var left = turns.reduce(0) { $0 + $1.tracks.count }
    var taken = Array(repeating: CGFloat.zero, count: tracks.lengths.count)
    for turn in turns {
      let share = max(0, remaining / CGFloat(left))
      var longest: CGFloat = 0
      for cell in turn.cells {
        let own = tracks(of: cell)
        let gap = tracks.gap(inside: own)
        ask(cell, max(0, share * CGFloat(own.count) + gap))
        longest = max(longest, answers[cell] - gap)
      }
      if turn.tracks.count == 1 { taken[turn.tracks.lowerBound] = longest }
      remaining -= longest
      left -= turn.tracks.count
    }
    for cell in last {
      let own = tracks(of: cell)
      ask(cell, max(0, remaining + taken[own].reduce(tracks.gap(inside: own), +)))
    }
  }

  /// What is served in turn, by position, and the cells that come after all of these.
  private func turns(of group: [Int]) -> (turns: [Turn], last: [Int]) {
    var byTrack: [Int: Turn] = [:]
    for cell in group where tracks(of: cell).count == 1 {
      let own = tracks(of: cell)
      byTrack[own.lowerBound, default: Turn(tracks: own, cells: [])].cells.append(cell)
    }
    var turns = Array(byTrack.values)
    var wide: [Turn] = []
    var last: [Int] = []
    let spanning = group.filter { tracks(of: $0).count > 1 }
    for cell in spanning.sorted(by: {
      (tracks(of: $0).lowerBound, $0) < (tracks(of: $1).lowerBound, $1)
    }) {
      let own = tracks(of: cell)
      if own.contains(where: { byTrack[$0] != nil }) {
        last.append(cell)
      } else if let previous = wide.last, previous.tracks.overlaps(own) {
        let end = max(previous.tracks.upperBound, own.upperBound)
        wide[wide.count - 1].tracks = previous.tracks.lowerBound..<end
        wide[wide.count - 1].cells.append(cell)
      } else {
        wide.append(Turn(tracks: own, cells: [cell]))
      }
    }
    turns += wide
    return (turns.sorted { $0.tracks.lowerBound < $1.tracks.lowerBound }, last)
  }

  /// By the most flexible cell of each; of those that are alike the one whose first cell may be shorter, and then in order.
  private func leastFlexibleFirst(_ turns: [Turn]) -> [Turn] {
    let keys = turns.map { turn in
      let all = turn.cells.map { cells[$0].flexibility(proposed: proposedAxes) }
      return (flexibility: all.max()!, least: all[0].least[axis])
    }
    return turns.indices.sorted { first, second in
      if keys[first].flexibility != keys[second].flexibility {
        return keys[first].flexibility < keys[second].flexibility
      }
      return (keys[first].least, first) < (keys[second].least, second)
    }.map { turns[$0] }
  }
}
