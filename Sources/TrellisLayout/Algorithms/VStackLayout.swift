public import Foundation

/// Views in a column, from top to bottom: the layout of `VStack`.
///
/// Call it with views, `VStackLayout() { … }`, or put it into an `AnyLayout`.
///
/// Source: documented, developer.apple.com/documentation/swiftui/vstacklayout.
public struct VStackLayout: Layout, StackedLayout, Hashable, Sendable {
  /// How views line up left to right.
  public var alignment: HorizontalAlignment
  /// The space between two views, in points; nil is what the views prefer: 8, and 0 beside a spacer.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Its views stand one above the other.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Knows nothing of the views yet.
  public func makeCache(subviews: LayoutSubviews) -> StackCache { StackCache() }

  private var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .vertical, guide: alignment.key, spacing: spacing?.usableSpacing)
  }

  /// What the first view prefers above it, the last below it, and all at the sides.
  public func spacing(subviews: LayoutSubviews, cache: inout StackCache) -> ViewSpacing {
    algorithm.spacing(subviews)
  }

  /// The views' heights and the space between them, by the width that they take when they are lined up.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout StackCache)
    -> CGSize
  {
    algorithm.sizeThatFits(proposal, subviews, &cache)
  }

  /// Puts the views one above the other.
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
