import SwiftUI
import Testing
import Trellis
import TrellisTesting

/// Styles of text fields that make a view.
@MainActor @Suite struct TextFieldStyleTests {
  private struct Bracketed: TextFieldStyle {
    let mark: String
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(verbatim: mark)
        configuration
        Text(verbatim: mark)
      }
    }
  }

  private struct Page<Style: TextFieldStyle, Inner: TextFieldStyle>: View {
    let style: Style
    let inner: Inner
    @State private var name = ""
    @State private var secret = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret).textFieldStyle(inner)
        Text(verbatim: name)
      }
      .textFieldStyle(style)
    }
  }

  @Test func `the view of a style is around the field, which keeps its prompt and its binding`() {
    let host = TestHost(Page(style: Bracketed(mark: "|"), inner: .plain))
    #expect(host.texts.filter { !$0.isEmpty } == ["|", "Name", "|", "Secret"])
    host.type("Ada")
    #expect(host.texts.filter { !$0.isEmpty } == ["|", "Ada", "|", "Secret", "Ada"])
  }

  @Test func `the field in a style's view has the style around`() {
    let host = TestHost(Page(style: Bracketed(mark: "1"), inner: Bracketed(mark: "2")))
    #expect(
      host.texts.filter { !$0.isEmpty } == ["1", "Name", "1", "2", "1", "Secret", "1", "2"])
  }

  @Test func `a style has dynamic properties of its own, and follows changes of its values`() throws {
    struct Counting: TextFieldStyle {
      let mark: String
      @State private var count = 0
      func _body(configuration: TextField<_Label>) -> some View {
        configuration
        Button("\(mark) \(count)") { count += 1 }
      }
    }
    struct Form: View {
      @State private var mark = "a"
      @State private var text = ""
      var body: some View {
        TextField("", text: $text).textFieldStyle(Counting(mark: mark))
        Button("Change") { mark = "b" }
      }
    }
    let host = TestHost(Form())
    try host.tap("a 0")
    try host.tap("Change")
    #expect(host.texts.contains("b 1"))
  }

  @Test func `a field keeps views as its label in a form with a style`() {
    struct Settings: View {
      @State private var text = ""
      var body: some View {
        Form {
          TextField(text: $text) { Label("Mail", systemImage: "envelope") }
            .textFieldStyle(Bracketed(mark: "|"))
        }
      }
    }
    #expect(TestHost(Settings()).texts.filter { !$0.isEmpty } == ["|", "Mail", "|"])
  }
}
