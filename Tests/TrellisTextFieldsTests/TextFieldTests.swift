import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisTestSupport
import TrellisTesting

/// Typing in fields (facts §5 and §6).
@MainActor @Suite struct TextFieldTests {
  private let heard = Heard()

  private struct Form: View {
    let heard: Heard
    @State var name = ""
    @State var other = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      let _ = heard.say(name)
      VStack(spacing: 0) {
        TextField("Name", text: $name).textFieldStyle(.plain).focused($isFocused)
        TextField("Other", text: $other)
        Text(verbatim: "<\(name)|\(other)|\(isFocused)>")
      }
    }
  }

  private func shown(_ host: TestHost) -> String { host.texts.last ?? "" }

  @Test func `CF-26 each edit is written at once`() {
    let host = TestHost(topLeft: Form(heard: heard))
    #expect(shown(host) == "<||true>")
    _ = heard.take()
    host.type("Ada")
    #expect(shown(host) == "<Ada||true>")
    #expect(heard.words == ["A", "Ad", "Ada"])
    host.press(.delete)
    #expect(shown(host) == "<Ad||true>")
    host.press(.leftArrow, times: 2)
    host.type("M")
    host.press(.end)
    host.type("!")
    #expect(shown(host) == "<MAd!||true>")
  }

  @Test func `the prompt is shown while the field is empty`() {
    let host = TestHost(topLeft: Form(heard: heard))
    #expect(host.texts == ["Name", "", "Other", "", "<||true>"])
    host.type("x")
    #expect(host.texts == ["x", "Other", "", "<x||true>"])
  }

  @Test func `a field handles word movement, selection, copying and undo`() {
    let host = TestHost(topLeft: Form(heard: heard, name: "one two three"))
    host.press(.end)
    host.press(.leftArrow, modifiers: [.control, .shift])
    host.press("c", modifiers: .control)
    #expect(host.pasteboard == "three")
    host.press(.home)
    host.press("v", modifiers: .control)
    #expect(shown(host) == "<threeone two three||true>")
    host.press(.delete, modifiers: .control)
    #expect(shown(host) == "<one two three||true>")
    host.press("z", modifiers: .control)
    #expect(shown(host) == "<threeone two three||true>")
    host.press("z", modifiers: [.control, .shift])
    host.press("a", modifiers: .control)
    host.type("x")
    #expect(shown(host) == "<x||true>")
    host.press("z", modifiers: .control)
    #expect(shown(host) == "<one two three||true>")
  }

  @Test func `the pointer sets the caret, selects words and drags a selection`() {
    // Each character of the test font is half as wide as its size, 13 points.
    let host = TestHost(topLeft: Form(heard: heard, name: "one two three"))
    func x(_ characters: Double) -> CGFloat { characters * 6.5 }
    host.tap(at: at(x(3), 8))
    host.type("!")
    #expect(shown(host) == "<one! two three||true>")
    host.press("z", modifiers: .control)
    host.doubleTap(at: at(x(5), 8))
    host.type("2")
    #expect(shown(host) == "<one 2 three||true>")
    host.drag(from: at(x(0), 8), to: at(x(4), 8))
    host.press(.deleteForward)
    #expect(shown(host) == "<2 three||true>")
  }

  @Test func `focusing a field by keys selects all, and a press elsewhere removes the focus`() {
    let host = TestHost(topLeft: Form(heard: heard, name: "one", other: "two"))
    host.press(.tab)
    #expect(shown(host) == "<one|two|false>")
    host.type("x")
    #expect(shown(host) == "<one|x|false>")
    host.tap(at: at(100, 190))
    host.type("y")
    #expect(shown(host) == "<one|xy|false>")
  }

  @Test func `a previously pressed field also selects all when focused by keys`() {
    let host = TestHost(topLeft: Form(heard: heard, name: "one", other: "two"))
    host.tap(at: at(5, 8))
    host.press(.tab)
    host.press(.tab)
    host.type("x")
    #expect(shown(host) == "<x|two|true>")
  }

  @Test func `CF-28 the return key submits the field and enclosing views, inner first, up to a submit scope`()
  {
    let host = TestHost(
      topLeft: TextField("", text: .constant("")).onSubmit { heard.say("inner") }
        .onSubmit { heard.say("middle") }.submitScope().onSubmit { heard.say("outer") })
    host.press(.return)
    #expect(heard.take() == ["inner", "middle"])
  }

  @Test func `CF-29 in a field with onSubmit, the return key doesn't press the default button`() {
    let host = TestHost(
      topLeft: VStack {
        TextField("", text: .constant("")).onSubmit { heard.say("submit") }
        TextField("Plain", text: .constant(""))
        Button("OK") { heard.say("ok") }.keyboardShortcut(.defaultAction)
      })
    host.press(.return)
    #expect(heard.take() == ["submit"])
    host.press(.tab)
    host.press(.return)
    #expect(heard.take() == ["ok"])
  }

  @Test func `CF-27 a value is written when it can be parsed, and formatted when editing ends`() {
    struct Amount: View {
      @State private var amount = 5
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, format: .number)
          TextField("Next", text: .constant(""))
          Text(verbatim: "\(amount)")
        }
      }
    }
    let host = TestHost(topLeft: Amount())
    host.press("a", modifiers: .control)
    host.type("1234")
    #expect(shown(host) == "1234")
    #expect(host.texts[0] == "1234")
    host.press(.return)
    #expect(host.texts[0] == "1,234")
    host.type("x")
    #expect(shown(host) == "1234")
    host.press(.tab)
    #expect(host.texts[0] == "1,234")
  }

  @Test func `a value field accepts any label, a format or a formatter, and an optional value`() {
    struct Amounts: View {
      @State private var amount = 5
      @State private var maybe: Int? = 7
      @State private var number = 9
      var body: some View {
        VStack {
          TextField(value: $amount, format: .number, prompt: Text("how many")) { Image(systemName: "star") }
          TextField(value: $maybe, format: .number, prompt: Text("none")) { Text("Maybe") }
          TextField(value: $number, formatter: NumberFormatter()) { Text("Number") }
          Text(verbatim: "\(amount) \(maybe ?? -1) \(number)")
        }
      }
    }
    let host = TestHost(topLeft: Amounts())
    host.type("1234")
    host.press(.tab)
    host.press(.delete)
    #expect(host.texts == ["1,234", "none", "", "9", "1234 -1 9"])
    host.press(.tab)
    host.type("12")
    #expect(shown(host) == "1234 -1 12")
  }

  @Test func `a field follows a binding that rejects writes`() {
    struct Digits: View {
      @State private var text = "1"
      var body: some View {
        TextField("", text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }))
      }
    }
    let host = TestHost(topLeft: Digits())
    host.press(.end)
    host.type("a2b3")
    #expect(host.texts == ["123"])
    host.press(.home)
    host.type("x4")
    #expect(host.texts == ["4123"], "a character that is refused doesn't move the caret")
  }

  @Test func `external writes are shown, and the caret stays in the text`() {
    struct Cleared: View {
      @State private var text = ""
      var body: some View {
        TextField("", text: $text)
        Button("Clear") { text = "new" }
      }
    }
    let host = TestHost(topLeft: Cleared())
    host.type("hello")
    _ = try? host.tap("Clear")
    #expect(host.texts[0] == "new")
    host.type("!")
    #expect(host.texts[0] == "new!")
  }

  @Test func `composed text is written when the composition ends`() {
    let host = TestHost(topLeft: Form(heard: heard, name: "ab"))
    host.press(.end)
    host.compose("ni")
    #expect(host.texts[0] == "abni")
    #expect(shown(host) == "<ab||true>")
    host.type("你")
    #expect(shown(host) == "<ab你||true>")
    host.type("👨‍👩‍👧é")
    host.press(.delete)
    host.press(.delete)
    #expect(shown(host) == "<ab你||true>")
  }

  @Test func `a secure field shows dots and can't be copied`() {
    struct Secret: View {
      @State private var word = "pass word"
      var body: some View {
        SecureField("Password", text: $word)
        Text(verbatim: word)
      }
    }
    let host = TestHost(topLeft: Secret())
    #expect(host.texts == ["•••••••••", "pass word"])
    host.press("a", modifiers: .control)
    host.press("c", modifiers: .control)
    #expect(host.pasteboard == nil)
    host.press(.end)
    host.press(.leftArrow, modifiers: .control)
    host.type("x")
    #expect(host.texts == ["••••••••••", "xpass word"])
  }

  @Test func `a multi-line field grows, and arrows move between its lines`() {
    struct Note: View {
      @State private var text = "abcdef"
      var body: some View {
        TextField("", text: $text, axis: .vertical).textFieldStyle(.plain).frame(width: 20)
        Text(verbatim: text)
      }
    }
    let host = TestHost(topLeft: Note())
    host.press(.home, modifiers: .control)
    host.press(.downArrow)
    host.type("!")
    #expect(shown(host) == "abc!def")
  }

  @Test func `a field grows up to its line limit, and scrolls beyond it`() throws {
    struct Note: View {
      @State var text = "a"
      var body: some View {
        TextField("", text: $text, axis: .vertical).textFieldStyle(.plain).lineLimit(2...5)
          .frame(width: 100).accessibilityIdentifier("field")
        Text(verbatim: "\(text.count)")
      }
    }
    let host = TestHost(topLeft: Note())
    #expect(try height(host) == 2 * 16.25)
    host.press(.end)
    for _ in 0..<3 { host.press(.return, modifiers: .option) }
    host.pasteboard = "\n1\n2\n3\n4\n5\n6\n7\n8"
    host.press("v", modifiers: .control)
    #expect(try height(host) == 5 * 16.25)
    let end = try top(host)
    #expect(end == -4 * 16.25, "the caret's line is the last that is seen")
    host.scroll(at: at(20, 20), by: CGSize(width: 0, height: -16.25))
    #expect(try top(host) == end + 16.25)
    host.scroll(at: at(20, 20), by: CGSize(width: 0, height: -500))
    #expect(try top(host) == 0)
    // The drag is on the field's scroll bar, which is visible while the lines move.
    host.drag(from: at(95, 10), to: at(95, 300))
    #expect(try top(host) == end)
    host.press(.home, modifiers: .control)
    #expect(try top(host) == 0)
    host.type("x")
    #expect(host.texts.last == "\(1 + 16 + 1)")
  }

  private func height(_ host: TestHost) throws -> CGFloat { try host.frame(ofIdentifier: "field").height }
  private func top(_ host: TestHost) throws -> CGFloat { try host.frame(ofText: host.texts[0]).minY }

  @Test func `a disabled field takes no input`() {
    let host = TestHost(topLeft: Form(heard: heard, name: "a").disabled(true))
    host.tap(at: at(5, 8))
    host.type("x")
    #expect(shown(host) == "<a||false>")
  }

  @Test func `a caret blinks while the field has the focus, at no other cost`() async {
    let host = TestHost(topLeft: Form(heard: heard))
    let log = await host.evaluations { await host.advance(by: .seconds(3)) }
    #expect(log.bodies == 0)
    #expect(log.entries.count < 40)
  }

  @Test func `ten megabytes are pasted into a field, traversed and undone`() {
    struct Line: View {
      @State private var text = "ab"
      var body: some View {
        TextField("", text: $text).textFieldStyle(.plain)
        Text(verbatim: "\(text.utf8.count) \(text.prefix(3)) \(text.suffix(3))")
      }
    }
    let host = TestHost(topLeft: Line())
    host.press(.home)
    host.press(.rightArrow)
    host.pasteboard = String(repeating: "é0123456\n", count: 1_000_000)
    host.press("v", modifiers: .control)
    #expect(shown(host) == "10000002 aé0 6 b")
    #expect(host.texts[0].utf8.count < 20_000)
    host.type("x")
    #expect(shown(host) == "10000003 aé0  xb")
    host.press(.home)
    host.type("y")
    #expect(shown(host) == "10000004 yaé  xb")
    #expect(host.texts[0].hasPrefix("yaé01"))
    host.press(.end)
    host.press(.delete)
    #expect(shown(host) == "10000003 yaé 6 x")
    host.press("z", modifiers: .control, times: 4)
    #expect(shown(host) == "2 ab ab")
  }

  @Test func `a field shows NUL and newlines in its binding`() {
    let host = TestHost(topLeft: Form(heard: heard, name: "a\u{0}b\nc"))
    host.press(.end)
    host.press(.delete)
    host.type("!")
    #expect(shown(host) == "<a\u{0}b\n!||true>")
  }

  @Test(arguments: [ControlTheme.desktop, .phone], ["", "ab", "a text that is rather longer than that"])
  func `a field takes the width that other views in its row leave`(theme: ControlTheme, text: String) throws {
    func row(_ field: some View) -> TestHost {
      let host = TestHost(
        topLeft: HStack(spacing: 10) {
          Text("a title of it")
          field.accessibilityIdentifier("field")
          Button("Go") {}.accessibilityIdentifier("button")
        }
        .frame(width: 200))
      host.environment.controlTheme = theme
      return host
    }
    let host = row(TextField("Name", text: .constant(text)).textFieldStyle(.plain))
    let title = try host.frame(ofText: "a title of it")
    let field = try host.frame(ofIdentifier: "field")
    let button = try host.frame(ofIdentifier: "button")
    #expect(title.minX == 0)
    #expect(field.minX == title.maxX + 10)
    #expect(field.maxX == button.minX - 10)
    #expect(button.maxX == 200)
  }

  @Test func `two fields share a row, and a fixed-size one keeps its text's width`() throws {
    let host = TestHost(
      topLeft: VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          TextField("A", text: .constant("a")).accessibilityIdentifier("first")
          TextField("B", text: .constant("b longer one")).accessibilityIdentifier("second")
        }
        TextField("C", text: .constant("abc")).fixedSize().accessibilityIdentifier("fixed")
      }
      .textFieldStyle(.plain))
    #expect(try host.frame(ofIdentifier: "first").width == 100)
    #expect(try host.frame(ofIdentifier: "second").width == 100)
    #expect(try host.frame(ofIdentifier: "fixed").width < 40)
  }
}
