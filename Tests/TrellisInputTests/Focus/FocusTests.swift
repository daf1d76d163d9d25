import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// The movement of focus, and the views that receive keys (facts §5, recorded on macOS 26).
@MainActor @Suite struct FocusTests {
  private let heard = Heard()

  private struct Fields: View {
    enum Name: Hashable { case first, second, other }
    let heard: Heard
    var hasFirst = true
    var isSecondEnabled = true
    @FocusState private var field: Name?
    var body: some View {
      let _ = heard.say(field.map { "\($0)" } ?? "none")
      VStack(spacing: 0) {
        if hasFirst { Color.red.frame(height: 20).focusable().focused($field, equals: .first) }
        Color.green.frame(height: 20).focusable().focused($field, equals: .second).disabled(!isSecondEnabled)
        Button("First") { field = .first }
        Button("Second") { field = .second }
        Button("Nobody") { field = .other }
        Button("None") { field = nil }
      }
    }
  }

  private func lastHeard(_ host: TestHost) -> String? {
    _ = host.displayList
    return heard.take().last
  }

  @Test func `CF-33 the first focusable view has the focus when the window opens`() {
    let host = TestHost(topLeft: Fields(heard: heard))
    #expect(lastHeard(host) == "first")
  }

  @Test func `CF-30 setting the state moves the focus, and moving the focus sets the state`() throws {
    let host = TestHost(topLeft: Fields(heard: heard))
    try host.tap("Second")
    #expect(lastHeard(host) == "second")
    host.tap(at: at(100, 10))
    #expect(lastHeard(host) == "first")
    try host.tap("None")
    #expect(lastHeard(host) == "none")
    host.tap(at: at(100, 30))
    #expect(lastHeard(host) == "second")
    try host.tap("Nobody")
    #expect(lastHeard(host) == "none")
  }

