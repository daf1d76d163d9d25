import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

extension FocusedValues {
  @Entry fileprivate var note: String?
  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}

private struct DraftKey: FocusedValueKey {
  typealias Value = Binding<String>
}

/// Focused values, and the initial focus.
@MainActor @Suite struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.note) private var note
    @FocusedBinding(\.draft) private var draft
    var body: some View {
      Text(verbatim: "\(note ?? "-") \(draft ?? "-")")
      Button("Clear") { draft = "" }
    }
  }

  private struct Desk: View {
    @State private var first = "a"
    @State private var second = "b"
    var hasScene = false
    var hasFirst = true
    var body: some View {
      VStack(spacing: 0) {
        if hasFirst {
          TextField("1", text: $first).focusedValue(\.note, "one \(first)").focusedValue(\.draft, $first)
        }
        TextField("2", text: $second).focusedValue(\.draft, $second)
        TextField("3", text: .constant(""))
        if hasScene { Color.red.focusedSceneValue(\.note, "scene") }
        Reader()
      }
    }
  }

  private func shown(_ host: TestHost) -> String? { host.texts.first { $0.contains(" ") } }

  @Test func `a removed view's focused values are removed`() {
    let host = TestHost(topLeft: Desk())
    #expect(shown(host) == "one a a")
    host.press(.tab)
    host.press(.tab, modifiers: .shift)
    #expect(shown(host) == "one a a")
    host.show(Desk(hasFirst: false).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    #expect(shown(host) == "- -")
  }

  @Test func `focused values follow the focus and their changes`() throws {
    let host = TestHost(topLeft: Desk())
    #expect(shown(host) == "one a a")
    host.press(.end)
    host.type("x")
    #expect(shown(host) == "one ax ax")
    try host.tap("Clear")
    #expect(shown(host) == "one  ")
    host.press(.tab)
    #expect(shown(host) == "- b")
    host.press(.tab)
    #expect(shown(host) == "- -")
    host.press(.tab, modifiers: .shift)
    host.press(.tab, modifiers: .shift)
    #expect(shown(host) == "one  ")
  }

  @Test func `a focused scene value applies if the focused views have none`() {
    let host = TestHost(topLeft: Desk(hasScene: true))
    #expect(shown(host) == "one a a")
    host.press(.tab)
    #expect(shown(host) == "scene b")
  }

  @Test func `typing evaluates no reader of other focused values`() {
    struct Other: View {
      let heard: Heard
      @FocusedValue(\.note) private var note
      var body: some View {
        let _ = heard.say(note ?? "-")
        Text(verbatim: "x")
      }
    }
    struct Page: View {
      let heard: Heard
      @State private var text = ""
      var body: some View {
        TextField("", text: $text).focusedValue(\.note, "note")
        Other(heard: heard)
      }
    }
    let heard = Heard()
    let host = TestHost(topLeft: Page(heard: heard))
    #expect(heard.take() == ["-", "note"])
    host.press(.tab)
    #expect(heard.take() == [])
  }

  @Test func `defaultFocus sets the initial focus`() {
    struct Form: View {
      enum Field { case name, mail }
      @FocusState private var field: Field?
      @State private var name = ""
      @State private var mail = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($field, equals: .name)
          TextField("Mail", text: $mail).focused($field, equals: .mail).submitLabel(.next)
            .textInputAutocapitalization(.never).keyboardType(.emailAddress).autocorrectionDisabled()
          Text(verbatim: "<\(name)|\(mail)>")
        }
        .defaultFocus($field, .mail)
      }
    }
    let host = TestHost(topLeft: Form())
    host.type("a")
    #expect(host.texts.last == "<|a>")
  }
}
