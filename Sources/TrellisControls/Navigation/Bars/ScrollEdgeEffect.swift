public import Foundation
public import Trellis

/// The look of the area at a scroll view's edge where content is under a bar.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrolledgeeffectstyle; the looks: ours.
public nonisolated struct ScrollEdgeEffectStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, hard, soft }
  let kind: Kind

  /// The bar's own background.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
  /// The bar's own background, with a line at its end.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
  /// A material that becomes transparent towards the content, without a line.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

extension View {
  /// Sets the look of the page's bars at edges where content of scroll views in the view is under them.
  ///
  /// nil is `automatic`. Only the edges at the top and the bottom have bars.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  {
    barContents { contents in
      guard let style else { return }
      if edges.contains(.top) { contents.edges.top = contents.edges.top ?? style.kind }
      if edges.contains(.bottom) { contents.edges.bottom = contents.edges.bottom ?? style.kind }
    }
  }

  /// Hides the background of the page's bars at edges where content of scroll views in the view is under them.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { barContents { if hidden { $0.edges.hidden.formUnion(edges) } } }

  /// Places a bar at the top or the bottom of the view, which gets the remaining space; content scrolls under the bar.
  ///
  /// The bar has a soft background (``ScrollEdgeEffectStyle/soft``). `spacing` is in points; nil is the preferred one.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:).
  public nonisolated func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let bar = content()
    return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      bar.background { SoftEdge(isAtTop: edge == .top) }
    }
  }

  /// Places a bar at the leading or the trailing side of the view, which gets the remaining space.
  ///
  /// `spacing` is in points; nil is the preferred one.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}

/// The looks of a page's edges.
nonisolated struct ScrollEdges: Equatable {
  var top: ScrollEdgeEffectStyle.Kind?
  var bottom: ScrollEdgeEffectStyle.Kind?
  var hidden: Edge.Set = []

  mutating func add(_ next: ScrollEdges) {
    top = top ?? next.top
    bottom = bottom ?? next.bottom
    hidden.formUnion(next.hidden)
  }
}

/// A material that becomes transparent towards the middle of the page.
struct SoftEdge: View {
  let isAtTop: Bool

  var body: some View {
    Rectangle().fill(.ultraThinMaterial)
      .mask {
        LinearGradient(
          stops: [
            .init(color: .black, location: 0), .init(color: .black, location: 0.55),
            .init(color: .clear, location: 1),
          ], startPoint: isAtTop ? .top : .bottom, endPoint: isAtTop ? .bottom : .top)
      }
      .ignoresSafeArea(edges: isAtTop ? .top : .bottom)
      .allowsHitTesting(false)
  }
}
