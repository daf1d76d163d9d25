import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Selections written by a program.
@MainActor @Suite struct WrittenSelectionTests {
  @Test func `setting a range selects it, setting an index places the caret`() {
    let line = SelectedLine("one two")
    let host = line.host()
    line.select(4..<7)
    host.type("2")
    #expect(line.shown == "one 2|")
    line.selection = TextSelection(insertionPoint: line.text.startIndex)
    host.type("x")
    #expect(line.shown == "x|one 2")
    line.select(0..<1)
    host.press(.rightArrow, modifiers: .shift)
    #expect(line.shown == "[xo]ne 2")
  }

  @Test func `of several ranges, their span is selected, and none clears the selection`() {
    let line = SelectedLine("one two three")
    let host = line.host()
    let ranges = RangeSet([line.place(1)..<line.place(2), line.place(6)..<line.place(7)])
    #expect(!TextSelection(ranges: ranges).isInsertion)
    line.selection = TextSelection(ranges: ranges)
    host.type("-")
    #expect(line.shown == "o-| three")
    line.selection = TextSelection(ranges: RangeSet())
    host.type("!")
    #expect(line.shown == "o-!| three")
  }

  @Test func `a nil selection leaves the caret to the user`() {
    let line = SelectedLine("one")
    let host = line.host()
    host.press(.end)
    line.selection = nil
    #expect(host.texts.first == "one")
    #expect(line.selection == nil)
    host.type("x")
    #expect(line.shown == "onex|")
    line.selection = nil
    host.press(.end)
    #expect(line.shown == "onex|", "what didn't move is told again")
  }

  @Test func `indices outside the text are clamped to its end, and those within a character to its start`() {
    let line = SelectedLine("ab")
    let host = line.host()
    let long = "a text that is longer"
    line.selection = TextSelection(range: long.index(long.startIndex, offsetBy: 1)..<long.endIndex)
    host.type("x")
    #expect(line.shown == "ax|")
    line.selection = TextSelection(insertionPoint: long.endIndex)
    host.type("y")
    #expect(line.shown == "axy|")
    line.text = "👨‍👩‍👧"
    line.selection = TextSelection(
      insertionPoint: line.text.unicodeScalars.index(after: line.text.startIndex))
    host.type("z")
    #expect(line.shown == "z|👨‍👩‍👧")
    line.text = ""
    host.type("q")
    #expect(line.shown == "q|")
  }

  @Test func `an index set with a new text refers to that text`() {
    let line = SelectedLine("hello")
    let host = line.host()
    host.press(.end)
    let text = "goodbye"
    line.text = text
    line.selection = TextSelection(insertionPoint: text.index(text.startIndex, offsetBy: 5))
    host.type("!")
    #expect(line.shown == "goodb!|ye")
    (line.text, line.selection) = ("two", TextSelection(range: "two".startIndex..<"two".endIndex))
    host.type("2")
    #expect(line.shown == "2|")
  }

  @Test func `a new text without a selection keeps the set caret`() {
    let line = SelectedLine("hello")
    let host = line.host()
    host.press(.end)
    line.text = "hello world"
    host.type("!")
    #expect(line.shown == "hello!| world")
    host.compose("ni")
    line.text = "replaced"
    host.compose("nih")
    host.type("你")
    #expect(line.shown == "replac你|ed")
  }

  @Test func `a program that changes typed text keeps the caret position`() {
    struct Loud: View {
      @Bindable var line: SelectedLine
      var body: some View {
        TextField("", text: $line.text, selection: $line.selection)
          .onChange(of: line.text) { line.text = line.text.uppercased() }
      }
    }
    let line = SelectedLine("abc")
    let host = TestHost(topLeft: Loud(line: line))
    host.press(.end)
    host.press(.leftArrow, times: 2)
    host.type("xy")
    #expect(host.texts == ["AXYBC"])
    #expect(line.shown == "AXY|BC")
  }

  @Test func `a text binding that rejects characters is followed, and so is the caret`() {
    struct Digits: View {
      @Bindable var line: SelectedLine
      var body: some View {
        let digits = Binding(get: { line.text }, set: { line.text = $0.filter(\.isNumber) })
        TextField("", text: digits, selection: $line.selection)
      }
    }
    let line = SelectedLine("1")
    let host = TestHost(topLeft: Digits(line: line))
    host.press(.end)
    host.type("a2b3")
    #expect(line.shown == "123|")
    host.press(.home)
    host.type("x")
    #expect(line.shown == "|123")
  }

  @Test func `a constant selection is followed`() {
    let text = "one two"
    let first = TextSelection(insertionPoint: text.index(text.startIndex, offsetBy: 3))
    let line = SelectedLine(text)
    let host = TestHost(topLeft: TextField("", text: Bindable(line).text, selection: .constant(first)))
    host.press(.end)
    host.type("x")
    #expect(line.text == "onex two")
  }

  @Test func `a selection set before the focus is applied with the focus`() {
    let line = SelectedLine("one two")
    let host = line.host()
    host.press(.tab)
    #expect(line.selection == nil)
    line.select(4..<7)
    host.press(.tab)
    #expect(line.shown == "one [two]")
    host.type("2")
    #expect(line.shown == "one 2|")
  }

  @Test func `a program can select all when a press focuses the field`() {
    struct Eager: View {
      @Bindable var line: SelectedLine
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack(spacing: 0) {
          TextField("", text: .constant(""))
          TextEditor(text: $line.text, selection: $line.selection).focused($isFocused).frame(height: 40)
            .onChange(of: isFocused) {
              if isFocused { line.select(0..<line.text.count) }
            }
        }
      }
    }
    let line = SelectedLine("one two")
    let host = TestHost(topLeft: Eager(line: line))
    host.press(.tab)
    #expect(host.texts.last == "one two")
    #expect(line.shown == "[one two]")
    host.type("x")
    #expect(line.shown == "x|")
  }

  @Test func `selection works in a multi-line field, and in one with a label`() {
    let line = SelectedLine("abcdef")
    let bound = Bindable(line)
    let host = TestHost(
      topLeft: TextField(text: bound.text, selection: bound.selection, axis: .vertical) {
        Image(systemName: "star")
      }
      .textFieldStyle(.plain).frame(width: 20))
    line.select(0..<0)
    host.press(.downArrow)
    #expect(line.shown == "abc|def")
    host.press(.downArrow, modifiers: .shift)
    #expect(line.shown == "abc[def]")
  }
}
