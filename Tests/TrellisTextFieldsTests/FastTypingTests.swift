import SwiftUI
import Testing
import Trellis
import TrellisText

/// Keys that follow each other faster than updates.
@MainActor @Suite struct FastTypingTests {
  private struct Editor: View {
    let text: String
    let change: (String) -> Void
    var body: some View {
      TextField(
        "",
        text: Binding {
          text
        } set: {
          change($0)
        })
    }
  }

  @MainActor @Observable final class Model {
    var text = ""
    var filter: (String) -> String = { $0 }
  }

  private struct Parent: View {
    let model: Model
    var body: some View { Editor(text: model.text) { model.text = model.filter($0) } }
  }

  /// Types each string within one frame, and returns the model's text.
  private func type(_ frames: [String], into model: Model) -> String {
    let window = ViewGraph(
      root: Parent(model: model), size: CGSize(width: 300, height: 100), measurer: ArithmeticTextMeasurer())
    window.takesKeys = true
    _ = window.update(at: .zero)
    for (index, frame) in frames.enumerated() {
      for character in frame { window.send(InputEvent(.text(String(character)), time: .zero)) }
      _ = window.update(at: .milliseconds(16 * (index + 1)))
    }
    window.unmount()
    return model.text
  }

  @Test func `keys within a frame are kept if the binding's getter has captured the text`() {
    #expect(type(["lazy ", "dog", "", "s"], into: Model()) == "lazy dogs")
  }

  @Test func `an edit that the binding rejects is undone by the next update`() {
    let model = Model()
    model.filter = { $0.contains("x") ? model.text : $0 }
    #expect(type(["a", "x", "b", "", "c"], into: model) == "abc")
  }

  final class Store: ObservableObject {
    @Published var notes = ["", ""]
  }

  private struct NoteEditor: View {
    let note: String
    @EnvironmentObject private var store: Store
    var body: some View {
      TextEditor(
        text: Binding {
          note
        } set: {
          store.notes[0] = $0
        })
    }
  }

  private struct Notes: View {
    @StateObject var store: Store
    var body: some View { NoteEditor(note: store.notes[0]).environmentObject(store) }
  }

  @Test func `keys in a text editor are kept while an observable object stores them`() {
    let store = Store()
    let window = ViewGraph(
      root: Notes(store: store), size: CGSize(width: 300, height: 100), measurer: ArithmeticTextMeasurer())
    window.takesKeys = true
    _ = window.update(at: .zero)
    for (index, frame) in ["The ", "quick", "", "fox"].enumerated() {
      for character in frame { window.send(InputEvent(.text(String(character)), time: .zero)) }
      _ = window.update(at: .milliseconds(16 * (index + 1)))
    }
    #expect(store.notes[0] == "The quickfox")
    window.unmount()
  }
}
