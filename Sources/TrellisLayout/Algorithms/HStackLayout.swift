public import Foundation

/// Views in a row, from leading to trailing: the layout of `HStack`.
///
/// Call it with views, `HStackLayout() { … }`, or put it into an `AnyLayout`.
///
/// Source: documented, developer.apple.com/documentation/swiftui/hstacklayout.
public struct HStackLayout: Layout, StackedLayout, Hashable, Sendable {
  /// How views line up top to bottom.
  public var alignment: VerticalAlignment
  /// The space between two views, in points; nil is what the views prefer: 8, and 0 beside a spacer.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Its views stand side by side.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Knows nothing of the views yet.
  public func makeCache(subviews: LayoutSubviews) -> StackCache { StackCache() }

  private var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .horizontal, guide: alignment.key, spacing: spacing?.usableSpacing)
  }

  /// What the first view prefers before it, the last behind it, and all above and below.
  public func spacing(subviews: LayoutSubviews, cache: inout StackCache) -> ViewSpacing {
    algorithm.spacing(subviews)
  }

  /// The views' widths and the space between them, by the height that they take when they are lined up.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout StackCache)
    -> CGSize
  {
    algorithm.sizeThatFits(proposal, subviews, &cache)
  }

  /// Puts the views side by side.
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
