import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisTestSupport

@testable import TrellisTesting

/// Keys that are handled by a modifier on a text field or by a view around it.
@MainActor @Suite struct HandledKeyTests {
  private let heard = Heard()
  private static let keys: Set<KeyEquivalent> = ["h", " ", "é"]

  private struct Field: View {
    let heard: Heard
    var onField: Set<KeyEquivalent> = []
    var around: Set<KeyEquivalent> = []
    @State private var text = ""

    private func handle(_ press: KeyPress) -> KeyPress.Result {
      heard.say("key \(press.characters)")
      return .handled
    }

    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $text).onKeyPress(keys: onField, action: handle)
        Text(verbatim: "<\(text)>")
      }
      .onKeyPress(keys: around, action: handle)
    }
  }

  @Test(arguments: [true, false])
  func `a handled key types nothing`(isOnField: Bool) {
    let host = TestHost(
      topLeft: Field(
        heard: heard, onField: isOnField ? Self.keys : [], around: isOnField ? [] : Self.keys))
    _ = host.displayList
    host.type("oh, é ho")
    #expect(heard.take() == ["key h", "key  ", "key é", "key  ", "key h"])
    #expect(host.texts.last == "<o,o>")
  }

  @Test func `a handled key in an editor types nothing`() {
    struct Editor: View {
      @State private var text = ""
      var body: some View {
        TextEditor(text: $text).onKeyPress("h") { .handled }
          .overlay { Text(verbatim: "<\(text)>") }
      }
    }
    let host = TestHost(topLeft: Editor())
    host.tap(at: at(50, 50))
    host.type("oh")
    #expect(host.texts.last == "<o>")
  }

  @Test func `a list's arrow and letter keys don't affect typing in its fields`() throws {
    struct Rows: View {
      @State private var text = ""
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          TextField("Name", text: $text)
          Text(verbatim: "<\(text)>").tag(1)
        }
      }
    }
    let host = TestHost(topLeft: Rows())
    _ = host.displayList
    try host.focus("Name")
    host.type("n o")
    #expect(host.texts.last == "<n o>")
  }

  @Test func `text that arrives without the handled key is typed`() {
    let host = TestHost(topLeft: Field(heard: heard, onField: ["h", .upArrow]))
    _ = host.displayList
    // An arrow key writes nothing, so text that arrives while it is down comes from an input method.
    host.send(.key(KeyPress(.upArrow)))
    host.send(.text("あ"))
    host.press("h")
    host.send(.text("い"))
    #expect(host.texts.last == "<あい>")
  }

  @Test func `a held handled key types nothing, and the next key does`() {
    let host = TestHost(topLeft: Field(heard: heard, onField: ["h"]))
    _ = host.displayList
    for phase in [KeyPress.Phases.down, .repeat, .repeat] {
      host.send(.key(KeyPress("h", phase: phase, characters: "h")))
      host.send(.text("h"))
    }
    host.send(.key(KeyPress("i", characters: "i")))
    host.send(.text("i"))
    #expect(host.texts.last == "<i>")
  }

  @Test func `a key that types in a field is no shortcut and doesn't scroll`() throws {
    struct Page: View {
      let heard: Heard
      @State private var text = ""
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            TextField("Name", text: $text)
            Text(verbatim: "<\(text)>")
            Button("Shortcut") { heard.say("shortcut") }.keyboardShortcut("x", modifiers: [])
            Color.red.frame(height: 1000)
          }
        }
      }
    }
    let host = TestHost(topLeft: Page(heard: heard))
    _ = host.displayList
    try host.focus("Name")
    let before = try host.frame(ofText: "Shortcut")
    host.type("x x")
    #expect(host.texts.contains("<x x>"))
    #expect(try host.frame(ofText: "Shortcut") == before)
    #expect(heard.take() == [])
    // A key that has no meaning for the field is passed on to the views around it.
    host.press(.downArrow)
    #expect(try host.frame(ofText: "Shortcut") != before)
  }
}
