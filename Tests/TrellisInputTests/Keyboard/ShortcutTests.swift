import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Shortcuts that change, shortcuts of other controls than single buttons, and keys that views around the focus receive.
@MainActor @Suite struct ShortcutTests {
  private let heard = Heard()

  @MainActor @Observable final class Model { var key: KeyEquivalent = "d" }

  private struct Shortcuts: View {
    let heard: Heard
    let model: Model
    @State private var isSet = false
    var body: some View {
      VStack {
        Button("plain") { heard.say("plain") }.keyboardShortcut(model.key, modifiers: [])
        Toggle("toggle", isOn: $isSet).keyboardShortcut("t")
        VStack {
          Button("first") { heard.say("first") }
          Button("second") { heard.say("second") }
        }
        .keyboardShortcut("g")
        Group { Button("off") { heard.say("off") }.keyboardShortcut("o") }.disabled(true)
        Button("hidden") { heard.say("hidden") }.keyboardShortcut(.cancelAction).hidden()
        Text(isSet ? "set" : "not set")
      }
    }
  }

  @Test func `a shortcut may change, belong to a toggle or a group, and be hidden`() {
    let model = Model()
    let host = TestHost(topLeft: Shortcuts(heard: heard, model: model))
    host.press("d")
    #expect(heard.take() == ["plain"])
    model.key = "e"
    host.press("d")
    #expect(heard.take() == [])
    host.press("e")
    #expect(heard.take() == ["plain"])
    host.press("t", modifiers: .command)
    #expect(host.texts.contains("set"))
    host.press("g", modifiers: .command)
    #expect(heard.take() == ["first"])
    host.press("o", modifiers: .command)
    #expect(heard.take() == [])
    host.press(.escape)
    #expect(heard.take() == ["hidden"])
  }

  @Test func `of nested exit commands, the one around the focus is performed, and a nil action is ignored`() {
    let host = TestHost(
      topLeft: VStack(spacing: 0) {
        Color.red.frame(height: 20).focusable().onExitCommand { heard.say("inner") }
        Color.blue.frame(height: 20).focusable()
        Color.green.frame(height: 20).focusable().onExitCommand(perform: nil)
      }
      .onExitCommand { heard.say("outer") })
    host.press(.escape)
    #expect(heard.take() == ["inner"])
    for y in [30.0, 50] {
      host.tap(at: at(100, y))
      host.press(.escape)
      #expect(heard.take() == ["outer"])
    }
  }

  @Test func `keys reach the views around a focused button before they press it`() {
    let host = TestHost(
      topLeft: VStack {
        Button("one") { heard.say("one") }
          .onKeyPress(.space) {
            heard.say("inner")
            return .handled
          }
        Button("two") { heard.say("two") }
      }
      .onKeyPress { _ in
        heard.say("outer")
        return .ignored
      })
    host.press(.tab)
    host.press(.space)
    #expect(heard.take() == ["outer", "inner"])
    host.press(.tab)
    _ = heard.take()
    host.press(.space)
    #expect(heard.take() == ["outer", "two"])
  }

  @Test func `a character shortcut matches the keys that type the character`() {
    let host = TestHost(
      topLeft: VStack {
        Button("times") { heard.say("times") }.keyboardShortcut("*", modifiers: [])
        Button("larger") { heard.say("larger") }.keyboardShortcut("+")
        Button("eight") { heard.say("eight") }.keyboardShortcut("8", modifiers: [])
        Button("raised") { heard.say("raised") }.keyboardShortcut("8", modifiers: .shift)
      })
    host.press("8", modifiers: .shift)
    #expect(heard.take() == ["times"])
    host.press("8")
    #expect(heard.take() == ["eight"])
    host.press("=", modifiers: [.shift, .control], characters: "+")
    #expect(heard.take() == ["larger"])
    host.press("*")
    #expect(heard.take() == ["times"])
  }

  @Test func `a key pressed in a test types an American keyboard's character`() {
    let host = TestHost(
      topLeft: Color.red.frame(height: 20).focusable()
        .onKeyPress { press in
          heard.say(press.characters)
          return .handled
        })
    _ = host.displayList
    for key in ["8", "=", "a", "/"] as [KeyEquivalent] { host.press(key, modifiers: .shift) }
    #expect(heard.take() == ["*", "+", "A", "?"])
  }

  private struct TapStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  private struct WrappedStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
  }

  @Test func `a shortcut presses a button whose style has no button, and one whose style has a button once`()
  {
    let host = TestHost(
      VStack {
        Button("tapped") { heard.say("tapped") }.keyboardShortcut("k").buttonStyle(TapStyle())
        Button("wrapped") { heard.say("wrapped") }.keyboardShortcut("w").buttonStyle(WrappedStyle())
        Button("off") { heard.say("off") }.keyboardShortcut("o").buttonStyle(TapStyle()).disabled(true)
      })
    host.press("k", modifiers: .control)
    #expect(heard.take() == ["tapped"])
    host.press("w", modifiers: .control)
    #expect(heard.take() == ["wrapped"])
    host.press("o", modifiers: .control)
    #expect(heard.take() == [])
  }
}
