import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

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

  @Test func `keys before the next update are kept if the binding's getter has captured the text`() {
    struct Parent: View {
      @State private var text = ""
      var body: some View { Editor(text: text) { text = $0 } }
    }
    let host = TestHost(topLeft: Parent())
    host.press(.tab)
    host.type("lazy dog")
    #expect(host.texts == ["lazy dog"])
  }
}
