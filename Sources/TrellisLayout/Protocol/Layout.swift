public import Foundation
public import TrellisGeometry

/// A way to lay out views: how large they are together, and where each of them is.
///
/// Conform to it for a container of your own and call a value of the type with views, `MyLayout { … }`; stacks, frames and
/// paddings are made of the same. All lengths are in points; bounds have their origin at the top of the leading side, y
/// goes down.
///
/// Ask subviews as often as you like: each remembers what it answered. An answer that is NaN or negative counts as 0 and
/// one that is infinite where nothing infinite was proposed as the proposal; the program says so once.
///
/// Source: documented, developer.apple.com/documentation/swiftui/layout.
public protocol Layout: Animatable {
  /// What lies between two values of the layout while it is animated: it then lays out in each frame; nothing unless you say so.
  associatedtype AnimatableData = EmptyAnimatableData

  /// What is known of the layout without a value of it.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout remembers from call to call, as long as its container is there; nothing unless you say so.
  associatedtype Cache = Void

  /// The subviews of the container.
  typealias Subviews = LayoutSubviews

  /// Makes what the layout remembers, when the container is laid out first.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what the layout remembers up to date when the layout or the subviews have changed.
  ///
  /// Where you don't say otherwise it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far the container prefers to be from others.
  ///
  /// Where you don't say otherwise it merges what its subviews prefer on all sides.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size where a size is proposed to it.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Puts each subview into its place by calling its `place(at:anchor:proposal:)`.
  ///
  /// `bounds` is as large as the container answered to `proposal`. A subview that isn't placed stands in the middle, as
  /// large as it answers to `proposal`; of one that is placed twice the last place counts.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a horizontal guide is in the container, in the coordinate space of `bounds`; nil where it isn't set.
  ///
  /// Where you don't say otherwise it is the mean of the positions that subviews set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a vertical guide is in the container, in the coordinate space of `bounds`; nil where it isn't set.
  ///
  /// Where you don't say otherwise it is the mean of the positions that subviews set, and for baselines of text the first
  /// or the last.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

// MARK: - What a layout does that doesn't say otherwise

extension Layout {
  /// No direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// What the subviews prefer, merged on all sides; nothing where there are none.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    if subviews.isEmpty { return .standard }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The mean of the positions that subviews set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The mean of the positions that subviews set; of baselines of text the first or the last.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// What the subviews set for a guide, each where it is placed, as one position.
  func mergedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard subviews.contains(where: { $0.item.guides.contains(key) }) else { return nil }
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
  /// Remembers nothing.
  public func makeCache(subviews: Subviews) {}

  /// Remembers nothing.
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

extension Layout where AnimatableData == EmptyAnimatableData {
  /// No numbers.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
