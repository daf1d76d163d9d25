import SwiftUI
import Testing
import TrellisTesting

@MainActor
struct WindowUndoTests {
  struct Counter: View {
    @State private var model = Model()
    @State private var note = ""
    @Environment(\.undoManager) private var undoManager

    @Observable final class Model {
      var count = 0

      @MainActor func set(_ new: Int, _ undoManager: UndoManager?) {
        let old = count
        undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
        undoManager?.setActionName("Count")
        count = new
      }
    }

    var body: some View {
      VStack {
        Text("count \(model.count)")
        Button("More") { model.set(model.count + 1, undoManager) }
        Button("Undo it") { undoManager?.undo() }
        TextField("Note", text: $note)
        Text("note \(note)")
      }
    }
  }

  @Test func `each event is an operation that the window's keys undo and redo`() throws {
    let host = TestHost(Counter(), size: CGSize(width: 300, height: 300))
    for _ in 0..<3 { try host.tap("More") }
    #expect(host.texts.contains("count 3"))
    host.press("z", modifiers: .control)
    #expect(host.texts.contains("count 2"))
    host.press("z", modifiers: .control, times: 4)
    #expect(host.texts.contains("count 0"))
    host.press("z", modifiers: [.control, .shift])
    host.press("y", modifiers: .control)
    #expect(host.texts.contains("count 2"))
    try host.tap("Undo it")
    #expect(host.texts.contains("count 1"))
  }

  @Test func `a text field with the focus undoes its own edits`() throws {
    let host = TestHost(Counter(), size: CGSize(width: 300, height: 300))
    try host.tap("More")
    try host.tap("Note")
    host.type("a")
    host.press("z", modifiers: .control)
    #expect(host.texts.contains("count 1") && host.texts.contains("note "))
  }

  @Test func `windows have managers of their own`() throws {
    let (first, second) = (TestHost(Counter()), TestHost(Counter()))
    try first.tap("More")
    try second.tap("More")
    second.press("z", modifiers: .control)
    #expect(first.texts.contains("count 1") && second.texts.contains("count 0"))
  }
}
