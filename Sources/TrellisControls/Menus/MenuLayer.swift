import Foundation
import Trellis
import TrellisDisplayList

extension EnvironmentValues {
  private enum MenuDismissalKey: EnvironmentKey { static var defaultValue: MenuDismissal? { nil } }

  /// The action that closes the menu that contains the view, and its outer menus; nil outside menus.
  var menuDismissal: MenuDismissal? {
    get { self[MenuDismissalKey.self] }
    set { self[MenuDismissalKey.self] = newValue }
  }

  /// Whether the view is in a menu.
  package var isInMenu: Bool { menuDismissal != nil }
}

/// An action that closes a menu and its outer menus.
struct MenuDismissal {
  let isOpen: Binding<Bool>
  var outer: [Binding<Bool>]

  @MainActor func callAsFunction() { for binding in [isOpen] + outer { binding.wrappedValue = false } }
}

extension View {
  /// Shows a menu below or beside the view while a binding is true.
  func menuLayer<Lines: View>(
    isOpen: Binding<Bool>, isPicker: Bool = false, isSubmenu: Bool = false, at point: CGPoint? = nil,
    @ViewBuilder lines: () -> Lines
  ) -> some View {
    modifier(
      MenuLayerModifier(
        isOpen: isOpen, place: MenuPlace(isPicker: isPicker, isSubmenu: isSubmenu, point: point),
        lines: lines()))
  }
}

private struct MenuLayerModifier<Lines: View>: ViewModifier {
  @Binding var isOpen: Bool
  let place: MenuPlace
  let lines: Lines
  @Environment(\.menuDismissal) private var outer

  func body(content: Content) -> some View {
    content.layer(
      isOpen
        ? MenuPanel(
          lines: lines, place: place,
          dismissal: MenuDismissal(
            isOpen: $isOpen, outer: place.isSubmenu ? outer.map { [$0.isOpen] + $0.outer } ?? [] : []))
        : nil, .menu
    ) { isOpen = false }
  }
}

/// The placement of a menu.
struct MenuPlace: Equatable {
  var isPicker = false
  var isSubmenu = false
  /// The position in points in the space of the menu's view; nil is below or beside that view.
  var point: CGPoint?
}

/// A menu on its layer: a view that handles presses outside, and the items in their box.
private struct MenuPanel<Lines: View>: View {
  let lines: Lines
  let place: MenuPlace
  let dismissal: MenuDismissal
  @Environment(\.layerAnchor) private var anchor
  @Environment(\.layoutDirection) private var direction
  @Environment(\.menuBarLink) private var bar
  @Environment(\.appearsActive) private var appearsActive

  /// Opens another menu of the menu bar, by its distance in reading direction.
  private func step(_ count: Int) -> KeyPress.Result {
    guard let bar else { return .ignored }
    bar.step(direction == .rightToLeft ? -count : count)
    return .handled
  }

  private var frame: CGRect {
    guard let point = place.point else { return anchor }
    return CGRect(x: anchor.minX + point.x, y: anchor.minY + point.y, width: 0, height: 0)
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      if place.isSubmenu {
        // The outer menu still handles presses.
        Color.clear.allowsHitTesting(false)
      } else {
        Color.clear.contentShape(Rectangle())
          .gesture(DragGesture(minimumDistance: 0).onChanged { _ in dismissal() })
          .onContinuousHover { if case .active(let point) = $0 { bar?.point(point) } }
          .onSecondaryPress { _ in
            dismissal()
            return true
          }
          .accessibilityHidden(true)
      }
      AnchoredLayout(
        anchor: frame,
        side: place.isSubmenu ? .submenu : .below(minimumWidth: place.isPicker ? frame.width : 0),
        isRightToLeft: direction == .rightToLeft
      ) {
        MenuBox(lines: lines)
      }
    }
    .onKeyPress(.leftArrow) {
      guard place.isSubmenu else { return step(-1) }
      dismissal.isOpen.wrappedValue = false
      return .handled
    }
    .onKeyPress(.rightArrow) { step(1) }
    .onChange(of: appearsActive) { if !appearsActive { dismissal() } }
    .environment(\.menuDismissal, dismissal)
    .environment(\.labelsVisibility, .automatic)
    .keyboardShortcut(nil)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.menu)
  }
}
