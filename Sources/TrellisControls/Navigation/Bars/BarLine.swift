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

/// The items at one side of a bar.
///
/// Each item has its ideal width if there is room. Items that can grow or shrink share the rest of the available width.
nonisolated struct BarItems: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = sizes(proposal, subviews)
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + gaps(subviews), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, sizes(proposal, subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: ProposedViewSize(size))
      x += size.width + spacing
    }
  }

  private func gaps(_ subviews: Subviews) -> CGFloat { spacing * CGFloat(max(0, subviews.count - 1)) }

  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGSize] {
    let own = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
    guard let width = proposal.width else { return own }
    var rest = width - gaps(subviews) - own.map(\.width).reduce(0, +)
    if abs(rest) < 0.001 || rest.isNaN { return own }
    // The widths of the items without any space, or with unlimited space.
    let bounds = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: rest < 0 ? 0 : .infinity, height: proposal.height)).width
    }
    let order = subviews.indices.filter { abs(bounds[$0] - own[$0].width) > 0.001 }
      .sorted { abs(bounds[$0] - own[$0].width) < abs(bounds[$1] - own[$1].width) }
    var sizes = own
    for (position, index) in order.enumerated() where rest.isFinite {
      let share = rest / CGFloat(order.count - position)
      sizes[index] = subviews[index].sizeThatFits(
        ProposedViewSize(width: max(0, own[index].width + share), height: proposal.height))
      rest -= sizes[index].width - own[index].width
    }
    return sizes
  }
}
