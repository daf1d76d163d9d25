import Foundation
import Testing
import TrellisFoundation
import TrellisGraphChecks

/// Random histories, compared with a model that keeps every state.
@MainActor @Suite struct UndoRandomTests {
  @Test(arguments: 0..<200)
  func `a random history matches snapshots of all states`(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let sheet = Sheet(groupsByEvent: seed.isMultiple(of: 2))
    let manager = sheet.manager
    var model = Model()
    manager.levelsOfUndo = [0, 0, 1, 3][seed % 4]
    model.limit = manager.levelsOfUndo
    for step in 0..<60 {
      switch random.below(10) {
      case 0..<3:
        manager.undo()
        model.undo()
      case 3..<5:
        manager.redo()
        model.redo()
      case 5 where !manager.groupsByEvent:
        manager.disableUndoRegistration()
        sheet.set("untracked \(step)", step)
        manager.enableUndoRegistration()
      default:
        makeGroup(depth: 0, named: "step \(step)", sheet, &random)
        if manager.groupsByEvent { UndoManager.endEvent() }
        model.record(sheet.tracked, "step \(step)")
      }
      #expect(sheet.tracked == model.state)
      #expect(manager.canUndo == !model.past.isEmpty)
      #expect(manager.canRedo == !model.future.isEmpty)
      #expect(manager.undoCount == model.past.count)
      #expect(manager.redoCount == model.future.count)
      #expect(manager.undoActionName == model.past.last?.name ?? "")
      #expect(manager.redoActionName == model.future.last?.name ?? "")
      #expect(manager.groupingLevel == 0)
    }
  }

  /// Changes values in a group with groups in it.
  private func makeGroup(depth: Int, named name: String, _ sheet: Sheet, _ random: inout SplitMix) {
    sheet.manager.beginUndoGrouping()
    sheet.set("\(random.below(4))", random.below(100))
    for _ in 0..<random.below(3) {
      if depth < 3, random.happens(40) {
        makeGroup(depth: depth + 1, named: "inner", sheet, &random)
      } else {
        sheet.set("\(random.below(4))", random.happens(20) ? nil : random.below(100))
      }
    }
    sheet.manager.setActionName(name)
    sheet.manager.endUndoGrouping()
  }
}

extension Sheet {
  fileprivate var tracked: [String: Int] { values.filter { !$0.key.hasPrefix("untracked") } }
}

/// The states before and after each group.
private struct Model {
  var state: [String: Int] = [:]
  var past: [(state: [String: Int], name: String)] = []
  var future: [(state: [String: Int], name: String)] = []
  var limit = 0

  mutating func record(_ new: [String: Int], _ name: String) {
    past.append((state, name))
    if limit > 0 { past = past.suffix(limit) }
    (state, future) = (new, [])
  }

  mutating func undo() {
    guard let last = past.popLast() else { return }
    future.append((state, last.name))
    state = last.state
  }

  mutating func redo() {
    guard let last = future.popLast() else { return }
    past.append((state, last.name))
    state = last.state
  }
}
