import Foundation
public import Trellis

/// A button that opens a menu.
///
/// The content provides the items: buttons, toggles, pickers, texts, dividers, sections, and other menus, which open beside this
/// one. The menu is on a layer of the window, so that no other view clips it. The arrow keys move through the items, Return and
/// Space trigger an item, and Escape or a press outside closes the menu.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?

  private init(_ label: Label, _ content: Content, _ primaryAction: (@MainActor () -> Void)? = nil) {
    (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
  }

  /// Creates a menu with any views as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  /// Creates a menu with any views as its label, and an action for a press; the chevron at its side opens the menu.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label(), content(), primaryAction)
  }

  /// The view that the style makes.
  @MainActor public var body: some View {
    StyledControl(Menus.self, MenuStyleConfiguration(primaryAction: primaryAction))
      .styleSlot(MenuStyleConfiguration.Label.self, label)
      .styleSlot(MenuStyleConfiguration.Content.self, content)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates a menu with an unlocalized title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }

  /// Creates a menu with a localized title, and an action for a press.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), content(), primaryAction)
  }

  /// Creates a menu with an unlocalized title, and an action for a press.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), content(), primaryAction)
  }
}

extension Menu where Label == Trellis.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates a menu with an unlocalized title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Label(title, systemImage: systemImage), content())
  }
}

extension Menu where Label == Trellis.Label<Text, Image> {
  /// Creates a menu with a localized title, a symbol, and an action for a press.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Label(titleKey, systemImage: systemImage), content(), primaryAction)
  }

  /// Creates a menu with an unlocalized title, a symbol, and an action for a press.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Label(title, systemImage: systemImage), content(), primaryAction)
  }

  /// Creates a menu with a localized title and an image from the app's resources.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(Label(titleKey, image: image), content())
  }

  /// Creates a menu with an unlocalized title and an image from the app's resources.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(Label(title, image: image), content())
  }

  /// Creates a menu with a localized title, an image from the app's resources, and an action for a press.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Label(titleKey, image: image), content(), primaryAction)
  }

  /// Creates a menu with an unlocalized title, an image from the app's resources, and an action for a press.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Label(title, image: image), content(), primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a style's configuration, for a style that changes its appearance.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.label, configuration.content, configuration.primaryAction)
  }
}
