import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// The view of a scope that is focused at first and after a reset, and the visibility of its focus.
@MainActor @Suite struct FocusScopeTests {
  private struct Form: View {
    var prefersSecond = true
    var isScope = true
    @Namespace private var form
    @Namespace private var other
    @FocusState private var field: Int?
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          ForEach(1..<4) { number in
            TextField("\(number)", text: .constant("")).focused($field, equals: number)
              .prefersDefaultFocus(number == 2 && prefersSecond, in: form)
          }
        }
        .focusScope(isScope ? form : other)
        Text("at \(field ?? 0)")
        Button("Last") { field = 3 }
        Button("Reset") { resetFocus(in: form) }
      }
    }
  }

  @Test func `the preferred view has the focus initially and after a reset`() throws {
    let host = TestHost(Form())
    #expect(host.texts.contains("at 2"))
    try host.tap("Last")
    #expect(host.texts.contains("at 3"))
    try host.tap("Reset")
    #expect(host.texts.contains("at 2"))
  }

  @Test func `without a preference, the scope's first view gets the focus`() throws {
    let host = TestHost(Form(prefersSecond: false))
    #expect(host.texts.contains("at 1"))
    try host.tap("Last")
    try host.tap("Reset")
    #expect(host.texts.contains("at 1"))
  }

  @Test func `a preference for another scope is ignored, and so is that scope's reset`() throws {
    let host = TestHost(Form(isScope: false))
    #expect(host.texts.contains("at 1"))
    try host.tap("Last")
    try host.tap("Reset")
    #expect(host.texts.contains("at 3"))
  }

  private struct Ringed: View {
    @State private var isPlain = true
    var body: some View {
      VStack {
        Button("a") { isPlain.toggle() }.focusEffectDisabled(isPlain)
        Text("b")
      }
    }
  }

  @Test func `a disabled focus effect draws no ring, until it is enabled again`() {
    let host = TestHost(Ringed())
    host.press(.tab)
    #expect(host.ring == nil)
    host.press(.space)
    #expect(host.ring != nil)
    host.press(.space)
    #expect(host.ring == nil)
  }

  @Test func `an enclosing focusEffectDisabled takes precedence`() {
    let host = TestHost(Button("a") {}.focusEffectDisabled(false).focusEffectDisabled())
    host.press(.tab)
    #expect(host.ring == nil)
  }

  @Test func `a content shape of another kind doesn't affect taps`() {
    var taps = 0
    let host = TestHost(
      topLeft: Color.red.frame(width: 40, height: 40)
        .contentShape(.hoverEffect, Circle()).onTapGesture { taps += 1 })
    host.tap(at: at(1, 1))
    #expect(taps == 1)
    let other = TestHost(
      topLeft: Color.red.frame(width: 40, height: 40)
        .contentShape([.interaction, .hoverEffect], Circle()).gesture(
          TapGesture().onEnded { taps += 1 }, name: "tap"))
    other.tap(at: at(1, 1))
    #expect(taps == 1)
    other.tap(at: at(20, 20))
    #expect(taps == 2)
  }
}
