public import Foundation

/// The key of a Boolean in the information of `NSUndoManagerWillCloseUndoGroup`: whether the group is discardable.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension NSNotification.Name {
  /// Posted when a group is opened or closed, unless a top-level undo is in progress, and when the operations to redo are checked.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before an undo.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a redo.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a redo.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

extension UndoManager {
  func post(_ name: NSNotification.Name, userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  /// Posts `NSUndoManagerCheckpoint`, except from an observer of this notification.
  func postCheckpoint() {
    guard !isPostingCheckpoint else { return }
    isPostingCheckpoint = true
    defer { isPostingCheckpoint = false }
    post(.NSUndoManagerCheckpoint)
  }
}
