import Foundation
import Trellis

/// A layout of views side by side in columns, whose widths depend on the available width.
nonisolated struct ColumnsLayout: Layout {
  let widths: [TableColumnWidth]
  /// The distance between two columns, in points; as on macOS.
  static let gap: CGFloat = 17

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let all = columns(in: proposal.width)
    let height = zip(subviews, all).map { view, width in
      view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }.max()
    let gaps = Self.gap * CGFloat(max(0, all.count - 1))
    return CGSize(width: proposal.width ?? all.reduce(0, +) + gaps, height: height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (view, width) in zip(subviews, columns(in: bounds.width)) {
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + Self.gap
    }
  }

  private func columns(in width: CGFloat?) -> [CGFloat] { widths.columns(in: width) }
}

extension [TableColumnWidth] {
  /// Returns the widths of the columns in points.
  ///
  /// Columns that the user resized have the user's width, and become narrower only if the others don't have their minimum. Flexible
  /// columns share the width that the others leave, within their limits. Without a finite width, each column has its ideal width,
  /// or 100 points within its limits.
  nonisolated func columns(in width: CGFloat?) -> [CGFloat] {
    var all = map { $0.resized ?? $0.ideal ?? Swift.max($0.min, Swift.min(100, $0.max)) }
    guard let width, width.isFinite else { return all }
    var rest = width - ColumnsLayout.gap * CGFloat(Swift.max(0, count - 1))
    var open = indices.filter { self[$0].resized == nil && self[$0].min < self[$0].max }
    for index in indices where !open.contains(index) {
      all[index] = self[index].resized ?? self[index].min
      rest -= all[index]
    }
    var missing = open.reduce(0) { $0 + self[$1].min } - rest
    for index in indices.reversed() where self[index].resized != nil && missing > 0 {
      let cut = Swift.min(missing, all[index] - self[index].min)
      all[index] -= cut
      rest += cut
      missing -= cut
    }
    while !open.isEmpty {
      let share = Swift.max(0, rest / CGFloat(open.count))
      // Columns whose limits exclude the equal share get their limit; the others share the rest.
      let bound = open.filter { share < self[$0].min || share > self[$0].max }
      for index in bound.isEmpty ? open : bound {
        all[index] = Swift.min(Swift.max(share, self[index].min), self[index].max)
        rest -= all[index]
      }
      open = bound.isEmpty ? [] : open.filter { !bound.contains($0) }
    }
    return all
  }
}
