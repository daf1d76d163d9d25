import Combine
import Foundation
import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct FocusedObjectTests {
  private final class Note: ObservableObject {
    @Published var title: String
    init(_ title: String) { self.title = title }
  }

  private struct Reader: View {
    @FocusedObject private var note: Note?

    var body: some View {
      VStack {
        Text(note?.title ?? "none")
        if let title = $note?.title { TextField("title", text: title).accessibilityIdentifier("title") }
      }
    }
  }

  private struct Page: View {
    let note: Note
    let isPublished: Bool

    var body: some View {
      VStack {
        Reader()
        Text("content").focusedSceneObject(isPublished ? note : nil)
      }
    }
  }

  @Test func `a focused object is read and observed`() async {
    let note = Note("first")
    let host = TestHost(Page(note: note, isPublished: true), size: CGSize(width: 200, height: 200))
    await host.advance(by: .seconds(0.1))
    #expect(host.texts.contains("first"))
    note.title = "second"
    #expect(host.texts.contains("second"))
  }

  @Test func `without an object, there is nil`() async {
    let host = TestHost(
      Page(note: Note("first"), isPublished: false), size: CGSize(width: 200, height: 200))
    await host.advance(by: .seconds(0.1))
    #expect(host.texts.contains("none"))
  }
}
