import Foundation
public import Trellis

private nonisolated struct ContextMenuModifier<Lines: View>: ViewModifier {
  let lines: Lines
  @State private var isOpen = false
  @State private var point: CGPoint?
  @Environment(\.controlTheme) private var theme

  @MainActor func body(content: Content) -> some View {
    content
      .onSecondaryPress { point in
        self.point = point
        isOpen = true
        return true
      }
      .highPriorityGesture(
        LongPressGesture().onEnded { _ in
          // The menu is beside the view, because a finger hides the point under it.
          point = nil
          isOpen = true
        }, isEnabled: theme.opensMenusByLongPress
      )
      .menuLayer(isOpen: $isOpen, at: point) { lines }
  }
}

extension View {
  /// Adds a context menu to the view.
  ///
  /// A press of the secondary button on the view opens the menu, and so does Shift+F10 while the focus is on or in the view. With
  /// the phone theme, holding a finger or the primary button on the view opens it too.
  ///
  /// The items are built anew each time the menu opens. The innermost of nested context menus wins.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:); building and precedence:
  /// recorded on macOS.
  @ViewBuilder
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    if MenuItems.self == EmptyView.self { self } else { modifier(ContextMenuModifier(lines: menuItems())) }
  }

  /// Adds a context menu to the view, and ignores the preview.
  ///
  /// The menu opens beside the view, which stays visible.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

extension ControlTheme {
  /// Whether a long press opens a view's menu, for use with fingers rather than a mouse.
  fileprivate var opensMenusByLongPress: Bool { metrics.pagesSlide }
}
