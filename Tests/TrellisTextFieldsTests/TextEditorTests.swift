import Foundation
import TrellisDisplayList
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Typing in editors (facts §5 and §6).
///
/// Each character of the test font is half as wide as its size, 13 points, and a line is 16.25 high. Lines begin 5 points from
/// the left.
@MainActor @Suite struct TextEditorTests {
  /// An editor of 30 by 10 characters.
  private struct Note: View {
    @State var text: String
    @State private var selection: TextSelection?
    var width: CGFloat = 30 * 6.5 + 10
    var height: CGFloat = 162.5
    var isTold = true

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          if isTold {
            TextEditor(text: $text, selection: $selection)
          } else {
            TextEditor(text: $text)
          }
        }
        .frame(width: width, height: height)
        Text(verbatim: "\(text.utf8.count):\(selected)")
        Button("Replace") { text = "replaced" }
        Button("Select") {
          selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 3))
        }
      }
    }

    private var selected: String {
      guard case .selection(let range)? = selection?.indices else { return "-" }
      return String(text[range])
    }
  }

  /// Returns a window of 400 by 400 points with a view at its top left.
  private func show(_ view: some View) -> TestHost {
    TestHost(
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
      size: CGSize(width: 400, height: 400))
  }

  /// Returns the visible lines.
  private func lines(_ host: TestHost) -> [String] { host.texts.dropLast(3).map(\.self) }
  private func state(_ host: TestHost) -> String { host.texts.first { $0.contains(":") } ?? "" }

  private func point(_ column: Double, _ line: Double) -> CGPoint {
    at(5 + column * 6.5, line * 16.25 + 8)
  }

  private static let hundred = (0..<100).map { "line \($0)" }.joined(separator: "\n")

  @Test func `lines break at the width, and newlines are typed`() {
    let host = show(Note(text: ""))
    host.type("one two three four five six seven\nx")
    #expect(lines(host) == ["one two three four five six", "seven", "x"])
    host.press(.upArrow)
    host.type("!")
    #expect(lines(host) == ["one two three four five six", "s!even", "x"])
    host.press("z", modifiers: .control)
    host.press("z", modifiers: .control)
    #expect(lines(host) == [""])
  }

  @Test func `the caret is scrolled into view`() {
    let host = show(Note(text: TextEditorTests.hundred))
    #expect(lines(host).first == "line 0")
    host.press(.end, modifiers: .control)
    #expect(lines(host) == (90..<100).map { "line \($0)" })
    host.press(.upArrow, times: 10)
    #expect(lines(host) == (89..<99).map { "line \($0)" })
    host.press(.pageUp)
    #expect(lines(host).first == "line 80")
    host.press(.home, modifiers: .control)
    host.type("a")
    #expect(lines(host).first == "aline 0")
  }

  @Test func `the wheel scrolls an editor, and the rest goes to enclosing scroll views`() throws {
    let host = show(ScrollView { Note(text: TextEditorTests.hundred).frame(height: 600, alignment: .top) })
    host.scroll(at: point(2, 2), by: CGSize(width: 0, height: 162.5))
    #expect(lines(host).first == "line 10")
    host.scroll(at: point(2, 2), by: CGSize(width: 0, height: -200))
    #expect(lines(host).first == "line 0")
    let before = try host.frame(ofText: "Replace")
    host.scroll(at: point(2, 2), by: CGSize(width: 0, height: 20_000))
    #expect(lines(host).contains("line 99"))
    #expect(try host.frame(ofText: "Replace").minY < before.minY)
  }

  @Test func `the pointer selects characters, words and paragraphs, which are copied`() {
    let host = show(Note(text: "one two\nthree four five six seven eight\nx"))
    host.drag(from: point(4, 0), to: point(2, 1))
    #expect(state(host).hasSuffix(":two\nth"))
    host.doubleTap(at: point(8, 1))
    #expect(state(host).hasSuffix(":four"))
    host.press("c", modifiers: .control)
    #expect(host.pasteboard == "four")
    host.press(at: point(8, 1))
    host.release(at: point(8, 1))
    #expect(state(host).hasSuffix(":three four five six seven eight"))
    host.press("x", modifiers: .control)
    #expect(lines(host) == ["one two", "", "x"])
    host.pasteboard = "a\r\nb\u{0}\u{7}c"
    host.press("v", modifiers: .control)
    #expect(lines(host) == ["one two", "a", "bc", "x"])
  }

  @Test func `the keys of commands with shift are left to menus`() {
    let host = show(Note(text: "one two"))
    host.pasteboard = "before"
    host.press("a", modifiers: [.control])
    for key: KeyEquivalent in ["c", "x", "v"] { host.press(key, modifiers: [.control, .shift]) }
    #expect(host.pasteboard == "before")
    #expect(lines(host) == ["one two"])
  }

  @Test func `selection continues while the pointer is outside the editor`() async {
    let host = show(Note(text: TextEditorTests.hundred))
    host.press(at: point(0, 5))
    host.move(to: at(5, 200))
    #expect(lines(host).first != "line 0")
    await host.advance(by: .seconds(1))
    #expect((Int(lines(host).last!.dropFirst(5)) ?? 0) > 30)
    host.release(at: at(5, 200))
    let shown = lines(host)
    await host.advance(by: .seconds(1))
    #expect(lines(host) == shown)
    #expect(state(host).contains("line 5"))
  }

  @Test func `an editor's scroll bar can be dragged, and a press beside its thumb moves a page`() {
    let host = show(Note(text: TextEditorTests.hundred))
    let before = host.displayList.description
    host.scroll(at: at(100, 50), by: CGSize(width: 0, height: 16.25))
    #expect(lines(host).first == "line 1")
    #expect(host.displayList.description != before)
    host.press(at: at(200, 100))
    host.release(at: at(200, 100))
    #expect(lines(host).first == "line 10")
    host.drag(from: at(200, 30), to: at(200, 500))
    #expect(lines(host).last == "line 99")
    host.drag(from: at(200, 150), to: at(200, -500))
    #expect(lines(host).first == "line 0")
  }

  @Test func `a program selects and replaces`() throws {
    let host = show(Note(text: "one two"))
    try host.tap("Select")
    #expect(state(host) == "7:one")
    host.type("1")
    #expect(lines(host) == ["1 two"])
    try host.tap("Replace")
    #expect(lines(host) == ["replaced"])
    host.press("z", modifiers: .control)
    #expect(lines(host) == ["replaced"])
  }

  @Test func `text may be replaced while an input method composes`() throws {
    let host = show(Note(text: "one", isTold: false))
    host.press(.end, modifiers: .control)
    host.compose("ni")
    #expect(lines(host) == ["oneni"])
    try host.tap("Replace")
    host.compose("nih")
    #expect(lines(host) == ["replacednih"])
    host.type("你")
    #expect(lines(host) == ["replaced你"])
    #expect(state(host).hasPrefix("11:"))
  }

  @Test func `a binding that rejects or changes the text is followed`() {
    struct Limited: View {
      @State private var text = "a"
      var body: some View {
        TextEditor(
          text: Binding(get: { text }, set: { text = String($0.uppercased().filter { $0 != "X" }.prefix(4)) })
        )
        .frame(width: 200, height: 40)
      }
    }
    let host = show(Limited())
    host.press(.end)
    host.type("bxcdefg")
    #expect(host.texts == ["ABCD"])
    host.type("🇩🇪")
    #expect(host.texts == ["ABCD"])
  }

  @Test func `an editor follows line spacing and alignment, and may hide its background`() {
    let text = TextEditor(text: .constant("ab\ncd")).frame(width: 110, height: 100)
    let host = show(text.lineSpacing(10).multilineTextAlignment(.trailing))
    #expect(host.elements.filter { $0.text?.count == 2 }.map(\.frame.origin) == [at(92, 0), at(92, 26.25)])
    let background = "fill (0, 0, 110, 100) #ffffff"
    #expect(show(text).displayList.description.contains(background))
    #expect(!show(text.scrollContentBackground(.hidden)).displayList.description.contains(background))
    #expect(!show(text.textEditorStyle(.plain)).displayList.description.contains(background))
  }

  @Test func `without a proposed height an editor is as high as its lines`() throws {
    struct Growing: View {
      @State private var text = "one"
      var body: some View {
        VStack(spacing: 0) {
          TextEditor(text: $text).fixedSize(horizontal: false, vertical: true)
          Text("below")
        }
      }
    }
    let host = show(Growing())
    let before = try host.frame(ofText: "below").minY
    host.type("\n\n")
    #expect(try host.frame(ofText: "below").minY == before + 2 * 16.25)
  }

  @Test func `a key in a text of 20,000 lines evaluates a handful of rules and typesets a line`() {
    let text = (0..<20_000).map { "line \($0)" }.joined(separator: "\n")
    let host = show(Note(text: text))
    host.type("x")
    let log = host.evaluations { host.type("y") }
    #expect(log.entries.count < 60)
  }

  @Test func `an editor handles right-to-left text, emoji and NUL`() {
    let host = show(Note(text: "שלום\u{0}a"))
    host.press(.end)
    host.type("👨‍👩‍👧")
    host.press(.delete)
    host.press(.delete)
    #expect(state(host).hasPrefix("9:"))
  }
}
