import Foundation
public import Trellis

/// An item of the menu bar, which opens a menu or a panel.
///
/// A window has no access to a desktop's panel here, so no item is shown. An app without any other scene opens with a window that
/// has the content. In other apps the scene has no effect, and neither has its style.
///
/// Source: documented, developer.apple.com/documentation/swiftui/menubarextra; the window: ours (choice).
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  private let title: Text?
  private let content: Content

  private init(_ title: Text?, _ content: Content) { (self.title, self.content) = (title, content) }

  /// The scene with the content.
  @MainActor public var body: some Scene { MenuBarExtraScene(title: title, content: content) }

  /// Creates an item with any views as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label() as? Text, content())
  }

  /// Creates an item with any views as its label; the binding isn't written.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label() as? Text, content())
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates an item with an unlocalized title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }

  /// Creates an item with a localized title; the binding isn't written.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
  {
    self.init(Text(titleKey), content())
  }

  /// Creates an item with an unlocalized title; the binding isn't written.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension MenuBarExtra where Label == Trellis.Label<Text, Image> {
  /// Creates an item with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates an item with an unlocalized title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }

  /// Creates an item with a localized title and a symbol; the binding isn't written.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content())
  }

  /// Creates an item with an unlocalized title and a symbol; the binding isn't written.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content())
  }

  /// Creates an item with a localized title and an image from the program's resources.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates an item with an unlocalized title and an image from the program's resources.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }

  /// Creates an item with a localized title and an image from the program's resources; the binding isn't written.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content())
  }

  /// Creates an item with an unlocalized title and an image from the program's resources; the binding isn't written.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content())
  }
}

/// The form of the content of a ``MenuBarExtra``.
public protocol MenuBarExtraStyle: Sendable {}

/// The default form.
public nonisolated struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// A menu.
public nonisolated struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// A panel.
public nonisolated struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default form.
  public nonisolated static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public nonisolated static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A panel.
  public nonisolated static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets the form of the items of the menu bar; does nothing here, because no item is shown.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
