import Foundation
import TrellisLayout

extension View {
  /// Lets the view reach beyond the safe area at some edges, by the older name of ``ignoresSafeArea(_:edges:)``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/edgesignoringsafearea(_:).
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Whether the view is drawn the other way round where people read from right to left.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/flipsforrighttoleftlayoutdirection(_:).
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}

private nonisolated struct FlipModifier: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  let isEnabled: Bool

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
