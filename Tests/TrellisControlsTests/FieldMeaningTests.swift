import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The accessibility of editable text and of modal content.
@MainActor @Suite struct FieldMeaningTests {
  private struct Fields: View {
    let name: Box<String>
    let secret: Box<String>
    let notes: Box<String>

    var body: some View {
      VStack {
        TextField("Name", text: name.binding)
        SecureField("Password", text: secret.binding)
        TextField("Town", text: .constant(""), prompt: Text("where you live"))
        TextField(text: .constant("x"), prompt: Text("anything")) { Image(systemName: "star") }
        TextEditor(text: notes.binding).accessibilityLabel("Notes").frame(height: 60)
      }
    }
  }

  private func fields() -> (host: TestHost, name: Box<String>, secret: Box<String>, notes: Box<String>) {
    let (name, secret, notes) = (Box(""), Box("ab"), Box("one\ntwo"))
    let host = TestHost(
      Fields(name: name, secret: secret, notes: notes), size: CGSize(width: 300, height: 300))
    return (host, name, secret, notes)
  }

  @Test func `fields and editors have a role, their title or prompt, and their text`() throws {
    let (host, name, secret, notes) = fields()
    #expect(host.nodes(.textField).map(\.label) == ["Name", "Town", "anything"])
    #expect(host.nodes(.textField).map(\.value) == ["", "", "x"])
    #expect(host.nodes(.secureField).map(\.label) == ["Password"])
    #expect(host.value(.secureField) == "••")
    #expect(host.nodes(.textEditor).map(\.label) == ["Notes"])
    #expect(host.value(.textEditor) == "one\ntwo")
    name.value = "Ann"
    secret.value = ""
    notes.value = "three"
    #expect(host.nodes(.textField)[0].value == "Ann")
    #expect(host.value(.secureField) == "")
    #expect(host.value(.textEditor) == "three")
  }

  @Test func `hidden views aren't in the accessibility tree`() {
    let host = TestHost(SecureField("Password", text: .constant("swordfish")))
    #expect(!"\(host.accessibilityTree)".contains("swordfish"))
  }

  @Test func `an accessibility press focuses a field`() throws {
    let (host, name, _, _) = fields()
    try host.performAccessibilityAction(of: "Town")
    try host.performAccessibilityAction(of: "Name")
    host.type("Bo")
    #expect(name.value == "Bo")
  }

  @Test func `an accessibility label replaces the title`() throws {
    let host = TestHost(TextField("Name", text: .constant("")).accessibilityLabel("Full name"))
    #expect(host.nodes(.textField).map(\.label) == ["Full name"])
  }

  @Test func `in a form a field's title is read with the field, and not separately`() throws {
    let host = TestHost(
      Form { TextField("Name", text: .constant("Ann")) }.formStyle(.grouped),
      size: CGSize(width: 400, height: 200))
    #expect(host.texts.contains("Name"))
    #expect(host.accessibilityTree.all.filter { $0.label == "Name" }.map(\.role) == [.textField])
  }

  @Test func `a sheet hides the views behind it from accessibility, but not its own`() async throws {
    struct Page: View {
      @State private var isOpen = false
      @State private var choice = "a"
      var body: some View {
        VStack {
          Text("behind")
          Button("open") { isOpen = true }
        }
        .sheet(isPresented: $isOpen) {
          VStack {
            Text("sheet")
            Menu("more") { Button("line") {} }
            Button("close") { isOpen = false }
          }
          .padding()
        }
      }
    }
    let host = TestHost(Page(), size: CGSize(width: 400, height: 400))
    func labels() -> [String] { host.accessibilityTree.all.compactMap(\.label) }
    #expect(labels().contains("behind"))
    try host.tap("open")
    await host.advance(by: .seconds(2))
    #expect(labels().contains("sheet") && labels().contains("close"))
    #expect(!labels().contains("behind") && !labels().contains("open"))
    // A menu opened from the sheet is in front of it.
    try host.tap("more")
    await host.advance(by: .seconds(1))
    #expect(labels().contains("line"))
    host.press(.escape)
    await host.advance(by: .seconds(1))
    try host.tap("close")
    await host.advance(by: .seconds(2))
    #expect(labels().contains("behind") && labels().contains("open"))
  }

  @Test func `an alert over a sheet hides the sheet`() async throws {
    struct Page: View {
      @State private var isAsking = false
      var body: some View {
        Text("behind").sheet(isPresented: .constant(true)) {
          Button("ask") { isAsking = true }.padding()
            .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        }
      }
    }
    let host = TestHost(Page(), size: CGSize(width: 400, height: 400))
    await host.advance(by: .seconds(2))
    try host.tap("ask")
    await host.advance(by: .seconds(2))
    let labels = host.accessibilityTree.all.compactMap(\.label)
    #expect(labels.contains("Sure?") && !labels.contains("ask") && !labels.contains("behind"))
  }
}
