import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Views that follow the modifier keys, and commands named by methods.
@MainActor @Suite struct ModifierKeyTests {
  private let heard = Heard()

  @Test func `an action gets the old and the new keys of its mask`() {
    let host = TestHost(
      topLeft: Color.red.onModifierKeysChanged(mask: [.shift, .option], initial: false) { old, new in
        heard.say("\(old.rawValue) \(new.rawValue)")
      })
    host.modifiers = .shift
    _ = host.texts
    host.modifiers = [.shift, .command]
    _ = host.texts
    host.modifiers = [.option, .command]
    _ = host.texts
    host.modifiers = []
    _ = host.texts
    let (shift, option) = (EventModifiers.shift.rawValue, EventModifiers.option.rawValue)
    #expect(heard.take() == ["0 \(shift)", "\(shift) \(option)", "\(option) 0"])
  }

  @Test func `an action is performed with the keys at the beginning if wanted`() {
    let host = TestHost(
      topLeft: Color.red.onModifierKeysChanged { _, new in heard.say("\(new.rawValue)") })
    _ = host.texts
    #expect(heard.take() == ["0"])
  }

  @Test func `an alternate is shown while its keys are down, and the one with the most keys counts`() {
    let host = TestHost(
      topLeft: Text("usual")
        .modifierKeyAlternate(.option) { Text("option") }
        .modifierKeyAlternate([.option, .shift]) { Text("both") }
        .modifierKeyAlternate(.shift) { Text("shift") })
    #expect(host.texts == ["usual"])
    host.modifiers = .option
    #expect(host.texts == ["option"])
    host.modifiers = [.option, .shift]
    #expect(host.texts == ["both"])
    host.modifiers = .shift
    #expect(host.texts == ["shift"])
    host.modifiers = []
    #expect(host.texts == ["usual"])
  }

  @Test func `an alternate has the shortcut of the view in its place, with its keys added`() {
    let host = TestHost(
      topLeft: Button("usual") { heard.say("usual") }.keyboardShortcut("k")
        .modifierKeyAlternate(.option) { Button("alternate") { heard.say("alternate") } })
    host.press("k", modifiers: .command)
    host.modifiers = .option
    _ = host.texts
    host.press("k", modifiers: .command)
    #expect(heard.take() == ["usual", "alternate"])
  }

  @Test func `all modifier keys are in one set`() {
    let all: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad, .function]
    #expect(all.allSatisfy { EventModifiers.all.contains($0) })
    #expect(EventModifiers(all) == .all)
  }

  @MainActor private final class Editor: NSObject {
    func copy(_ sender: Any?) {}
    func insertNewline(_ sender: Any?) {}
    func cancelOperation(_ sender: Any?) {}
  }

  @Test func `a command named by a method is performed by its key, and others pass`() {
    // `trellis` writes such calls in the place of `#selector`.
    let copy = NamedSelector("Editor.copy(_:)")(Editor.copy)
    let newline = NamedSelector("Editor.insertNewline(_:)")(Editor.insertNewline)
    let cancel = NamedSelector("Editor.cancelOperation(_:)")(Editor.cancelOperation)
    let host = TestHost(
      topLeft: Color.red.focusable()
        .onCommand(copy) { heard.say("copy") }
        .onCommand(newline, perform: nil)
        .onCommand(newline) { heard.say("newline") }
        .onCommand(cancel) { heard.say("cancel") })
    host.press("c", modifiers: .command)
    host.press(.return)
    host.press(.escape)
    host.press("v", modifiers: .command)
    #expect(heard.take() == ["copy", "newline", "cancel"])
  }

  @Test func `a focusable view is notified of gaining and losing the focus`() {
    let host = TestHost(
      topLeft: VStack {
        Color.red.frame(height: 20).focusable(onFocusChange: { heard.say("first \($0)") })
        Color.blue.frame(height: 20).focusable()
      })
    _ = host.texts
    #expect(heard.take() == ["first true"], "a window with the keyboard focuses its first view")
    host.press(.tab)
    #expect(heard.take() == ["first false"])
  }
}
