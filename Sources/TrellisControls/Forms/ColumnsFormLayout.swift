import Foundation
import Trellis

/// The layout of a form in columns: rows in a vertical stack, whose controls begin at a common line.
///
/// A row reaches from its title, which ends before the line, to the trailing edge. A row without a title begins at the line. Each
/// row is proposed the width from its leading edge to the form's trailing edge, so that the form has the proposed width. The
/// height is distributed as in `VStack`.
///
/// Source: ours, as on macOS.
nonisolated struct ColumnsFormLayout: Layout {
  private static let spacing: CGFloat = 10

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(of: subviews, proposal)
    let width = rows.line + (rows.all.map { $0.size.width - $0.guide }.max() ?? 0)
    return CGSize(width: max(width, 0), height: rows.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = rows(
      of: subviews, ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height)
    )
    var y = bounds.minY
    for (subview, row) in zip(subviews, rows.all) {
      subview.place(
        at: CGPoint(x: bounds.minX + rows.line - row.guide, y: y), proposal: row.proposal)
      y += row.size.height + Self.spacing
    }
  }

  /// The measured rows of a form.
  private struct Rows {
    struct Row {
      let proposal: ProposedViewSize
      let size: CGSize
      /// The distance of the row's control from the row's leading edge, in points.
      let guide: CGFloat
    }

    /// The distance of the controls from the form's leading edge, in points.
    let line: CGFloat
    let all: [Row]
    var height: CGFloat {
      all.map(\.size.height).reduce(0, +) + ColumnsFormLayout.spacing
        * CGFloat(max(all.count - 1, 0))
    }
  }

  private func rows(of subviews: Subviews, _ proposal: ProposedViewSize) -> Rows {
    let width = proposal.width.map { $0.isFinite ? max($0, 0) : $0 }
    let free = ProposedViewSize(width: width, height: nil)
    let guides = subviews.map { $0.dimensions(in: free)[.formControls] }
    let line = min(guides.max() ?? 0, width ?? .infinity)
    let widths = guides.map { guide in width.map { max($0 - (line - guide), 0) } }
    let heights = heights(of: subviews, widths, proposal.height)
    let rows = subviews.indices.map { index in
      let proposal = ProposedViewSize(width: widths[index], height: heights[index])
      let dimensions = subviews[index].dimensions(in: proposal)
      return Rows.Row(
        proposal: proposal, size: CGSize(width: dimensions.width, height: dimensions.height),
        guide: dimensions[.formControls])
    }
    return Rows(line: max(line, rows.map(\.guide).max() ?? 0), all: rows)
  }

  /// Returns the heights that the rows are proposed.
  ///
  /// A finite height is distributed by priority, highest first. Within a priority, the least flexible row gets its share first.
  private func heights(of subviews: Subviews, _ widths: [CGFloat?], _ height: CGFloat?)
    -> [CGFloat?]
  {
    guard let height, height.isFinite, !subviews.isEmpty else {
      return subviews.map { _ in height }
    }
    func answer(_ index: Int, _ height: CGFloat) -> CGFloat {
      subviews[index].sizeThatFits(ProposedViewSize(width: widths[index], height: height)).height
    }
    let least = subviews.indices.map { answer($0, 0) }
    let flexibility = subviews.indices.map { answer($0, .infinity) - least[$0] }
    var result: [CGFloat?] = subviews.map { _ in nil }
    var remaining = height - Self.spacing * CGFloat(subviews.count - 1) - least.reduce(0, +)
    for priority in Set(subviews.map(\.priority)).sorted(by: >) {
      let group = subviews.indices.filter { subviews[$0].priority == priority }
        .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      remaining += group.reduce(0) { $0 + least[$1] }
      for (served, index) in group.enumerated() {
        let share = max(remaining / CGFloat(group.count - served), 0)
        result[index] = share
        remaining -= answer(index, share)
      }
    }
    return result
  }
}
