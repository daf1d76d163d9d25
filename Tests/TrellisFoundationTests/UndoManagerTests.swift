import Foundation
import Testing
import TrellisFoundation

/// The documented behaviour of `UndoManager`.
@MainActor @Suite struct UndoManagerTests {
  @Test func `an undo reverts the operations of a group, and a redo repeats them`() {
    let sheet = Sheet()
    sheet.manager.beginUndoGrouping()
    sheet.set("a", 1)
    sheet.set("a", 2)
    sheet.set("b", 3)
    sheet.manager.endUndoGrouping()
    sheet.manager.undo()
    #expect(sheet.values == [:])
    #expect(!sheet.manager.canUndo && sheet.manager.canRedo)
    sheet.manager.redo()
    #expect(sheet.values == ["a": 2, "b": 3])
    #expect(sheet.manager.canUndo && !sheet.manager.canRedo)
  }

  @Test func `operations of one event are one group`() {
    let sheet = Sheet(groupsByEvent: true)
    sheet.set("a", 1)
    sheet.set("b", 2)
    #expect(sheet.manager.groupingLevel == 1)
    #expect(sheet.manager.canUndo)
    UndoManager.endEvent()
    #expect(sheet.manager.groupingLevel == 0)
    sheet.set("a", 3)
    sheet.manager.undo()
    #expect(sheet.values == ["a": 1, "b": 2])
    sheet.manager.undo()
    #expect(sheet.values == [:])
    sheet.manager.redo()
    #expect(sheet.values == ["a": 1, "b": 2])
  }

  @Test func `the group of an event ends when the main queue is served next`() async {
    let sheet = Sheet(groupsByEvent: true)
    sheet.set("a", 1)
    await Task { @MainActor in }.value
    #expect(sheet.manager.groupingLevel == 0)
    sheet.set("a", 2)
    sheet.manager.undo()
    #expect(sheet.values == ["a": 1])
  }

  @Test func `a new operation clears the operations to redo`() {
    let sheet = Sheet()
    sheet.change("a", 1)
    sheet.manager.undo()
    #expect(sheet.manager.redoCount == 1)
    sheet.change("a", 2)
    #expect(sheet.manager.redoCount == 0 && !sheet.manager.canRedo)
    sheet.manager.redo()
    #expect(sheet.values == ["a": 2])
  }

  @Test func `an operation whose inverse isn't registered can't be redone`() {
    let (manager, target) = (UndoManager(), NSObject())
    var calls = 0
    manager.registerUndo(withTarget: target) { _ in calls += 1 }
    manager.undo()
    #expect(calls == 1)
    #expect(!manager.canRedo)
  }

  @Test func `a nested group is undone alone`() {
    let sheet = Sheet()
    sheet.manager.beginUndoGrouping()
    sheet.set("a", 1)
    sheet.change("b", 2)
    sheet.manager.undoNestedGroup()
    #expect(sheet.values == ["a": 1])
    #expect(sheet.manager.groupingLevel == 1)
    sheet.manager.endUndoGrouping()
    sheet.manager.redo()
    #expect(sheet.values == ["a": 1, "b": 2])
    sheet.manager.undo()
    sheet.manager.undo()
    #expect(sheet.values == [:])
  }

  @Test func `only the newest groups within the limit are kept`() {
    let sheet = Sheet()
    sheet.manager.levelsOfUndo = 2
    for value in 1...4 { sheet.change("a", value) }
    #expect(sheet.manager.undoCount == 2)
    sheet.manager.levelsOfUndo = 1
    #expect(sheet.manager.undoCount == 1)
    sheet.manager.undo()
    sheet.manager.undo()
    #expect(sheet.values == ["a": 3])
  }

  @Test func `disabling registration counts`() {
    let sheet = Sheet()
    sheet.manager.disableUndoRegistration()
    sheet.manager.disableUndoRegistration()
    sheet.manager.enableUndoRegistration()
    sheet.set("a", 1)
    #expect(!sheet.manager.isUndoRegistrationEnabled && !sheet.manager.canUndo)
    sheet.manager.removeAllActions()
    #expect(sheet.manager.isUndoRegistrationEnabled)
    sheet.change("a", 2)
    sheet.manager.undo()
    #expect(sheet.values == ["a": 1])
  }

  @Test func `the operations of a removed target are gone`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let (one, other) = (Sheet(manager), Sheet(manager))
    one.change("a", 1)
    other.change("a", 2)
    manager.beginUndoGrouping()
    one.set("b", 3)
    other.set("b", 4)
    manager.removeAllActions(withTarget: other)
    manager.endUndoGrouping()
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    #expect(one.values == [:])
    #expect(other.values == ["a": 2, "b": 4])
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func `a released target is skipped`() {
    let manager = UndoManager()
    var sheet: Sheet? = Sheet(manager)
    weak let released = sheet
    sheet?.set("a", 1)
    sheet = nil
    #expect(released == nil)
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test func `isUndoing and isRedoing say what performs an operation`() {
    let manager = UndoManager()
    let log = Log()
    log.register(in: manager)
    #expect(!manager.isUndoing && !manager.isRedoing)
    manager.undo()
    manager.redo()
    #expect(log.lines == ["undoing", "redoing"])
  }
}

/// Named numbers whose changes can be undone.
@MainActor final class Sheet {
  let manager: UndoManager
  private(set) var values: [String: Int] = [:]

  init(groupsByEvent: Bool = false) {
    manager = UndoManager()
    manager.groupsByEvent = groupsByEvent
  }

  init(_ manager: UndoManager) { self.manager = manager }

  func set(_ name: String, _ value: Int?) {
    let old = values[name]
    manager.registerUndo(withTarget: self) { $0.set(name, old) }
    values[name] = value
  }

  /// Sets a value in a group of its own.
  func change(_ name: String, _ value: Int?) {
    manager.beginUndoGrouping()
    set(name, value)
    manager.endUndoGrouping()
  }
}

@MainActor private final class Log {
  var lines: [String] = []

  func register(in manager: UndoManager) {
    manager.registerUndo(withTarget: self) { log in
      log.lines.append(manager.isUndoing ? "undoing" : manager.isRedoing ? "redoing" : "neither")
      log.register(in: manager)
    }
  }
}
