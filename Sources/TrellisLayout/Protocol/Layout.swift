public import Foundation
public import TrellisGeometry

/// A type that lays out views: it computes their combined size, and the position of each.
///
/// Conform to it for a container of your own, and call a value of the type with views, `MyLayout { … }`. Stacks, frames
/// and paddings are made in the same way. All lengths are in points. The origin of bounds is at the top of the leading
/// side, and y goes down.
///
/// Measure subviews as often as you like: each caches its sizes. A returned length that is NaN or negative counts as 0.
/// An infinite length counts as the proposal, unless infinity was proposed. The first such length is logged as a
/// warning.
public protocol Layout: Animatable {
  /// The layout's animatable data, for which the layout runs in each frame of an animation; none by default.
  associatedtype AnimatableData = EmptyAnimatableData

  /// The properties of the layout's type, independent of its values.
  static var layoutProperties: LayoutProperties { get }

  /// What the containers know of the type; not to be implemented.
  static var _layoutKind: _LayoutKind { get }

  /// The data that the layout keeps between calls while its container exists; none by default.
  associatedtype Cache = Void

  /// The subviews of the container.
  typealias Subviews = LayoutSubviews

  /// Creates the cache when the container is first laid out.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache when the layout or the subviews have changed.
  ///
  /// The default implementation recreates the cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the distances that the container prefers to other views.
  ///
  /// The default implementation merges the subviews' preferences on all sides.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the container's size for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview by calling its `place(at:anchor:proposal:)`.
  ///
  /// `bounds` has the size that the container returned for `proposal`. A subview that isn't placed is centred, with its size
  /// for `proposal`. If a subview is placed twice, the second placement counts.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a horizontal guide in the coordinate space of `bounds`, or nil if the guide isn't set.
  ///
  /// The default is the mean of the positions that subviews set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a vertical guide in the coordinate space of `bounds`, or nil if the guide isn't set.
  ///
  /// The default is the mean of the positions that subviews set; for text baselines, the first or the last position.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

// MARK: - Default implementations

extension Layout {
  /// The properties of a layout without an orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// A custom layout.
  public static var _layoutKind: _LayoutKind { _LayoutKind(family: .foreign) }

  /// Recreates the cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the subviews' preferences, merged on all sides; the default distances if there are no subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    if subviews.isEmpty { return .standard }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns the mean of the positions that subviews set, or nil if none is set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Returns the mean of the positions that subviews set, or nil if none is set; for text baselines, the first or the last
  /// position.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Returns a guide's combined position from those that the placed subviews set, or nil.
  ///
  /// In a built-in container of several views, the positions of edges and centres are ignored.
  ///
  /// Source: documented, "Aligning views across stacks".
  func mergedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard subviews.contains(where: { $0.item.guides.contains(key) }) else { return nil }
    // The guides of edges and centres end at stacks of several views; the guides of programs, and baselines, don't.
    if Self.family == .stack, subviews.count > 1, key.isEdgeOrCenter { return nil }
    let placements = subviews.placements(in: bounds, proposal: proposal) { subviews in
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return key.combine(
      zip(subviews, placements).map { subview, placement in
        subview.explicitAlignment(key, at: placement.proposal).map { $0 + placement.frame.origin[key.axis] }
      })
  }
}

extension Layout where Cache == Void {
  /// Creates no cache.
  public func makeCache(subviews: Subviews) {}

  /// Does nothing.
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

extension Layout where AnimatableData == EmptyAnimatableData {
  /// The empty animatable data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
