public import Trellis

/// The appearance of the buttons of menus.
public protocol MenuStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the view for a menu.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu for its style; a ``Menu`` can be created from them.
public nonisolated struct MenuStyleConfiguration {
  /// The label of a menu, of any type.
  public nonisolated struct Label: View {
    /// The views of the label.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The content of a menu, of any type.
  public nonisolated struct Content: View {
    /// The views of the content.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  let label = Label()
  let content = Content()
  let primaryAction: (@MainActor () -> Void)?
}

/// The family of menu styles.
enum Menus: StyleFamily {
  typealias Configuration = MenuStyleConfiguration
  static var automatic: AppliedMenuStyle<DefaultMenuStyle> { .init(style: .init()) }
}

nonisolated struct AppliedMenuStyle<Style: MenuStyle>: AppliedStyle {
  typealias Family = Menus
  let style: Style

  @MainActor static func makeBody(_ style: Style, _ configuration: MenuStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The default style: a bordered button on a desktop, a borderless one on a phone, and an item in another menu.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  @Environment(\.controlTheme) private var theme
  @Environment(\.isInMenu) private var isInMenu

  /// Creates the style.
  public init() {}

  /// Returns the button, or an item in another menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      Submenu(configuration: configuration)
    } else {
      MenuTriggerButton(configuration: configuration, isBordered: theme.styles.button == .bordered)
    }
  }
}

/// A style with a button in the current button style.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  @Environment(\.isInMenu) private var isInMenu

  /// Creates the style.
  public init() {}

  /// Returns the button, or an item in another menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      Submenu(configuration: configuration)
    } else {
      MenuTriggerButton(configuration: configuration, isBordered: nil)
    }
  }
}

/// A style with a borderless button, whose label has the tint.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  /// Whether the button has a chevron; nil leaves it to ``View/menuIndicator(_:)``.
  private let showsIndicator: Bool?
  @Environment(\.isInMenu) private var isInMenu

  /// Creates the style.
  public init() { showsIndicator = nil }

  /// Creates the style with or without a chevron; deprecated in SwiftUI in favour of ``View/menuIndicator(_:)``.
  public init(showsMenuIndicator: Bool) { showsIndicator = showsMenuIndicator }

  /// Returns the button, or an item in another menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      Submenu(configuration: configuration)
    } else {
      MenuTriggerButton(configuration: configuration, isBordered: false)
        .transformEnvironment(\.menuIndicatorVisibility) { [showsIndicator] in
          if let showsIndicator { $0 = showsIndicator ? .visible : .hidden }
        }
    }
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style: a bordered button on a desktop, a borderless one on a phone, and an item in another menu.
  public static nonisolated var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A style with a button in the current button style.
  public static nonisolated var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style with a borderless button, whose label has the tint.
  public static nonisolated var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension EnvironmentValues {
  private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// The visibility of the chevron on the buttons of menus.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the menus in the view.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(AppliedMenuStyle(style: style))
  }

  /// Shows or hides the chevron on the buttons of menus in the view.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
