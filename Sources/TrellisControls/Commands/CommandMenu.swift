public import Trellis

/// An additional menu in the menu bar, between the View and Window menus.
///
/// Menus with the same name are merged, in source order.
public nonisolated struct CommandMenu<Content: View>: Commands {
  /// The menu has no body.
  public typealias Body = Never

  private let name: Text
  private let content: Content

  /// Creates a menu with a localized name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (name, self.content) = (Text(nameKey), content())
  }

  /// Creates a menu with a text as its name; only the characters of the text are used.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (name, content())
  }

  /// Creates a menu with an unlocalized name.
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (Text(name), content())
  }
}

extension CommandMenu: PrimitiveCommands {
  var parts: AnyView { AnyView(CommandPartView(part: CommandPart(.menu(name), content))) }
}

/// The position of a group of items in the standard menus.
///
/// Source: documented, developer.apple.com/documentation/swiftui/commandgroupplacement; the menu of each group: ours, as on Linux
/// desktops.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
  let name: String

  /// Information about the app: About, in the Help menu.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Settings of the app: Settings…, in the Edit menu.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services of other apps, in the File menu; Linux has none.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Commands that hide the app, in the Window menu; empty by default.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The command that ends the app: Quit, in the File menu.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Commands that create and open documents: New Window, in the File menu, if there can be several windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Commands that save and close: Close Window, in the File menu.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Commands for import and export, in the File menu; empty by default.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Commands that print, in the File menu; empty by default.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undo and Redo, in the Edit menu.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cut, Copy, Paste and Select All, in the Edit menu.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Commands that search and change text, in the Edit menu; empty by default.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Commands that format text, in the Format menu; empty by default.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Commands that show and hide tools, in the View menu; empty by default.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Commands that show and hide the sidebar, in the View menu; ``SidebarCommands`` adds them.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Commands that change a window's size, in the Window menu; empty by default.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The app's unique windows, in the Window menu; empty by default.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The app's windows, in the Window menu; empty by default.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Commands that arrange windows, in the Window menu; empty by default.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help, in the Help menu; empty by default.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Items in the standard menus: before or after a group, or in place of it.
public nonisolated struct CommandGroup<Content: View>: Commands {
  /// The group has no body.
  public typealias Body = Never

  private let placement: CommandGroupPlacement
  private let side: CommandPart.Side
  private let content: Content

  /// Creates items before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, side, content) = (group, .before, addition())
  }

  /// Creates items after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, side, content) = (group, .after, addition())
  }

  /// Creates items in place of a group; empty content removes the group.
  ///
  /// If several replace the same group, the last one is used.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, side, content) = (group, .replacing, addition())
  }
}

extension CommandGroup: PrimitiveCommands {
  var parts: AnyView { AnyView(CommandPartView(part: CommandPart(.group(placement, side), content))) }
}
