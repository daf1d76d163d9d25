public import SwiftUI

/// The views of a live activity at the top edge of a phone.
///
/// Only previews show them.
public struct DynamicIsland {
  let regions: [DynamicIslandRegion]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView

  /// Creates the views.
  @MainActor public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing, @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = expanded().regions
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// Returns the views unchanged: previews use the default margins.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode) -> Self
  {
    self
  }
  /// Returns the views unchanged: previews don't open the URL.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Returns the views unchanged: previews have no key line.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
}

/// The states of the Dynamic Island.
public enum DynamicIslandMode: Hashable, Sendable { case compactLeading, compactTrailing, expanded, minimal }

/// The place of a view in the expanded Dynamic Island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let number: Int
  /// At the leading edge.
  public static let leading = DynamicIslandExpandedRegionPosition(number: 0)
  /// At the trailing edge.
  public static let trailing = DynamicIslandExpandedRegionPosition(number: 1)
  /// In the middle.
  public static let center = DynamicIslandExpandedRegionPosition(number: 2)
  /// Below the others.
  public static let bottom = DynamicIslandExpandedRegionPosition(number: 3)
}

/// A view in the expanded Dynamic Island.
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: DynamicIslandRegion

  /// Creates a view at a place; of places at the same edge, that of the highest priority is widest.
  @MainActor public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {
    region = DynamicIslandRegion(position: position, content: AnyView(content()))
  }

  /// Returns the region unchanged: previews use the default margins.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}

/// A view and its place.
struct DynamicIslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let content: AnyView
}

/// The views of the expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content> {
  let regions: [DynamicIslandRegion]
}

/// A builder of the views of the expanded Dynamic Island.
@resultBuilder
@MainActor public enum DynamicIslandExpandedContentBuilder {
  /// Adds a view.
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> DynamicIslandExpandedContent<Content>
  { DynamicIslandExpandedContent(regions: [region.region]) }
  /// Combines views.
  public static func buildBlock<each Content>(_ content: repeat DynamicIslandExpandedContent<each Content>)
    -> DynamicIslandExpandedContent<(repeat each Content)>
  {
    var regions: [DynamicIslandRegion] = []
    repeat regions += (each content).regions
    return DynamicIslandExpandedContent(regions: regions)
  }
}

/// The vertical place of a view in the expanded Dynamic Island.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`, belowIfTooWide
}

extension View {
  /// Returns the view unchanged: previews place regions beside each other.
  public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement)
    -> some View
  { self }
}
