import Foundation
import TrellisLayout

extension View {
  /// Extends the view beyond the safe area at some edges, by the older name of ``ignoresSafeArea(_:edges:)``.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Sets whether the view is mirrored in right-to-left layouts.
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
