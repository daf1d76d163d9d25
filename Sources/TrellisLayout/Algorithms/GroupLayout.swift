package import Foundation

/// The layout of views where a single view is expected: several are arranged like a stack, and a single one is left unchanged.
package struct GroupLayout<Base: StackedLayout & Hashable>: StackedLayout, Hashable {
  private let base: Base

  /// Creates a layout that arranges several views as `base` does.
  package init(_ base: Base) {
    self.base = base
  }

  package func makeCache(subviews: LayoutSubviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  package func updateCache(_ cache: inout Base.Cache, subviews: LayoutSubviews) {
    base.updateCache(&cache, subviews: subviews)
  }

  package func exchange(_ indices: [Int], _ cache: inout Base.Cache, subviews: LayoutSubviews) {
    base.exchange(indices, &cache, subviews: subviews)
  }

  package func replace(
    _ range: Range<Int>, by count: Int, _ cache: inout Base.Cache, subviews: LayoutSubviews
  ) {
    base.replace(range, by: count, &cache, subviews: subviews)
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Base.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Base.Cache)
    -> CGSize
  {
    subviews.count == 1
      ? subviews[0].sizeThatFits(proposal)
      : base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Base.Cache
  ) {
    if subviews.count == 1 {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    } else {
      base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
