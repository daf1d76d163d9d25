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

/// What takes room from the safe area.
///
/// Source: documented, developer.apple.com/documentation/swiftui/safearearegions.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// A bit for each region.
  public let rawValue: UInt

  /// Creates regions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What containers take at their edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen takes: nothing here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Puts views at the top or the bottom of the view, which gets the room that is left; `spacing` is in points, and nil is
  /// what both prefer.
  ///
  /// Views in it that ignore the safe area reach behind those at the edge.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:).
  public nonisolated func safeAreaInset<Beside: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Beside
  ) -> some View {
    safeAreaInset(edge == .top ? .top : .bottom, alignment.key, spacing, content())
  }

  /// Puts views at the leading or the trailing side of the view, which gets the room that is left; `spacing` is in points,
  /// and nil is what both prefer.
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

  /// Takes room at the edges of the view, in points, which views in it reach that ignore the safe area.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/safeareapadding(_:).
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    ModifiedContent(
      content: self,
      modifier: SafeAreaPaddingModifier(insets: UsableLength.insets(insets, of: "View.safeAreaPadding")))
  }

  /// Takes room at some edges of the view, in points; nil is the default: 16.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Takes room at all edges of the view, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }

  /// Lets the view reach beyond the safe area at some edges, where it reaches to the end of it.
  ///
  /// A window takes nothing at its edges; what safe area insets and paddings around the view took is ignored.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:).
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    ModifiedContent(
      content: self, modifier: IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }
}

extension EdgeInsets {
  /// Insets of a length on some edges.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
