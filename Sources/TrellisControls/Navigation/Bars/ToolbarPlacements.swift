import Trellis

/// The placement of a toolbar item.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbaritemplacement; the positions on a desktop: ours.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case leading, center, trailing, more, search, bottom, keyboard, title, subtitle, titleMenu
  }

  let place: Place
  /// Whether the item confirms the changes made on the page.
  var isConfirmation = false
  /// The default keyboard shortcut of views in the item.
  var shortcut: KeyboardShortcut?
  /// Whether the item stays in the bar if there is no room for all items.
  var isPinned = false

  /// The menu of the title.
  static let titleMenu = ToolbarItemPlacement(place: .titleMenu)
  /// The end of the trailing side of the bar, for a search field.
  static let search = ToolbarItemPlacement(place: .search)
  /// The trailing side of the bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The middle of the bar, replacing the title.
  public static let principal = ToolbarItemPlacement(place: .center)
  /// The leading side, after the back button.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// The trailing side, for the most frequent action.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// A menu at the trailing side.
  public static let secondaryAction = ToolbarItemPlacement(place: .more)
  /// The middle of the bottom bar.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// The trailing side, emphasized, for an action that accepts changes; the return key triggers it too.
  public static let confirmationAction = ToolbarItemPlacement(
    place: .trailing, isConfirmation: true, shortcut: .defaultAction)
  /// The leading side, for an action that cancels changes; the escape key triggers it too.
  public static let cancellationAction = ToolbarItemPlacement(
    place: .leading, shortcut: .cancelAction)
  /// The trailing side, for an action that discards changes.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// The area above an on-screen keyboard; there is none here, so the item isn't shown.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// The leading side of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing side of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The trailing side of the top bar, where the item stays if there is no room for all items.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(place: .trailing, isPinned: true)
  /// The same as ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The same as ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The bottom bar.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// The area below the window on another system; here the bottom bar.
  public static let bottomOrnament = ToolbarItemPlacement(place: .bottom)
  /// A replacement for the title.
  public static let title = ToolbarItemPlacement(place: .title)
  /// A replacement for a large title; here the same as ``title``.
  public static let largeTitle = ToolbarItemPlacement(place: .title)
  /// A replacement for the subtitle.
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  /// A replacement for the subtitle of a large title; here the same as ``subtitle``.
  public static let largeSubtitle = ToolbarItemPlacement(place: .subtitle)

  /// Returns a separate bar on another system; here the trailing side of the top bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

/// A bar of a page.
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
  /// The area below the window on another system; here there is none.
  public static let bottomOrnament = ToolbarPlacement(bar: .other)

  /// Returns a separate bar on another system; here there is none.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(bar: .other)
  }
}

/// The purpose of a bar.
public nonisolated struct ToolbarRole: Hashable, Sendable {
  private let number: Int

  /// The default purpose.
  public static let automatic = ToolbarRole(number: 0)
  /// Navigation from page to page.
  public static let navigationStack = ToolbarRole(number: 1)
  /// Browsing.
  public static let browser = ToolbarRole(number: 2)
  /// Editing of a document.
  public static let editor = ToolbarRole(number: 3)
}

/// The size of the title in a bar.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let size: TitleSize

  /// Large for the root page on a phone, else inline.
  public static let automatic = ToolbarTitleDisplayMode(size: .inherited)
  /// Large, below the bar's main line; only on a phone.
  public static let large = ToolbarTitleDisplayMode(size: .large)
  /// In the bar's main line.
  public static let inline = ToolbarTitleDisplayMode(size: .inline)
  /// Large, in the bar's main line; here the same as ``inline``.
  public static let inlineLarge = ToolbarTitleDisplayMode(size: .inline)
}

/// A default item of a bar.
public nonisolated struct ToolbarDefaultItemKind: Hashable, Sendable {
  let number: Int

  /// The button that hides and shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
  /// The title.
  public static let title = ToolbarDefaultItemKind(number: 1)
  /// The search field.
  public static let search = ToolbarDefaultItemKind(number: 2)
}

extension ToolbarItemPlacement {
  /// Creates the placement of a bar of another system; here the trailing side of the top bar.
  public init<ID: Hashable>(id: ID) { self = .automatic }
}

extension ToolbarPlacement {
  /// Creates a bar of another system; here there is none.
  public init<ID: Hashable>(id: ID) { self = ToolbarPlacement(bar: .other) }
}
