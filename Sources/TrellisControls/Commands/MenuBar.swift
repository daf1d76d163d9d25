import Foundation
import Trellis
import TrellisDisplayList

/// The app's menus in a bar above a window's content, and their keys, which also work while no menu is open.
struct MenuBar: View {
  let parts: [CommandPart]
  let isShown: Bool
  @State private var open: String?
  /// The frames of the titles by the menu's id, in points in the window.
  @State private var frames: [String: CGRect] = [:]
  /// Whether a key has opened the menu, whose first report of the pointer then isn't a movement.
  @State private var ignoresPointer = false
  @State private var showsAbout = false
  @Environment(\.self) private var environment

  private var menus: [BarMenu] {
    BarMenu.menus(parts, locale: environment.locale) { StandardItems.exist(in: $0, environment) }
  }

  var body: some View {
    let menus = menus
    HStack(spacing: 0) {
      if isShown {
        ForEach(menus, id: \.id) { menu in
          MenuBarTitle(
            title: menu.title, isOpen: binding(menu.id),
            link: MenuBarLink(step: { step(by: $0, menus) }, point: point)
          ) { BarMenuItems(menu: menu, showAbout: { showsAbout = true }) }
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            frames[menu.id] = $0
          }
        }
        Spacer(minLength: 0)
      }
    }
    .padding(.horizontal, isShown ? 6 : 0)
    .frame(height: isShown ? MenuBar.height : 0)
    .background { if isShown { Rectangle().fill(.primary.opacity(0.04)) } }
    .overlay(alignment: .bottom) { if isShown { Rectangle().fill(.separator).frame(height: 1) } }
    .background {
      MenuBarKeys(menus: menus, openFirst: { open = menus.first?.id }, showAbout: { showsAbout = true })
    }
    .alert(environment.nameOfApp, isPresented: $showsAbout) {
      Button("OK") {}
    } message: {
      if let version = AppVersion.text { Text(verbatim: version) }
    }
  }

  static let height: CGFloat = 28

  private func binding(_ id: String) -> Binding<Bool> {
    Binding {
      open == id
    } set: { isOpen in
      if isOpen { open = id } else if open == id { open = nil }
    }
  }

  private func step(by count: Int, _ menus: [BarMenu]) {
    guard let index = menus.firstIndex(where: { $0.id == open }) else { return }
    open = menus[(index + count + menus.count) % menus.count].id
    ignoresPointer = true
  }

  /// Opens the menu whose title contains a point, in points in the window.
  private func point(_ point: CGPoint) {
    if ignoresPointer {
      ignoresPointer = false
      return
    }
    if let id = frames.first(where: { $0.value.contains(point) })?.key, open != id { open = id }
  }
}

/// The actions of an open menu that concern its menu bar.
struct MenuBarLink {
  /// Opens the menu at a distance from the open one: 1 is the next menu, -1 the previous one.
  let step: (Int) -> Void
  /// Handles the pointer at a point in the window, in points.
  let point: (CGPoint) -> Void
}

extension EnvironmentValues {
  private enum LinkKey: EnvironmentKey { static var defaultValue: MenuBarLink? { nil } }

  /// The menu bar of the enclosing menu; nil for other menus.
  var menuBarLink: MenuBarLink? {
    get { self[LinkKey.self] }
    set { self[LinkKey.self] = newValue }
  }
}

/// The title of a menu in the bar, and the menu while it is open.
private struct MenuBarTitle<Items: View>: View {
  let title: Text
  @Binding var isOpen: Bool
  let link: MenuBarLink
  @ViewBuilder let items: Items
  @State private var isHovered = false

  var body: some View {
    Button {
      isOpen = true
    } label: {
      title.font(.body).padding(.horizontal, 8).frame(height: MenuBar.height - 6)
        .background {
          if isOpen || isHovered {
            RoundedRectangle(cornerRadius: 5).fill(.primary.opacity(isOpen ? 0.14 : 0.07))
          }
        }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .tabStop(false)  // F10 leads to the bar
    .onHover { isHovered = $0 }
    .onKeyPress(.downArrow) {
      isOpen = true
      return .handled
    }
    .accessibilityRole(.menuButton)
    .menuLayer(isOpen: $isOpen) { items }
    .environment(\.menuBarLink, link)
  }
}

/// The items of a menu in the bar.
private struct BarMenuItems: View {
  let menu: BarMenu
  let showAbout: @MainActor () -> Void

  var body: some View {
    ForEach(menu.groups) { group in
      Section {
        ForEach(group.before.indices, id: \.self) { group.before[$0].content }
        if let standard = group.standard { StandardItems(group: standard, showAbout: showAbout) }
        ForEach(group.after.indices, id: \.self) { group.after[$0].content }
      }
    }
  }
}

/// A hidden view with the keys of all items in the menus.
///
/// Keys of a text field, such as those to copy and paste, are handled by the field.
private struct MenuBarKeys: View {
  let menus: [BarMenu]
  let openFirst: @MainActor () -> Void
  let showAbout: @MainActor () -> Void

  var body: some View {
    ZStack {
      Button("Menu bar", action: openFirst).keyboardShortcut(KeyboardShortcut(.function(10), modifiers: []))
      ForEach(menus, id: \.id) { menu in
        ForEach(menu.groups) { group in
          if let standard = group.standard, standard != .undoRedo, standard != .pasteboard {
            StandardItems(group: standard, showAbout: showAbout)
          }
          ForEach(group.before.indices, id: \.self) { group.before[$0].content }
          ForEach(group.after.indices, id: \.self) { group.after[$0].content }
        }
      }
    }
    .menuStyle(SpreadMenuStyle())
    .frame(width: 0, height: 0)
    .hidden()
    .tabStop(false)
    .accessibilityHidden(true)
  }
}

/// A menu style that shows the items in place, without opening a menu.
private struct SpreadMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The version of the app in its bundle.
private enum AppVersion {
  static var text: String? {
    (Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String).map { "Version \($0)" }
  }
}
