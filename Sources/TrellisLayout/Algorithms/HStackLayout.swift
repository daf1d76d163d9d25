public import Foundation

/// A layout of views in a row, from leading to trailing, used by `HStack`.
///
/// Call it with views, `HStackLayout() { … }`, or wrap it in an `AnyLayout`.
public struct HStackLayout: Layout, StackedLayout, Hashable, Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The space between two views, in points; nil uses the views' preferences: 8, and 0 beside a spacer.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a layout with a horizontal orientation.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Creates an empty cache.
  public func makeCache(subviews: LayoutSubviews) -> StackCache { StackCache() }

  private var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .horizontal, guide: alignment.key, spacing: spacing?.usableSpacing)
  }

  /// Returns the first view's leading spacing, the last view's trailing spacing, and all views' merged spacing above and below.
  public func spacing(subviews: LayoutSubviews, cache: inout StackCache) -> ViewSpacing {
    algorithm.spacing(subviews)
  }

  /// Returns the width of the views with the space between them, and the height of the aligned views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout StackCache)
    -> CGSize
  {
    algorithm.sizeThatFits(proposal, subviews, &cache)
  }

  /// Places the views side by side.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout StackCache
  ) {
    algorithm.place(subviews, in: bounds, proposal: proposal, &cache)
  }

  package func exchange(_ indices: [Int], _ cache: inout StackCache, subviews: LayoutSubviews) {
    cache.exchange(indices, subviews, algorithm)
  }

  package func replace(
    _ range: Range<Int>, by count: Int, _ cache: inout StackCache, subviews: LayoutSubviews
  ) {
    cache.replace(range, by: count, subviews, algorithm)
  }
}
