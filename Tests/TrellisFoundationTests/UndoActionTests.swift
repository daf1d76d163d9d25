import Foundation
import Testing
import TrellisFoundation

/// Names, information and notifications of undo groups.
@MainActor @Suite struct UndoActionTests {
  @Test func `titles have the name of the action`() {
    let sheet = Sheet(groupsByEvent: true)
    let manager = sheet.manager
    #expect(manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoMenuItemTitle == "Redo")
    sheet.set("a", 1)
    manager.setActionName("Paste")
    #expect(manager.undoActionName == "Paste")
    #expect(manager.undoMenuItemTitle == "Undo Paste")
    manager.undo()
    #expect(manager.undoActionName == "")
    #expect(manager.redoMenuItemTitle == "Redo Paste")
    manager.redo()
    #expect(manager.undoMenuItemTitle == "Undo Paste")
    #expect(manager.redoMenuItemTitle == "Redo")
    #expect(manager.undoMenuTitle(forUndoActionName: "Typing") == "Undo Typing")
    #expect(manager.redoMenuTitle(forUndoActionName: "") == "Redo")
  }

  @Test func `the name of a nested group names the group around it`() {
    let sheet = Sheet(groupsByEvent: true)
    sheet.change("a", 1)
    sheet.manager.beginUndoGrouping()
    sheet.set("a", 2)
    sheet.manager.setActionName("Move")
    sheet.manager.endUndoGrouping()
    UndoManager.endEvent()
    #expect(sheet.manager.undoActionName == "Move")
    sheet.manager.setActionName("Drag")
    #expect(sheet.manager.undoActionName == "Drag")
  }

  @Test func `information stays with the action`() {
    let key = UndoManager.UserInfoKey(rawValue: "selection")
    let sheet = Sheet(groupsByEvent: true)
    sheet.set("a", 1)
    sheet.manager.setActionUserInfoValue(7, forKey: key)
    sheet.manager.setActionIsDiscardable(true)
    #expect(sheet.manager.undoActionIsDiscardable && !sheet.manager.redoActionIsDiscardable)
    #expect(sheet.manager.undoActionUserInfoValue(forKey: key) as? Int == 7)
    sheet.manager.undo()
    #expect(!sheet.manager.undoActionIsDiscardable && sheet.manager.redoActionIsDiscardable)
    #expect(sheet.manager.redoActionUserInfoValue(forKey: key) as? Int == 7)
    #expect(sheet.manager.undoActionUserInfoValue(forKey: key) == nil)
  }

  @Test func `notifications are posted in the documented order`() {
    let sheet = Sheet()
    let journal = UndoJournal(of: sheet.manager)
    sheet.manager.beginUndoGrouping()
    sheet.set("a", 1)
    sheet.manager.setActionIsDiscardable(true)
    sheet.manager.endUndoGrouping()
    #expect(
      journal.take() == [
        "Checkpoint", "DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup true", "DidCloseUndoGroup",
      ])
    sheet.manager.undo()
    #expect(journal.take() == ["Checkpoint", "WillUndoChange", "DidUndoChange"])
    _ = sheet.manager.canRedo
    sheet.manager.redo()
    #expect(journal.take() == ["Checkpoint", "Checkpoint", "WillRedoChange", "DidRedoChange"])
  }

  @Test func `an observer of the checkpoint may read canRedo`() {
    let sheet = Sheet()
    var read = 0
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: sheet.manager, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        read += 1
        _ = sheet.manager.canRedo
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    sheet.change("a", 1)
    #expect(read == 2)
  }
}

/// The names of the notifications of a manager, without what they have in common.
@MainActor private final class UndoJournal {
  private var lines: [String] = []

  init(of manager: UndoManager) {
    let names: [Notification.Name] = [
      .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    for name in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        [weak self] note in
        let discardable = (note.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool).map { " \($0)" } ?? ""
        let name = note.name.rawValue
          .replacing("NSUndoManager", with: "").replacing("Notification", with: "")
        MainActor.assumeIsolated { self?.lines.append(name + discardable) }
      }
    }
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
