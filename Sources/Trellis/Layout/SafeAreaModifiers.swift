public import Foundation
public import TrellisLayout

nonisolated struct SafeAreaInsetModifier<Beside: View> {
  let edge: Edge
  let layout: InsetLayout
  let beside: Beside
}

struct SafeAreaPaddingModifier {
  let insets: EdgeInsets
}

struct IgnoresSafeAreaModifier {
  let edges: Edge.Set
}

/// The regions that are excluded from the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// A bit for each region.
  public let rawValue: UInt

  /// Creates regions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The space that containers take at their edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The space of an on-screen keyboard, which is always empty here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Places views at the top or the bottom of the view, which gets the remaining space.
  ///
  /// `spacing` is in points; nil is the spacing that the view and the added views prefer. Views inside that ignore the safe area extend
  /// behind the added views.
  public nonisolated func safeAreaInset<Beside: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Beside
  ) -> some View {
    safeAreaInset(edge == .top ? .top : .bottom, alignment.key, spacing, content())
  }

  /// Places views at the leading or the trailing side of the view, which gets the remaining space.
  ///
  /// `spacing` is in points; nil is the spacing that the view and the added views prefer.
  public nonisolated func safeAreaInset<Beside: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Beside
  ) -> some View {
    safeAreaInset(edge == .leading ? .leading : .trailing, alignment.key, spacing, content())
  }

  private nonisolated func safeAreaInset<Beside: View>(
    _ edge: Edge, _ guide: AlignmentKey, _ spacing: CGFloat?, _ beside: Beside
  ) -> some View {
    let spacing = spacing.map { UsableLength.distance($0, "the spacing", of: "View.safeAreaInset") }
    return ModifiedContent(
      content: self,
      modifier: SafeAreaInsetModifier(
        edge: edge, layout: InsetLayout(edge: edge, guide: guide, spacing: spacing), beside: beside))
  }

  /// Adds padding to the view's safe area, in points; views inside that ignore the safe area extend into it.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    ModifiedContent(
      content: self,
      modifier: SafeAreaPaddingModifier(insets: UsableLength.insets(insets, of: "View.safeAreaPadding")))
  }

  /// Adds padding to the view's safe area at some edges, in points; nil is the default: 16.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds padding to the view's safe area at all edges, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }

  /// Extends the view beyond the safe area at the edges where it reaches the end of the safe area.
  ///
  /// Windows have no insets of their own; the insets and paddings that views around the view add to the safe area are ignored.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    ModifiedContent(
      content: self, modifier: IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }
}

extension EdgeInsets {
  /// Creates insets of a length at some edges.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