  @Test func `CF-31 removing the focused view clears the state, and the focus doesn't return`() {
    let host = TestHost(topLeft: Fields(heard: heard))
    #expect(lastHeard(host) == "first")
    host.show(
      Fields(heard: heard, hasFirst: false).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    #expect(lastHeard(host) == "none")
    host.show(Fields(heard: heard).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    #expect(lastHeard(host) == "none")
  }

  @Test func `CF-32 a disabled view never gets the focus, and one disabled later keeps it`() throws {
    func stage(_ isEnabled: Bool) -> some View {
      Fields(heard: heard, isSecondEnabled: isEnabled).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let host = TestHost(topLeft: Fields(heard: heard, isSecondEnabled: false))
    try host.tap("Second")
    #expect(lastHeard(host) == "none")
    host.show(stage(true))
    try host.tap("Second")
    #expect(lastHeard(host) == "second")
    host.show(stage(false))
    #expect(lastHeard(host) == "second")
  }

  @Test func `CF-34 a press on an unfocusable view keeps the focus, and so does one on an activated control`()
  {
    struct Two: View {
      let heard: Heard
      @FocusState private var isFirst: Bool
      @FocusState private var isSecond: Bool
      var body: some View {
        let _ = heard.say("\(isFirst) \(isSecond)")
        VStack(spacing: 0) {
          Color.red.frame(height: 20).focusable().focused($isFirst)
          Color.green.frame(height: 20).focusable(interactions: .activate).focused($isSecond)
          Color.blue
        }
      }
    }
    let host = TestHost(topLeft: Two(heard: heard))
    #expect(lastHeard(host) == "true false")
    host.tap(at: at(100, 30))
    host.tap(at: at(100, 100))
    #expect(lastHeard(host) == nil)
  }

  @Test func `CF-35 keys reach enclosing views first, outermost first and the last modifier first`() {
    let host = TestHost(
      topLeft: Color.red.frame(height: 20)
        .onKeyPress(.space) {
          heard.say("inside")
          return .ignored
        }
        .focusable()
        .onKeyPress { press in
          heard.say("inner \(press.characters)")
          return .ignored
        }
        .onKeyPress(keys: ["a", .upArrow]) { _ in
          heard.say("outer")
          return .handled
        })
    host.press("a")
    #expect(heard.take() == ["outer"])
    host.press("b")
    #expect(heard.take() == ["inner b"])
    host.press(.space)
    #expect(heard.take() == ["inner  "])
    host.press("a", modifiers: .command)
    #expect(heard.take() == ["outer"])
    host.press(.upArrow)
    #expect(heard.take() == ["outer"])
  }

  @Test func `onKeyPress matches phases and characters`() {
    let host = TestHost(
      topLeft: Color.red.focusable()
        .onKeyPress(characters: .decimalDigits, phases: .all) { press in
          heard.say("\(press.phase == .up ? "up" : "down") \(press.characters)")
          return .handled
        })
    host.press("1")
    host.press("x")
    #expect(heard.take() == ["down 1", "up 1"])
  }

  @Test func `the tab key stops at every control, in the order of the views`() {
    struct Form: View {
      let heard: Heard
      @FocusState private var isFocused: Bool
      var body: some View {
        let _ = heard.say("\(isFocused)")
        VStack {
          Button("One") { heard.say("one") }
          Color.red.frame(height: 10).focusable().focused($isFocused)
          Button("Off") { heard.say("off") }.disabled(true)
          Button("Two") { heard.say("two") }
        }
      }
    }
    let host = TestHost(topLeft: Form(heard: heard))
    #expect(lastHeard(host) == "true")
    host.press(.tab)
    #expect(lastHeard(host) == "false")
    host.press(.space)
    #expect(heard.take() == ["two"])
    host.press(.tab)
    host.press(.return)
    #expect(heard.take() == ["one"])
    host.press(.tab, modifiers: .shift)
    host.press(.return)
    #expect(heard.take() == ["two"])
  }

  @Test func `CF-39 a shortcut requires its modifiers, works off screen, and not in disabled views`() {
    let host = TestHost(
      topLeft: VStack {
        Button("Off") { heard.say("off") }.keyboardShortcut("s").disabled(true)
        Button("Save") { heard.say("save") }.keyboardShortcut("s").opacity(0)
        Button("Second") { heard.say("second") }.keyboardShortcut("s")
        Button("Default") { heard.say("default") }.keyboardShortcut(.defaultAction)
        Button("Delete", role: .cancel) { heard.say("cancel") }
      })
    host.press("s", modifiers: .control)
    #expect(heard.take() == ["save"])
    host.press("s", modifiers: [.command, .shift])
    host.press("s")
    #expect(heard.take() == [])
    host.press(.return)
    #expect(heard.take() == ["default"])
    host.press(.escape)
    #expect(heard.take() == [])
  }

  @Test func `the escape key performs the innermost exit command`() {
    let host = TestHost(
      topLeft: Color.red.focusable().onExitCommand { heard.say("inner") }.onExitCommand { heard.say("outer") }
    )
    host.press(.escape)
    #expect(heard.take() == ["inner"])
  }

  @Test func `isFocused is true inside the focused view`() {
    struct Name: View {
      let heard: Heard
      @Environment(\.isFocused) private var isFocused
      var body: some View {
        let _ = heard.say("\(isFocused)")
        Color.red.frame(height: 10)
      }
    }
    let host = TestHost(
      topLeft: VStack(spacing: 0) {
        Color.blue.frame(height: 10).focusable()
        Name(heard: heard).focusable()
      })
    #expect(lastHeard(host) == "false")
    host.tap(at: at(100, 15))
    #expect(lastHeard(host) == "true")
    host.tap(at: at(100, 5))
    #expect(lastHeard(host) == "false")
  }
}

extension FocusTests {
  @Test func `a focus set by keys shows a ring, which covers nothing`() throws {
    let host = TestHost(topLeft: Button("One") { heard.say("one") }.padding(10))
    #expect(host.ring == nil)
    host.press(.tab)
    let button = try #require(host.tapTarget(at: at(20, 15))).frame
    #expect(host.ring?.frame == button.insetBy(dx: -1.5, dy: -1.5))
    try host.tap("One")
    #expect(heard.take() == ["one"])
  }
}
