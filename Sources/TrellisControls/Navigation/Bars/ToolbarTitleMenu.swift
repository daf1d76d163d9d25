public import Trellis

/// A menu of the page's title, in a toolbar.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbartitlemenu.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent, ViewToolbarContent {
  /// The menu has no body.
  public typealias Body = Never
  private let content: Content

  /// Creates a menu without items, which is not shown.
  public init() where Content == EmptyView { content = EmptyView() }

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor var view: AnyView { AnyView(content.containerValue(\.toolbarPlacement, .titleMenu)) }
}

/// Items of a toolbar that are always in the bar's menu.
///
/// Source: documented for SDK 27.
public nonisolated struct ToolbarOverflowMenu<Content: View>: ToolbarContent, ViewToolbarContent {
  /// The menu has no body.
  public typealias Body = Never
  private let content: Content

  /// Creates items for the menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor var view: AnyView { AnyView(content.containerValue(\.toolbarPlacement, .secondaryAction)) }
}

/// The place of a default item of a toolbar; here, default items stay where they are.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaulttoolbaritem; without effect: ours.
public nonisolated struct DefaultToolbarItem: CustomizableToolbarContent, ViewToolbarContent {
  /// The item has no body.
  public typealias Body = Never

  /// Creates the place of a default item.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor var view: AnyView { AnyView(EmptyView()) }
}
