import SwiftUI

/// A leaf with a minimum, an ideal and a maximum length on each axis.
struct Limited: Layout {
  let numbers: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let (widths, heights) = (numbers[0..<3].sorted(), numbers[3..<6].sorted())
    return CGSize(
      width: min(max(proposal.width ?? widths[1], widths[0]), widths[2]),
      height: min(max(proposal.height ?? heights[1], heights[0]), heights[2]))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A leaf that becomes higher when it becomes narrower, like a text.
struct Area: Layout {
  let area: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = min(max(proposal.width ?? 40, 5), 300)
    return CGSize(width: width, height: area / width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A custom frame whose size is read only during layout.
struct LateFrame: Layout {
  let read: () -> RandomNode.Setting

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let setting = read()
    let size = subviews[0].sizeThatFits(proposal)
    return CGSize(
      width: setting.isOn ? setting.numbers[0] : size.width, height: size.height + setting.numbers[1] / 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let x = bounds.minX + CGFloat(read().choice)
    for subview in subviews { subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal) }
  }
}

/// A view's share of the height in a ``Weighted``.
struct Share: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// A custom layout with a cache: views below each other, by their weights.
struct Weighted: Layout {
  let gap: CGFloat

  struct Cache {
    var weights: [CGFloat]
    var ideal: CGSize
  }

  func makeCache(subviews: Subviews) -> Cache {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return Cache(
      weights: subviews.map { $0[Share.self] },
      ideal: CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +)))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: cache.ideal)
    return CGSize(width: min(size.width, 1000), height: min(size.height, 1000))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let total = cache.weights.reduce(0, +)
    var y = bounds.minY
    for (subview, weight) in zip(subviews, cache.weights) {
      let height = bounds.height * weight / total
      let proposal = ProposedViewSize(width: bounds.width, height: max(0, height - gap))
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: proposal)
      y += height
    }
  }
}
