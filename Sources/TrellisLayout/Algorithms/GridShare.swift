import Foundation

/// The division of a grid's length on one axis among its columns or rows.
///
/// If nothing or infinity is proposed, every cell gets the same proposal, and a track is as long as the longest length returned.
/// Otherwise the space between the tracks is subtracted, and the cells are served by priority, highest first. Each priority shares
/// the length that the tracks of higher priorities leave:
///
/// 1. Cells in a single track are served track by track. The track with the least flexible cells comes first; of equally flexible
///    tracks, the one whose first cell can be shorter. What remains is divided equally among the tracks that aren't served yet,
///    and the track gets one share. What remains shrinks by the longest length returned, even if a higher priority had made the
///    track longer.
/// 2. A cell across several tracks, none of which has a cell of step 1, is served in turn like a track. It gets a share for
///    each of its tracks.
/// 3. Any other cell across several tracks comes last. It is offered the length that its tracks took just now, plus the length that
///    remains.
///
/// A cell that is unsized on the axis is proposed 0 instead of a share, but is counted like the others. Cells across several
/// tracks may need more than the tracks' length. The missing length is added to the tracks without cells of their own, or to the
/// shortest tracks if there are none.
///
/// Source: observed, the `grid-cases` in `Fixtures/Layout`. Three things are inferred. The order of equally flexible tracks
/// comes from GRIDC-38, 52, 74, 73, 99 and 103, which allow other rules too. No recorded case shows the other two: the turn and
/// the shares of the cells of step 2, and the length that is offered to the cells of step 3.
struct GridShare {
  let axis: Axis
  let cells: [GridCell]
  /// The length proposed to each cell on the other axis.
  let across: [CGFloat?]
  /// The axes on which the grid is proposed a length.
  private let proposedAxes: Axis.Set
  private(set) var tracks: GridTracks
  /// The length proposed to each cell on the axis.
  private(set) var proposals: [CGFloat?]
  /// The length that each cell returns for its proposal, on the axis.
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

  // MARK: - Proposals

  private func tracks(of cell: Int) -> Range<Int> { cells[cell].tracks(axis) }

  /// Proposes a length to a cell, and grows its tracks to the length that it returns.
  private mutating func ask(_ cell: Int, _ length: CGFloat?) {
    let length = cells[cell].isUnsized(axis) && length != nil ? 0 : length
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = length
    proposal[axis.other] = across[cell]
    proposals[cell] = length
    answers[cell] = cells[cell].subview.sizeThatFits(proposal)[axis]
    tracks.grow(tracks(of: cell), to: answers[cell])
  }

  /// Proposes the same length to all cells, those across several tracks last.
  private mutating func serveAll(_ length: CGFloat?) {
    for cell in cells.indices where tracks(of: cell).count == 1 { ask(cell, length) }
    for cell in cells.indices where tracks(of: cell).count > 1 { ask(cell, length) }
  }

  // MARK: - One priority

  /// Cells that are served together: those in one track, or those across overlapping tracks.
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

  /// Returns the turns by position, and the cells that are served after all of them.
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

  /// Sorts turns by the flexibility of their most flexible cell, then by their first cell's smallest length, then by position.
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
