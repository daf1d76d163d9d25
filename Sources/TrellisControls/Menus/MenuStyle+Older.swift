public import Trellis

/// A style with a bordered button; deprecated in SwiftUI in favour of ``MenuStyle/button`` with a bordered button style.
public nonisolated struct BorderedButtonMenuStyle: MenuStyle {
  @Environment(\.isInMenu) private var isInMenu

  /// Creates the style.
  public init() {}

  /// Returns the button, or an item in another menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      Submenu(configuration: configuration)
    } else {
      MenuTriggerButton(configuration: configuration, isBordered: true)
    }
  }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A style with a bordered button.
  public static nonisolated var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// The appearance of a ``MenuButton``; deprecated in SwiftUI in favour of ``MenuStyle``.
///
/// Only the styles below exist; as in SwiftUI, an app can't write its own.
public nonisolated protocol MenuButtonStyle {
  /// The style of menus that corresponds to the style.
  associatedtype _Style: MenuStyle
  /// The style of menus that corresponds to the style.
  var _style: _Style { get }
}

/// The default style of a ``MenuButton``.
public nonisolated struct DefaultMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
  /// The default style of menus.
  public var _style: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A style of a ``MenuButton`` with a bordered button.
public nonisolated struct PullDownMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
  /// The style of menus with a bordered button.
  public var _style: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// A style of a ``MenuButton`` with a borderless button.
public nonisolated struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
  /// The style of menus with a borderless button.
  public var _style: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A style of a ``MenuButton`` with a borderless button and a chevron.
public nonisolated struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
  /// The style of menus with a borderless button and a chevron.
  public var _style: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle(showsMenuIndicator: true) }
}

/// A button that opens a menu; deprecated in SwiftUI in favour of ``Menu``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/menubutton.
public nonisolated struct MenuButton<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a button with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  /// The menu.
  @MainActor public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

extension MenuButton where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a button with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension View {
  /// Sets the style of the menu buttons in the view; deprecated in SwiftUI in favour of ``menuStyle(_:)``.
  public nonisolated func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
    menuStyle(style._style)
  }

  /// Sets a context menu, or none with nil; deprecated in SwiftUI.
  @ViewBuilder
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu { self.contextMenu { contextMenu.items } } else { self }
  }
}

/// The items of a context menu; deprecated in SwiftUI in favour of ``View/contextMenu(menuItems:)``.
public nonisolated struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates the items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
