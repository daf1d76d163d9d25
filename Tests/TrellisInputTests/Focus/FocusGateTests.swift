import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Views that can be focused, and views whose surroundings prevent it.
@MainActor @Suite struct FocusGateTests {
  private let heard = Heard()

  private func button(_ name: String) -> some View { Button(name) { heard.say(name) } }

  @Test func `the tab key skips disabled, hidden and unfocusable views, in stacks and layers`() {
    let host = TestHost(
      topLeft: VStack {
        HStack {
          button("a")
          button("b").disabled(true)
          VStack {
            button("c")
            button("d").hidden()
          }
        }
        ZStack { button("e") }.overlay { button("f") }
        HStack { button("g") }.focusable(false)
        button("h")
      })
    for _ in 0..<6 {
      host.press(.tab)
      host.press(.space)
    }
    #expect(heard.take() == ["a", "c", "e", "f", "h", "a"])
    for _ in 0..<3 {
      host.press(.tab, modifiers: .shift)
      host.press(.space)
    }
    #expect(heard.take() == ["h", "f", "e"])
  }

  @MainActor @Observable final class Model {
    var isFocusable = true
    var id = 0
  }

  private struct Turned: View {
    let heard: Heard
    let model: Model
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      let _ = heard.say("\(isFocused)")
      VStack(spacing: 0) {
        TextField("field", text: $text).focusable(model.isFocusable).focused($isFocused)
          .onKeyPress("x") {
            heard.say("x")
            return .handled
          }
          .id(model.id)
        Button("Focus") { isFocused = true }
      }
    }
  }

  private func lastHeard(_ host: TestHost) -> String? {
    _ = host.displayList
    return heard.take().last
  }

  @Test func `a view that is no longer focusable loses the focus, and can't get it by a press or a state`()
    throws
  {
    let model = Model()
    let host = TestHost(topLeft: Turned(heard: heard, model: model))
    #expect(lastHeard(host) == "true")
    model.isFocusable = false
    #expect(lastHeard(host) == "false")
    host.press("x")
    try host.focus("field")
    #expect(lastHeard(host) == nil)
    try host.tap("Focus")
    #expect(lastHeard(host) != "true")
    model.isFocusable = true
    try host.tap("Focus")
    #expect(lastHeard(host) == "true")
    // Another id makes another view.
    model.id = 1
    #expect(lastHeard(host) == "false")
  }

  private struct Rows: View {
    let heard: Heard
    @State private var rows = [1, 2, 3]
    @FocusState private var row: Int?
    var body: some View {
      let _ = heard.say(row.map { "\($0)" } ?? "none")
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { number in
          Color.red.frame(height: 20).focusable().focused($row, equals: number)
            .onKeyPress(.delete) {
              rows.removeAll { $0 == number }
              return .handled
            }
        }
        Button("Add") {
          rows.append(9)
          row = 9
        }
        Button("Turn") { rows.reverse() }
      }
    }
  }

  @Test
  func `a row gets the focus in the action that creates it, keeps it when moved, and loses it when removed`()
    throws
  {
    let host = TestHost(topLeft: Rows(heard: heard))
    #expect(lastHeard(host) == "1")
    try host.tap("Add")
    #expect(lastHeard(host) == "9")
    try host.tap("Turn")
    _ = lastHeard(host)
    host.press(.tab)
    #expect(lastHeard(host) == "3")
    host.press(.delete)
    #expect(lastHeard(host) == "none")
    host.press(.delete)
    #expect(lastHeard(host) == nil)
  }
}
