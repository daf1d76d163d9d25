extension UndoManager {
  /// The name of the action that `undo()` reverts; empty if it has no name, or if there is nothing to undo.
  public var undoActionName: String { groupToUndo?.name ?? "" }

  /// The name of the action that `redo()` performs; empty if it has no name, or if there is nothing to redo.
  public var redoActionName: String { redoStack.last?.name ?? "" }

  /// Whether the action that `undo()` reverts is discardable; false if there is none.
  public var undoActionIsDiscardable: Bool { groupToUndo?.isDiscardable ?? false }

  /// Whether the action that `redo()` performs is discardable; false if there is none.
  public var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  private var groupToUndo: UndoGroup? {
    if phase != .undoing, let open = openGroups.first, !open.entries.isEmpty { return open }
    return undoStack.last
  }
}

// MARK: - Titles of menu items

extension UndoManager {
  /// The title of the menu item that undoes, as “Undo” or “Undo Typing”.
  ///
  /// In English (ours).
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the menu item that redoes, as “Redo” or “Redo Typing”.
  ///
  /// In English (ours).
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a menu item that undoes an action: “Undo” alone if the name is empty.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a menu item that redoes an action: “Redo” alone if the name is empty.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

// MARK: - Information

extension UndoManager {
  /// A key of information that a program keeps with an action.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Sets information that is kept with the current action; nil removes it.
  public func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    changeCurrentGroup { $0.userInfo[key] = info }
  }

  /// Returns information of the action that `undo()` reverts; nil if there is none.
  public func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { groupToUndo?.userInfo[key] }

  /// Returns information of the action that `redo()` performs; nil if there is none.
  public func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoStack.last?.userInfo[key] }
}
