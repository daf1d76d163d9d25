import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// The winner among several gestures (facts §3, recorded on macOS 26).
@MainActor @Suite struct ArenaTests {
  private let heard = Heard()

  private func tap(_ word: String) -> some Gesture { TapGesture().onEnded { heard.say(word) } }
  private func drag(_ word: String) -> some Gesture {
    DragGesture().onChanged { _ in heard.say(word) }.onEnded { _ in heard.say("\(word) ended") }
  }
  private var square: some View { Color.red.frame(width: 100, height: 100) }

  @Test func `CF-41 a Button wins over its parent's tap gesture, which wins with high priority`() throws {
    let host = TestHost(topLeft: Button("Press") { heard.say("button") }.gesture(tap("parent")))
    try host.tap("Press")
    #expect(heard.take() == ["button"])
    host.show(Button("Press") { heard.say("button") }.highPriorityGesture(tap("parent")))
    try host.tap("Press")
    #expect(heard.take() == ["parent"])
  }

  @Test func `H3 H10 a parent's simultaneous tap runs too, before the winner`() throws {
    let host = TestHost(topLeft: Button("Press") { heard.say("button") }.simultaneousGesture(tap("parent")))
    try host.tap("Press")
    #expect(heard.take() == ["parent", "button"])
    host.show(square.gesture(tap("child")).simultaneousGesture(tap("parent")))
    host.tap(at: at(100, 100))
    #expect(heard.take() == ["parent", "child"])
  }

  @Test func `normal gestures are tried from the inside, high-priority ones from the outside`() {
    let host = TestHost(topLeft: square.gesture(tap("1")).gesture(tap("2")))
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["1"])
    host.show(
      square.highPriorityGesture(tap("1")).highPriorityGesture(tap("2"))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["2"])
  }

  @Test func `a child's drag leaves clicks to the parent's tap`() {
    let host = TestHost(topLeft: square.gesture(drag("drag")).gesture(tap("tap")))
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["tap"])
    host.drag(from: at(50, 50), to: at(90, 50), steps: 1)
    #expect(heard.take() == ["drag", "drag ended"])
  }

  @Test func `X4 a parent's drag takes over from a child's tap, not from a Button`() throws {
    let host = TestHost(topLeft: square.gesture(tap("tap")).gesture(drag("drag")))
    host.drag(from: at(50, 50), to: at(90, 50), steps: 1)
    #expect(heard.take() == ["drag", "drag ended"])
    host.show(
      Button {
        heard.say("button")
      } label: {
        square
      }.gesture(drag("drag")))
    host.drag(from: at(100, 100), to: at(130, 100), steps: 3)
    #expect(heard.take() == ["button"])
  }

  @Test func `B1 a Button is pressed if the pointer is released over it, wherever it has been`() {
    let host = TestHost(
      topLeft: Button {
        heard.say("button")
      } label: {
        square
      })
    host.press(at: at(50, 50))
    host.move(to: at(150, 150))
    host.move(to: at(60, 60))
    host.release(at: at(60, 60))
    #expect(heard.take() == ["button"])
    host.drag(from: at(50, 50), to: at(150, 150))
    #expect(heard.take() == [])
    host.press(at: at(50, 50))
    host.cancelPress()
    host.release(at: at(50, 50))
    #expect(heard.take() == [])
  }

  @Test func `gesture masks disable the gesture or those inside`() {
    for (mask, words) in [
      (GestureMask.all, ["child"]), (.gesture, ["parent"]), (.subviews, ["child"]), (.none, []),
    ] {
      let host = TestHost(topLeft: square.gesture(tap("child")).gesture(tap("parent"), including: mask))
      host.tap(at: at(50, 50))
      #expect(heard.take() == words, "\(mask)")
    }
  }

  @Test func `two fingers on two views are two gestures`() {
    let host = TestHost(
      topLeft: HStack(spacing: 0) {
        square.gesture(tap("left"))
        square.gesture(tap("right"))
      })
    host.press(at: at(20, 50), with: .finger(1))
    host.press(at: at(120, 50), with: .finger(2))
    host.release(at: at(20, 50), with: .finger(1))
    host.release(at: at(120, 50), with: .finger(2))
    #expect(heard.take() == ["left", "right"])
  }
}

extension ArenaTests {
  @Test(arguments: [true, false]) func `a long press isn't a tap, whichever is inside`(
    isTapInside: Bool
  ) async {
    let host = TestHost(
      topLeft: Group {
        if isTapInside {
          square.onTapGesture { heard.say("tap") }.onLongPressGesture { heard.say("long") }
        } else {
          square.onLongPressGesture { heard.say("long") }.onTapGesture { heard.say("tap") }
        }
      })
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["tap"])
    await host.longPress(at: at(50, 50))
    #expect(heard.take() == ["long"])
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["tap"])
  }

  @Test func `a Button prevents an enclosing long press`() async {
    let host = TestHost(
      topLeft: Button {
        heard.say("button")
      } label: {
        square
      }.onLongPressGesture { heard.say("long") })
    await host.longPress(at: at(50, 50))
    #expect(heard.take() == ["button"])
  }

  @Test func `a Button's high-priority drag cancels the press, a simultaneous one doesn't`() {
    let button = Button {
      heard.say("button")
    } label: {
      square
    }
    let host = TestHost(topLeft: button.highPriorityGesture(drag("drag")))
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["button"])
    host.drag(from: at(50, 50), to: at(70, 50), steps: 1)
    #expect(heard.take() == ["drag", "drag ended"])
    let other = TestHost(topLeft: button.simultaneousGesture(drag("drag")))
    other.drag(from: at(50, 50), to: at(70, 50), steps: 1)
    #expect(heard.take() == ["drag", "drag ended", "button"])
  }
}
