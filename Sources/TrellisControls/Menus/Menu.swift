import Foundation
public import Trellis

/// A button that opens a menu.
///
/// What is in it are its lines: buttons, toggles, pickers, other menus, which open beside it, texts, dividers and sections. The menu is on
/// a layer of the window, so that nothing cuts it off. The arrow keys go through its lines, the return key and the space bar do what a
/// line does, the escape key and a press elsewhere close it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/menu.
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

  /// Creates a menu with any views as its label, which does something when it is pressed; the angle at its side opens the menu.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label(), content(), primaryAction)
  }

  /// What the style makes of it.
  @MainActor public var body: some View {
    StyledControl(Menus.self, MenuStyleConfiguration(primaryAction: primaryAction))
      .styleSlot(MenuStyleConfiguration.Label.self, label)
      .styleSlot(MenuStyleConfiguration.Content.self, content)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text that is written down in the source.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates a menu with a text, as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }

  /// Creates a menu with a text that is written down in the source, which does something when it is pressed.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), content(), primaryAction)
  }

  /// Creates a menu with a text, as it is, which does something when it is pressed.
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
  /// Creates a menu with a text that is written down in the source, and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates a menu with a text, as it is, and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Label(title, systemImage: systemImage), content())
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style was given, to look otherwise.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.label, configuration.content, configuration.primaryAction)
  }
}
