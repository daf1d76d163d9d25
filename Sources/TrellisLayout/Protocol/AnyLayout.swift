public import Foundation

/// A type-erased layout, whose container keeps its views and their state when the layout changes.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { … }
/// ```
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout, recreated when a layout of another type takes over.
  public struct Cache {
    fileprivate let type: any Layout.Type
    fileprivate var value: Any
  }

  let base: any Layout

  /// Creates a layout that wraps another one.
  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  /// The properties of the wrapped layout.
  package var properties: LayoutProperties { type(of: base).layoutProperties }

  /// Creates the cache of the wrapped layout.
  public func makeCache(subviews: LayoutSubviews) -> Cache {
    Cache(type: type(of: base), value: base.makeCache(subviews: subviews))
  }

  /// Updates the cache of the wrapped layout.
  public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
    guard cache.type == type(of: base) else {
      cache = makeCache(subviews: subviews)
      return
    }
    base.update(&cache.value, subviews)
  }

  /// Returns the spacing of the wrapped layout.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    base.spacing(subviews, &cache.value)
  }

  /// Returns the size of the wrapped layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGSize {
    base.size(proposal, subviews, &cache.value)
  }

  /// Calls the wrapped layout to place the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    base.place(bounds, proposal, subviews, &cache.value)
  }

  /// Returns the position of a guide that the wrapped layout sets, or nil.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.position(of: guide, bounds, proposal, subviews, &cache.value)
  }

  /// Returns the position of a guide that the wrapped layout sets, or nil.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.position(of: guide, bounds, proposal, subviews, &cache.value)
  }
}

// MARK: - A layout's methods with a cache of unknown type

extension Layout {
  private func use<Result>(_ cache: inout Any, _ body: (inout Cache) -> Result) -> Result {
    guard var typed = cache as? Cache else {
      misuse(
        "AnyLayout",
        "the cache isn't one of \(Self.self); call updateCache(_:subviews:) when the layout changes")
    }
    defer { cache = typed }
    return body(&typed)
  }

  fileprivate func update(_ cache: inout Any, _ subviews: LayoutSubviews) {
    use(&cache) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    use(&cache) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
    -> CGSize
  {
    use(&cache) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    use(&cache) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func position(
    of guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    use(&cache) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func position(
    of guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    use(&cache) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
