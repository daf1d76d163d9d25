import Trellis

/// Commands for a window's toolbar, which adds none.
///
/// A toolbar can't be hidden or customized here.
public nonisolated struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No items.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands that search and transform text, which adds none.
///
/// Text views have no such functions here.
public nonisolated struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No items.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands that format selected text, which adds none.
///
/// Text views have no such functions here.
public nonisolated struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No items.
  @MainActor public var body: some Commands { EmptyCommands() }
}
