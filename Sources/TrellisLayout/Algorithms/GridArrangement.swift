import Foundation

/// A grid that is laid out for a proposal: its size, and where each view is.
///
/// The columns come first, from what the views answer to shares of the width (``GridShare``); then the rows in the same
/// way. Each view is asked for its height at the width that was measured, where its column is as wide as its answer, else
/// at the column's width. In the end a view that answered exactly its cell's size keeps what it was proposed, and every
/// other one is proposed its cell.
///
/// In its cell a view stands where its anchor says; else by the guide of its row and of its column. A view across several
/// columns, or outside rows, follows the grid's horizontal alignment.
///
/// Source: observed, the `grid-cases` in `Fixtures/Layout`: 85 and 89 for what is proposed in the end, 29 for views across
/// columns, 71 for a column's alignment.
struct GridArrangement {
  /// The proposal that this is for.
  let proposal: ProposedViewSize
  let size: CGSize
  /// Where each view is, in the grid's own coordinate space, in the order of the views.
  let placements: [(origin: CGPoint, proposal: ProposedViewSize)]

  init(_ grid: GridLayout, _ structure: GridStructure, proposal: ProposedViewSize) {
    let proposal = proposal.usable
    let cells = structure.cells
    let gaps = grid.gaps(of: structure)

    let widths = GridShare(
      axis: .horizontal, cells: cells, across: cells.map { _ in proposal.height },
      count: structure.columnCount, gaps: gaps.columns, proposal: proposal)
    var columns = widths.tracks
    let atWidths = widths.proposals.map { ProposedViewSize(width: $0, height: proposal.height) }
    structure.lines(.horizontal, grid.alignment, at: atWidths).grow(&columns)

    let cellWidths = cells.map { columns.length(of: $0.columns) }
    let across = cells.indices.map { cell in
      isSame(widths.answers[cell], cellWidths[cell]) ? widths.proposals[cell] : cellWidths[cell]
    }
    let heights = GridShare(
      axis: .vertical, cells: cells, across: across, count: structure.rowCount, gaps: gaps.rows,
      proposal: proposal)
    var rows = heights.tracks
    let measured = zip(across, heights.proposals).map { ProposedViewSize(width: $0, height: $1) }
    structure.lines(.vertical, grid.alignment, at: measured).grow(&rows)

    self.proposal = proposal
    size = CGSize(width: columns.total, height: rows.total)
    let cellSizes = cells.indices.map {
      CGSize(width: cellWidths[$0], height: rows.lengths[cells[$0].row])
    }
    let final = cells.indices.map { cell in
      let answer = cells[cell].subview.sizeThatFits(measured[cell])
      let fills =
        isSame(answer.width, cellSizes[cell].width) && isSame(answer.height, cellSizes[cell].height)
      return fills ? measured[cell] : ProposedViewSize(cellSizes[cell])
    }
    placements = Self.placements(
      structure, grid.alignment, proposals: final, cellSizes: cellSizes, columns: columns,
      rows: rows)
  }

  private static func placements(
    _ structure: GridStructure, _ alignment: Alignment, proposals: [ProposedViewSize],
    cellSizes: [CGSize],
    columns: GridTracks, rows: GridTracks
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    let lines = Axis.allCases.map { structure.lines($0, alignment, at: proposals) }
    let origins = [columns.origins, rows.origins]
    return structure.cells.enumerated().map { index, cell in
      let view = cell.subview.dimensions(in: proposals[index])
      let whole = ViewDimensions(cellSizes[index])
      var origin = CGPoint.zero
      for (which, axis) in Axis.allCases.enumerated() {
        let track = cell.tracks(axis).lowerBound
        let guide = structure.guide(of: cell, axis, in: alignment)
        let offset: CGFloat
        if let anchor = cell.anchor {
          let share = axis == .horizontal ? anchor.x : anchor.y
          offset = share == 0 ? 0 : difference(whole.size[axis], view.size[axis]) * share
        } else if structure.isInLine(cell, axis),
          let aligned = lines[which].origin(of: view, guide: guide, in: track)
        {
          offset = aligned
        } else {
          offset = difference(whole[guide], view[guide])
        }
        origin[axis] = origins[which][track] + offset
      }
      return (origin, proposals[index])
    }
  }
}

/// Whether two lengths are the same but for rounding.
private func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
  first == second || abs(first - second) < 0.001
}

extension GridStructure {
  /// Whether a cell lines up with the others of its row or column.
  fileprivate func isInLine(_ cell: GridCell, _ axis: Axis) -> Bool {
    cell.anchor == nil && (axis == .vertical || cell.isInRow && cell.columns.count == 1)
  }

  /// The guides of all rows or columns, with the views as large as they answer to proposals.
  fileprivate func lines(_ axis: Axis, _ alignment: Alignment, at proposals: [ProposedViewSize])
    -> GridLines
  {
    let members = cells.map { cell in
      isInLine(cell, axis)
        ? (track: cell.tracks(axis).lowerBound, guide: guide(of: cell, axis, in: alignment)) : nil
    }
    return GridLines(
      count: axis == .horizontal ? columnCount : rowCount, cells: members,
      dimensions: zip(cells, proposals).map { $0.subview.dimensions(in: $1) }, axis)
  }
}

extension GridLayout {
  /// The space behind each column and each row but the last.
  fileprivate func gaps(of structure: GridStructure) -> (columns: [CGFloat], rows: [CGFloat]) {
    func explicit(_ spacing: CGFloat?, _ count: Int) -> [CGFloat]? {
      spacing.map { Array(repeating: $0.usableSpacing, count: max(0, count - 1)) }
    }
    return (
      explicit(horizontalSpacing, structure.columnCount) ?? structure.columnGaps(),
      explicit(verticalSpacing, structure.rowCount) ?? structure.rowGaps()
    )
  }
}
