public import Trellis

/// How the buttons of menus look.
///
/// Source: documented, developer.apple.com/documentation/swiftui/menustyle.
public nonisolated protocol MenuStyle {
  /// The view that a menu becomes.
  associatedtype Body: View
  /// What is known of the menu.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the view that a menu becomes.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a menu: a ``Menu`` is made of it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/menustyleconfiguration.
public nonisolated struct MenuStyleConfiguration {
  /// The label, whatever views it is of.
  public nonisolated struct Label: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// What is in the menu, whatever views that is of.
  public nonisolated struct Content: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  let label = Label()
  let content = Content()
  let primaryAction: (@MainActor () -> Void)?
}

/// The styles of menus.
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

/// What suits the place: a bordered button on a desktop, a borderless one on a phone, a line in another menu.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaultmenustyle.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  @Environment(\.look) private var look
  @Environment(\.isInMenu) private var isInMenu

  /// Creates the style.
  public init() {}

  /// A button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      Submenu(configuration: configuration)
    } else {
      MenuButton(configuration: configuration, isBordered: look.styles.button == .bordered)
    }
  }
}

/// A button in the button style in force.
///
/// Source: documented, developer.apple.com/documentation/swiftui/buttonmenustyle.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  @Environment(\.isInMenu) private var isInMenu

  /// Creates the style.
  public init() {}

  /// A button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      Submenu(configuration: configuration)
    } else {
      MenuButton(configuration: configuration, isBordered: nil)
    }
  }
}

/// The label in the tint.
///
/// Source: documented, developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  @Environment(\.isInMenu) private var isInMenu

  /// Creates the style.
  public init() {}

  /// A button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      Submenu(configuration: configuration)
    } else {
      MenuButton(configuration: configuration, isBordered: false)
    }
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// What suits the place.
  public static nonisolated var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the button style in force.
  public static nonisolated var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label in the tint.
  public static nonisolated var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// Whether the button of a menu shows that it opens one.
extension EnvironmentValues {
  private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// Whether the buttons of menus show that they open one.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/menuindicatorvisibility.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Has the buttons of the menus in the view look as a style says.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/menustyle(_:).
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(AppliedMenuStyle(style: style))
  }

  /// Says whether the buttons of the menus in the view show that they open one.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/menuindicator(_:).
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
