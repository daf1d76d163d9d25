public import Trellis

/// A menu of its own in the menu bar: between the menus View and Window.
///
/// Several with the same name are one, in the order in which they are written.
///
/// Source: documented, developer.apple.com/documentation/swiftui/commandmenu.
public nonisolated struct CommandMenu<Content: View>: Commands {
  /// It has no body.
  public typealias Body = Never

  private let name: Text
  private let content: Content

  /// Creates a menu with a name that is written down in the source.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (name, self.content) = (Text(nameKey), content())
  }

  /// Creates a menu with a name, of which only the characters count.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (name, content())
  }

  /// Creates a menu with a name, as it is.
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (Text(name), content())
  }
}

extension CommandMenu: PrimitiveCommands {
  var parts: AnyView { AnyView(CommandPartView(part: CommandPart(.menu(name), content))) }
}

/// Where in the menus that each app has a group of items belongs.
///
/// Source: documented, developer.apple.com/documentation/swiftui/commandgroupplacement; which menu each is in: ours, as desktops on Linux
/// have it.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
  let name: String

  /// What says what the app is: About, in the menu Help.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// What sets the app up: Settings…, in the menu Edit.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services of other apps, in the menu File; Linux has none.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// What hides the app, in the menu Window; nothing is there at first.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// What ends the app: Quit, in the menu File.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// What makes and opens documents: New Window, in the menu File, where there can be several windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What saves and closes: Close Window, in the menu File.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// What reads and writes other kinds of files, in the menu File; nothing is there at first.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// What prints, in the menu File; nothing is there at first.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undo and Redo, in the menu Edit.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cut, Copy, Paste and Select All, in the menu Edit.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// What searches and changes text, in the menu Edit; nothing is there at first.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// What changes how text looks, in the menu Format; nothing is there at first.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// What shows and hides tools, in the menu View; nothing is there at first.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// What shows and hides the sidebar, in the menu View; ``SidebarCommands`` is for there.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// What changes a window's size, in the menu Window; nothing is there at first.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The app's windows that there is one of, in the menu Window; nothing is there at first.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The app's windows, in the menu Window; nothing is there at first.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// What arranges windows, in the menu Window; nothing is there at first.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// What helps, in the menu Help; nothing is there at first.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Items for the menus that each app has: before or after a group of those, or in its place.
///
/// Source: documented, developer.apple.com/documentation/swiftui/commandgroup.
public nonisolated struct CommandGroup<Content: View>: Commands {
  /// It has no body.
  public typealias Body = Never

  private let placement: CommandGroupPlacement
  private let side: CommandPart.Side
  private let content: Content

  /// Creates items that stand before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, side, content) = (group, .before, addition())
  }

  /// Creates items that stand after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, side, content) = (group, .after, addition())
  }

  /// Creates items that stand in the place of a group; no items take it away.
  ///
  /// Of several for one group the last counts.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, side, content) = (group, .replacing, addition())
  }
}

extension CommandGroup: PrimitiveCommands {
  var parts: AnyView { AnyView(CommandPartView(part: CommandPart(.group(placement, side), content))) }
}
