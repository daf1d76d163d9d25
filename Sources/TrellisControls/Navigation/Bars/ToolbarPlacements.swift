import Trellis

/// Where an item of a toolbar stands.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbaritemplacement; where that is on a desktop: ours.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case leading, center, trailing, more, search, bottom, keyboard, title, subtitle
  }

  let place: Place
  /// Whether it is for what the page is about to be closed with.
  var isConfirmation = false
  /// The key of what stands there, unless it says another.
  var shortcut: KeyboardShortcut?

  /// Last at the trailing side of the bar: a field that is searched with.
  static let search = ToolbarItemPlacement(place: .search)
  /// At the trailing side of the bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .center)
  /// At the leading side, after what leads back.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// At the trailing side: what is done most.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// In a menu at the trailing side.
  public static let secondaryAction = ToolbarItemPlacement(place: .more)
  /// In the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// At the trailing side, emphasized: what takes over what was done; the return key does so, too.
  public static let confirmationAction = ToolbarItemPlacement(
    place: .trailing, isConfirmation: true, shortcut: .defaultAction)
  /// At the leading side: what leaves everything as it was; the escape key does so, too.
  public static let cancellationAction = ToolbarItemPlacement(
    place: .leading, shortcut: .cancelAction)
  /// At the trailing side: what leaves everything as it was, and takes away what was done.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Above the keyboard on the screen: here there is none, and the item isn't shown.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// At the leading side of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing side of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The same as ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The same as ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Below the window, on another system; here in the bar at the bottom.
  public static let bottomOrnament = ToolbarItemPlacement(place: .bottom)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(place: .title)
  /// In place of the title, where that is large; here the same as ``title``.
  public static let largeTitle = ToolbarItemPlacement(place: .title)
  /// In place of the subtitle.
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  /// In place of the subtitle, where the title is large; here the same as ``subtitle``.
  public static let largeSubtitle = ToolbarItemPlacement(place: .subtitle)

  /// In a bar of its own, on another system; here at the trailing side of the bar at the top.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

/// A bar of a page.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbarplacement.
public nonisolated struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable, Sendable { case top, bottom, tabs, other }

  let bar: Bar

  /// The bar at the top.
  public static let automatic = ToolbarPlacement(bar: .top)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(bar: .top)
  /// The bar at the top of the window; the same as ``navigationBar``.
  public static let windowToolbar = ToolbarPlacement(bar: .top)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The bar of a ``TabView``.
  public static let tabBar = ToolbarPlacement(bar: .tabs)
  /// What is below the window on another system; here there is none.
  public static let bottomOrnament = ToolbarPlacement(bar: .other)

  /// A bar of its own on another system; here there is none.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(bar: .other)
  }
}

/// What a bar is for.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbarrole.
public nonisolated struct ToolbarRole: Hashable, Sendable {
  private let number: Int

  /// As suits the place.
  public static let automatic = ToolbarRole(number: 0)
  /// Going from page to page.
  public static let navigationStack = ToolbarRole(number: 1)
  /// Looking through things.
  public static let browser = ToolbarRole(number: 2)
  /// Changing a document.
  public static let editor = ToolbarRole(number: 3)
}

/// How large the title is in a bar.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbartitledisplaymode.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let size: TitleSize

  /// As that of the page below; large on the root of a phone.
  public static let automatic = ToolbarTitleDisplayMode(size: .inherited)
  /// Below the bar's line, large, on a phone.
  public static let large = ToolbarTitleDisplayMode(size: .large)
  /// In the bar's line.
  public static let inline = ToolbarTitleDisplayMode(size: .inline)
  /// Large, in the bar's line; here the same as ``inline``.
  public static let inlineLarge = ToolbarTitleDisplayMode(size: .inline)
}

/// An item that a bar has by itself.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbardefaultitemkind.
public nonisolated struct ToolbarDefaultItemKind: Hashable, Sendable {
  let number: Int

  /// The button that hides and shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
  /// The title.
  public static let title = ToolbarDefaultItemKind(number: 1)
}
