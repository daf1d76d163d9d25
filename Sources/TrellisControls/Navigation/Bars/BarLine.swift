import Foundation
import Trellis

/// The main line of a bar: leading items, title, trailing items.
///
/// With `centersTitle`, the title is in the middle of the line, moved aside only as far as the items require. Otherwise, it
/// follows the leading items.
nonisolated struct BarLine: Layout {
  let centersTitle: Bool
  private static let gap: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let natural = sizes.map(\.width).reduce(0, +) + 2 * Self.gap
    return CGSize(
      width: proposal.width ?? natural, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let height = bounds.height
    let leading = subviews[0].sizeThatFits(ProposedViewSize(width: bounds.width, height: height))
    let free = max(0, bounds.width - leading.width - (leading.width > 0 ? Self.gap : 0))
    let ideal = subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: height)).width
    // Items that can shrink leave the title its ideal width, up to half of the line.
    let reserved = ideal > 0 ? min(ideal, free / 2) + Self.gap : 0
    let trailing = subviews[2].sizeThatFits(ProposedViewSize(width: free - reserved, height: height))
    let start = bounds.minX + leading.width + (leading.width > 0 ? Self.gap : 0)
    let end = bounds.maxX - trailing.width - (trailing.width > 0 ? Self.gap : 0)
    let title = subviews[1].sizeThatFits(ProposedViewSize(width: max(0, end - start), height: height))
    var x = start
    if centersTitle {
      x = bounds.midX - title.width / 2
      if x < start { x = start }
      if x + title.width > end { x = max(start, end - title.width) }
    }
    func place(_ index: Int, _ size: CGSize, _ x: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: ProposedViewSize(size))
    }
    place(0, leading, bounds.minX)
    place(1, title, x)
    place(2, trailing, bounds.maxX - trailing.width)
  }
}
