import Foundation
import Observation
import Trellis
import TrellisDisplayList

/// A menu in another menu: an item that opens it beside the outer menu.
struct Submenu: View {
  let configuration: MenuStyleConfiguration
  @Namespace private var id
  @Environment(\.menuPointing) private var pointing

  private var isOpen: Binding<Bool> {
    let (id, pointing) = (id, pointing)
    return Binding {
      pointing?.open == id
    } set: { isOpen in
      if isOpen { pointing?.open = id } else if pointing?.open == id { pointing?.open = nil }
    }
  }

  var body: some View {
    let isOpen = isOpen
    Button {
      isOpen.wrappedValue = true
    } label: {
      configuration.label
    }
    .buttonStyle(MenuLineStyle(submenu: id))
    .onKeyPress(.rightArrow) {
      isOpen.wrappedValue = true
      return .handled
    }
    .accessibilityRole(.menuButton)
    .menuLayer(isOpen: isOpen, isSubmenu: true) { configuration.content }
  }
}

/// The open submenu of a menu, as the pointer chooses it.
///
/// An item under the pointer opens its submenu and closes another one, unless the pointer is on its way to the open one: then it
/// may cross other items.
@MainActor @Observable
final class MenuPointing {
  /// The open submenu, by the namespace of its item; nil if none is open.
  var open: Namespace.ID?
  @ObservationIgnored private var last: CGPoint?

  /// Handles a movement of the pointer on an item.
  ///
  /// - Parameters:
  ///   - point: The pointer's place in the window, in points.
  ///   - submenu: The submenu of the item; nil if it has none.
  ///   - isRightToLeft: Whether submenus open to the left.
  func move(to point: CGPoint, over submenu: Namespace.ID?, isRightToLeft: Bool) {
    let distance = last.map { point.x - $0.x } ?? 0
    last = point
    if open == submenu { return }
    if open != nil, isRightToLeft ? distance < 0 : distance > 0 { return }
    open = submenu
  }
}

extension EnvironmentValues {
  private enum MenuPointingKey: EnvironmentKey { static var defaultValue: MenuPointing? { nil } }

  /// The open submenu of the menu that contains the view; nil outside menus.
  var menuPointing: MenuPointing? {
    get { self[MenuPointingKey.self] }
    set { self[MenuPointingKey.self] = newValue }
  }
}

/// Opens and closes submenus when the pointer moves on a menu item.
struct MenuItemPointing: ViewModifier {
  /// The submenu of the item; nil if it has none.
  let submenu: Namespace.ID?
  @Environment(\.menuPointing) private var pointing
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.onContinuousHover(coordinateSpace: .global) { phase in
      guard case .active(let point) = phase, let pointing else { return }
      pointing.move(
        to: point, over: isEnabled ? submenu : nil, isRightToLeft: direction == .rightToLeft)
    }
  }
}
