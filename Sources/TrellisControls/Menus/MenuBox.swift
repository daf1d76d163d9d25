import Foundation
import Trellis
import TrellisDisplayList

/// The items of a menu on their background; they scroll if there isn't enough room.
struct MenuBox<Lines: View>: View {
  let lines: Lines
  @State private var pointing = MenuPointing()
  @Environment(\.controlTheme) private var theme
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: theme.metrics.menuRadius)
    ViewThatFits(in: .vertical) {
      list
      ScrollView { list }
    }
    .background(scheme == .dark ? Color(white: 0.17) : Color(white: 0.98), in: shape)
    .clipShape(shape)
    .overlay { shape.strokeBorder(.primary.opacity(0.12)).allowsHitTesting(false) }
    .background {
      shape.fill(scheme == .dark ? Color(white: 0.17) : Color(white: 0.98))
        .shadow(color: .black.opacity(0.22), radius: 10, y: 5)
    }
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 0) {
      Group(sections: lines) { sections in
        let sections = MenuSection.all(in: sections)
        ForEach(sections) { section in
          if section.id != sections.first?.id { MenuDivider() }
          if !section.header.isEmpty {
            section.header
              .font(.subheadline.weight(.semibold))
              .foregroundStyle(.secondary)
              .padding(.horizontal, 9)
              .frame(minHeight: theme.metrics.menuRow - 4)
          }
          ForEach(section.items) { $0 }
        }
      }
    }
    .padding(theme.metrics.menuInset)
    .fixedSize(horizontal: false, vertical: true)
    .buttonStyle(MenuLineStyle())
    .toggleStyle(MenuToggleStyle())
    .menuSeparators()
    .menuItems()
    .environment(\.menuPointing, pointing)
    .environment(\.labelIcons, LabelIcons(width: 18))
    .outsideOfRowAndForm()
  }
}

extension EnvironmentValues {
  private enum MenuMarkKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

  /// Whether a menu item has a checkmark; nil if it never has one.
  fileprivate var menuMark: Bool? {
    get { self[MenuMarkKey.self] }
    set { self[MenuMarkKey.self] = newValue }
  }
}

extension View {
  /// Adds a checkmark before a menu item, or reserves space for one.
  func menuMark(_ isMarked: Bool) -> some View { environment(\.menuMark, isMarked) }
}

/// The style of a button as a menu item: a press closes the menu and performs the button's action.
nonisolated struct MenuLineStyle: PrimitiveButtonStyle {
  /// The menu that the item opens, by the namespace of its view; nil if the item performs an action.
  var submenu: Namespace.ID?
  @Environment(\.menuDismissal) private var dismiss
  @Environment(\.menuActionDismissBehavior) private var behavior

  @MainActor func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      if submenu == nil, behavior.dismisses { dismiss?() }
      configuration.trigger()
    } label: {
      configuration.label
    }
    .buttonStyle(MenuLineAppearance(submenu: submenu))
    .modifier(MenuItemPointing(submenu: submenu))
    .accessibilityRole(.menuItem)
  }
}

private nonisolated struct MenuLineAppearance: ButtonStyle {
  let submenu: Namespace.ID?

  @MainActor func makeBody(configuration: Configuration) -> some View {
    MenuLine(submenu: submenu, configuration: configuration)
  }
}

/// The appearance of a menu item; a view of its own inside the button, so that it can read the focus.
private struct MenuLine: View {
  let submenu: Namespace.ID?
  let configuration: ButtonStyleConfiguration
  @Environment(\.menuPointing) private var pointing
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuMark) private var mark
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.controlTheme) private var theme

  /// Whether the title is red, as that of a destructive action on a phone; on a desktop, menus have one colour.
  private var isRed: Bool { configuration.role == .destructive && theme.styles.spreadsTitles }

  var body: some View {
    let isOpen = submenu.map { pointing?.open == $0 } ?? false
    let isChosen = (isFocused || isOpen) && isEnabled
    HStack(spacing: 5) {
      if let mark {
        Image(systemName: "checkmark").imageScale(.small).fontWeight(.semibold)
          .opacity(mark ? 1 : 0).frame(width: 14).accessibilityHidden(true)
      }
      ControlTitle(configuration.label)
      Spacer(minLength: 16)
      if let shortcut {
        Text(verbatim: shortcut.title).foregroundStyle(
          isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary)
        )
        .accessibilityHidden(true)
      }
      if submenu != nil {
        Chevron().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
          .frame(width: 4, height: 8)
      }
    }
    .padding(.leading, mark == nil ? 9 : 4)
    .padding(.trailing, 9)
    .frame(maxWidth: .infinity, minHeight: theme.metrics.menuRow, alignment: .leading)
    .foregroundStyle(
      isChosen
        ? AnyShapeStyle(.white)
        : isRed ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
    )
    .opacity(isEnabled ? 1 : 0.35)
    .background {
      if isChosen { RoundedRectangle(cornerRadius: max(theme.metrics.menuRadius - 4, 0)).fill(.tint) }
    }
    .contentShape(Rectangle())
  }
}

/// A view in a menu that isn't an item, with the appearance of a disabled item that can have a checkmark.
struct InertMenuLine<Content: View>: View {
  let content: Content
  @Environment(\.controlTheme) private var theme

  var body: some View {
    content.padding(.leading, 23).padding(.trailing, 9)
      .frame(maxWidth: .infinity, minHeight: theme.metrics.menuRow, alignment: .leading)
      .opacity(0.35)
  }
}

/// The style of a toggle as a menu item, with a checkmark while it is on.
nonisolated struct MenuToggleStyle: ToggleStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.toggle()
    } label: {
      configuration.label
    }
    .menuMark(configuration.isOn || configuration.isMixed)
    .accessibilityAddTraits(configuration.isOn ? [.isToggle, .isSelected] : .isToggle)
    .accessibilityValue(configuration.spoken)
  }
}

extension KeyboardShortcut {
  /// The keys as shown in menus on Linux, such as `Ctrl+Shift+S`.
  var title: String {
    var words: [String] = []
    if !modifiers.isDisjoint(with: [.command, .control]) { words.append("Ctrl") }
    if modifiers.contains(.option) { words.append("Alt") }
    if modifiers.contains(.shift) { words.append("Shift") }
    let names: [KeyEquivalent: String] = [
      .return: "Enter", .escape: "Esc", .space: "Space", .tab: "Tab", .delete: "Backspace",
      .deleteForward: "Del", .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .home: "Home",
      .end: "End", .pageUp: "Page Up", .pageDown: "Page Down",
    ]
    words.append(names[key] ?? key.character.uppercased())
    return words.joined(separator: "+")
  }
}
