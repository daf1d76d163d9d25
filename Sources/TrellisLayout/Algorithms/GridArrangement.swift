import Foundation

/// A grid laid out for a proposal: its size, and the placement of each view.
///
/// The columns are computed first, from the widths that the views return for shares of the grid's width (``GridShare``). The rows
/// follow in the same way, with each view measured at its column's width. A view that returned exactly this width for a share is
/// proposed the share again instead. Finally, a view that returned exactly its cell's size keeps its proposal, and every other
/// view is proposed its cell's size.
///
/// In its cell, a view is placed by its anchor if it has one, and otherwise by the guides of its row and its column. A view
/// across several columns, or outside rows, follows the grid's horizontal alignment.
///
/// Source: observed, the `grid-cases` in `Fixtures/Layout`: 85 and 89 for the final proposals, 29 for views across columns, 71
/// for a column's alignment.
struct GridArrangement {
  /// The proposal that the grid was laid out for.
  let proposal: ProposedViewSize
  let size: CGSize
  /// The placement of each view, in the grid's own coordinate space and in the order of the views.
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

/// Returns whether two lengths are equal except for rounding.
private func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
  first == second || abs(first - second) < 0.001
}

extension GridStructure {
  /// Whether a cell is aligned with the others of its row or column.
  fileprivate func isInLine(_ cell: GridCell, _ axis: Axis) -> Bool {
    cell.anchor == nil && (axis == .vertical || cell.isInRow && cell.columns.count == 1)
  }

  /// Returns the guides of all rows or columns, with each view as large as it returns for its proposal.
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
  /// Returns the space after each column and each row but the last.
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
