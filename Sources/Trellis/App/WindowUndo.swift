public import TrellisFoundation

extension ViewContext {
  private enum UndoManagerKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> UndoManager { UndoManager() }
  }

  /// The window's undo manager.
  var undoManager: UndoManager { self[UndoManagerKey.self] }

  /// Performs undo or redo for its key, if there is an operation; returns whether there was one.
  func performUndo(_ press: KeyPress) -> Bool {
    guard press.phase == .down else { return false }
    switch TextCommand(press) {
    case .undo where undoManager.canUndo: undoManager.undo()
    case .redo where undoManager.canRedo: undoManager.redo()
    default: return false
    }
    return true
  }
}

extension EnvironmentValues {
  private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
  }

  /// The window's undo manager; nil outside a window.
  ///
  /// Ctrl+Z and Ctrl+Shift+Z, and Undo and Redo in the menu bar, call it, unless the text field with the focus has edits of its
  /// own to undo. Reading `canUndo` in a body doesn't make the body depend on it; observe the manager's notifications.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/undomanager; that the operations of a window are
  /// separate from those of its text fields: ours.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
