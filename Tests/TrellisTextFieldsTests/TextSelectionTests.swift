import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// The selection in a field's text, as set by the user and by the program.
@MainActor @Suite struct TextSelectionTests {
  @Test func `the selection follows keys and typing`() {
    let line = SelectedLine("one two")
    let host = line.host()
    #expect(line.shown == "[one two]", "a field that gets the focus by keys selects all")
    host.press(.end)
    #expect(line.shown == "one two|")
    #expect(line.selection?.isInsertion == true)
    host.press(.leftArrow, modifiers: .shift, times: 2)
    #expect(line.shown == "one t[wo]")
    #expect(line.selection?.isInsertion == false)
    host.press(.leftArrow)
    #expect(line.shown == "one t|wo")
    host.type("x")
    #expect(line.shown == "one tx|wo")
    host.press(.delete)
    #expect(line.shown == "one t|wo")
    host.press(.leftArrow, modifiers: [.control, .shift])
    #expect(line.shown == "one [t]wo")
    host.press("a", modifiers: .control)
    host.press("x", modifiers: .control)
    #expect(line.shown == "|")
    host.press("v", modifiers: .control)
    #expect(line.shown == "one two|")
  }

  @Test func `the selection follows the mouse`() {
    let line = SelectedLine("one two three")
    let host = line.host()
    host.tap(at: at(3 * 6.5, 8))
    #expect(line.shown == "one| two three")
    host.doubleTap(at: at(5 * 6.5, 8))
    #expect(line.shown == "one [two] three")
    host.press(at: at(5 * 6.5, 8))
    host.release(at: at(5 * 6.5, 8))
    #expect(line.shown == "[one two three]")
    host.drag(from: at(6.5, 8), to: at(4 * 6.5, 8))
    #expect(line.shown == "o[ne ]two three")
    host.drag(from: at(4 * 6.5, 8), to: at(-50, 8))
    #expect(line.shown == "[one ]two three")
  }

  @Test func `grapheme clusters are selected as a whole`() {
    let line = SelectedLine("a👨‍👩‍👧e\u{301}🇩🇪")
    let host = line.host()
    host.press(.end)
    host.press(.leftArrow, modifiers: .shift)
    #expect(line.shown == "a👨‍👩‍👧e\u{301}[🇩🇪]")
    host.press(.leftArrow, modifiers: .shift)
    #expect(line.shown == "a👨‍👩‍👧[e\u{301}🇩🇪]")
    host.press(.leftArrow, modifiers: .shift)
    #expect(line.shown == "a[👨‍👩‍👧e\u{301}🇩🇪]")
    host.type("b")
    #expect(line.shown == "ab|")
  }

  @Test func `in right-to-left text, the left arrow moves forward`() {
    let line = SelectedLine("שלום")
    let host = line.host(fonts: .installed)
    host.press(.home)
    #expect(line.shown == "|שלום")
    host.press(.leftArrow)
    #expect(line.shown == "ש|לום")
    host.press(.leftArrow, modifiers: .shift, times: 2)
    #expect(line.shown == "ש[לו]ם")
    host.press(.rightArrow, modifiers: .shift)
    #expect(line.shown == "ש[ל]ום")
  }

  @Test func `undo selects what was selected`() {
    let line = SelectedLine("one two three")
    let host = line.host()
    host.doubleTap(at: at(5 * 6.5, 8))
    host.type("2")
    #expect(line.shown == "one 2| three")
    host.press("z", modifiers: .control)
    #expect(line.shown == "one [two] three")
    host.press("z", modifiers: [.control, .shift])
    #expect(line.shown == "one 2| three")
  }

  @Test func `a composition isn't reported in the selection`() {
    let line = SelectedLine("ab")
    let host = line.host()
    host.press(.end)
    host.press(.leftArrow)
    host.compose("ni")
    #expect(line.shown == "a|b")
    host.type("你")
    #expect(line.shown == "a你|b")
  }

  @Test func `the selection is nil without the focus`() throws {
    let line = SelectedLine("one")
    let host = line.host()
    #expect(line.shown == "[one]")
    host.press(.tab)
    #expect(line.selection == nil)
    host.press(.tab)
    #expect(line.shown == "[one]")
    // Only the press sets the selection.
    host.press(.end)
    host.press(.tab)
    line.written = []
    host.tap(at: at(6.5, 8))
    #expect(line.shown == "o|ne")
    #expect(!line.written.contains("[one]"))
    host.press(.tab)
    host.press(.tab)
    #expect(line.shown == "[one]", "a field that was pressed once selects all by keys as before")
  }

  @Test func `a caret that moves evaluates no body that doesn't read it`() {
    struct Silent: View {
      @State private var text = "one two"
      @State private var selection: TextSelection?
      var body: some View { TextField("", text: $text, selection: $selection) }
    }
    let host = TestHost(topLeft: Silent())
    host.press(.end)
    #expect(host.texts == ["one two"])
    let log = host.evaluations { host.press(.leftArrow) }
    #expect(log.bodies == 0)
  }

  @Test func `an editor has a selection binding, too`() {
    let line = SelectedLine("one\ntwo")
    let host = line.host(isEditor: true)
    #expect(line.shown == "|one\ntwo", "an editor selects nothing by itself")
    host.press(.downArrow)
    host.press(.end, modifiers: .shift)
    #expect(line.shown == "one\n[two]")
    host.press(.upArrow, modifiers: .shift)
    #expect(line.shown == "one[\n]two")
    line.selection = TextSelection(range: line.text.startIndex..<line.text.endIndex)
    host.type("x")
    #expect(line.shown == "x|")
    line.isElsewhere = true
    _ = host.texts
    #expect(line.selection == nil)
  }
}
