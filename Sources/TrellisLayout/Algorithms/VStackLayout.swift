public import Foundation

/// A layout of views in a column, from top to bottom, used by `VStack`.
///
/// Call it with views, `VStackLayout() { … }`, or wrap it in an `AnyLayout`.
public struct VStackLayout: Layout, StackedLayout, Hashable, Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The space between two views, in points; nil uses the views' preferences: 8, and 0 beside a spacer.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a layout with a vertical orientation.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Creates an empty cache.
  public func makeCache(subviews: LayoutSubviews) -> StackCache { StackCache() }

  private var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .vertical, guide: alignment.key, spacing: spacing?.usableSpacing)
  }

  /// Returns the first view's spacing above it, the last view's below it, and all views' merged spacing at the sides.
  public func spacing(subviews: LayoutSubviews, cache: inout StackCache) -> ViewSpacing {
    algorithm.spacing(subviews)
  }

  /// Returns the height of the views with the space between them, and the width of the aligned views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout StackCache)
    -> CGSize
  {
    algorithm.sizeThatFits(proposal, subviews, &cache)
  }

  /// Places the views one above the other.
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
