import Foundation
public import Trellis

private nonisolated struct ContextMenuModifier<Lines: View>: ViewModifier {
  let lines: Lines
  @State private var isOpen = false
  @State private var point: CGPoint?
  @Environment(\.look) private var look

  @MainActor func body(content: Content) -> some View {
    content
      .onSecondaryPress { point in
        self.point = point
        isOpen = true
        return true
      }
      .highPriorityGesture(
        LongPressGesture().onEnded { _ in
          // It stands by the view: what is under a finger isn't seen.
          point = nil
          isOpen = true
        }, isEnabled: look.opensMenusByLongPress
      )
      .menuLayer(isOpen: $isOpen, at: point) { lines }
  }
}

extension View {
  /// Opens a menu where the secondary button is pressed on the view, or by Shift and F10 while the view, or one in it, has the focus; on
  /// the phone look also where a finger, or the primary button, is held on it.
  ///
  /// Its lines are made anew each time that it opens; of several such menus around a view the innermost counts.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:); when it is made, and which counts:
  /// recorded on macOS.
  @ViewBuilder
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    if MenuItems.self == EmptyView.self { self } else { modifier(ContextMenuModifier(lines: menuItems())) }
  }
}

extension Look {
  /// Whether a long press opens a view's menu: where there are fingers rather than a mouse.
  fileprivate var opensMenusByLongPress: Bool { metrics.pagesSlide }
}
