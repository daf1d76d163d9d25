import Foundation
import Trellis

/// Tells the stack's navigator the frame of a view from which pages are enlarged.
nonisolated struct ZoomSourceModifier: ViewModifier {
  let source: ZoomSource
  @Environment(\.navigator) private var navigator

  init(source: ZoomSource) { self.source = source }

  @MainActor func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: { [navigator, source] frame in
        navigator?.zoomFrames[source] = frame
      }
      .onDisappear { [navigator, source] in navigator?.zoomFrames[source] = nil }
  }
}

/// A page that covers a view's frame in the window, or its own.
private nonisolated struct ZoomedPage: ViewModifier {
  /// The view's frame, in the window.
  let frame: CGRect
  let isZoomed: Bool

  @MainActor func body(content: Content) -> some View {
    content.visualEffect { [frame, isZoomed] effect, proxy in
      let page = proxy.frame(in: .global)
      let isSmall = isZoomed && page.width > 0 && page.height > 0
      return
        effect
        .scaleEffect(
          x: isSmall ? frame.width / page.width : 1, y: isSmall ? frame.height / page.height : 1,
          anchor: .topLeading
        )
        .offset(x: isSmall ? frame.minX - page.minX : 0, y: isSmall ? frame.minY - page.minY : 0)
        .opacity(isSmall ? 0 : 1)
    }
  }
}

extension AnyTransition {
  /// Returns a transition that enlarges a frame in the window to the view.
  static func zoom(from frame: CGRect) -> AnyTransition {
    .modifier(
      active: ZoomedPage(frame: frame, isZoomed: true), identity: ZoomedPage(frame: frame, isZoomed: false))
  }
}
