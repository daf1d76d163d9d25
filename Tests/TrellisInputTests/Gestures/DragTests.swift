import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

@MainActor @Suite struct DragTests {
  private let heard = Heard()
  private var square: some View { Color.red.frame(width: 100, height: 100) }

  @Test func `a drag starts after ten points, and ends anywhere`() {
    let host = TestHost(
      topLeft: square.gesture(
        DragGesture().onChanged { heard.say("\($0.startLocation.x) \($0.translation.width)") }
          .onEnded { heard.say("end \($0.location.x) \($0.translation.width) \($0.translation.height)") }))
    host.press(at: at(50, 50))
    host.move(to: at(59, 50))
    #expect(heard.take() == [])
    host.move(to: at(60, 50))
    host.move(to: at(61, 50))
    #expect(heard.take() == ["50.0 10.0", "50.0 11.0"])
    host.move(to: at(190, 150))
    host.release(at: at(190, 150))
    #expect(heard.take() == ["50.0 140.0", "end 190.0 140.0 100.0"])
    host.drag(from: at(50, 50), to: at(59, 50))
    #expect(heard.take() == [])
  }

  @Test func `with a minimum distance of zero a click is a drag`() {
    let host = TestHost(
      topLeft: square.gesture(
        DragGesture(minimumDistance: 0).onChanged { _ in heard.say("change") }.onEnded { _ in heard.say("end")
        }))
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["change", "end"])
  }

  @Test func `velocity comes from the last three samples, and predicts the end`() async {
    let host = TestHost(
      topLeft: square.gesture(
        DragGesture(minimumDistance: 0).onEnded {
          heard.say("\($0.velocity.width.rounded()) \($0.predictedEndTranslation.width.rounded())")
        }))
    host.press(at: at(0, 50))
    for x in [10.0, 30, 60] {
      await host.advance(by: .milliseconds(100))
      host.move(to: at(x, 50))
    }
    host.release(at: at(60, 50))
    // The velocity is a quarter of 300 and three quarters of 200 points a second.
    #expect(heard.take() == ["225.0 116.0"])
  }

  @Test func `a gesture state is reset when the gesture ends, fails and is interrupted`() {
    struct Dragged: View {
      let heard: Heard
      @GestureState private var distance = CGSize.zero
      @GestureState(reset: { value, _ in }) private var isDown: Bool? = nil
      var body: some View {
        let _ = heard.say("\(distance.width) \(isDown == true)")
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 5).updating($distance) { drag, distance, _ in
              distance = drag.translation
            }
            .simultaneously(with: LongPressGesture().updating($isDown) { down, state, _ in state = down }))
      }
    }
    let host = TestHost(topLeft: Dragged(heard: heard))
    func newlyHeard() -> [String] {
      _ = host.displayList
      return heard.take()
    }
    #expect(newlyHeard() == ["0.0 false"])
    host.press(at: at(50, 50))
    #expect(newlyHeard() == ["0.0 true"])
    host.move(to: at(60, 50))
    #expect(newlyHeard() == ["10.0 true"])
    host.release(at: at(60, 50))
    #expect(newlyHeard() == ["0.0 false"])
    host.press(at: at(50, 50))
    host.move(to: at(60, 50))
    #expect(newlyHeard().last == "10.0 true")
    host.cancelPress()
    #expect(newlyHeard() == ["0.0 false"])
  }

  @Test func `onEnded is called before the gesture state is reset, in its own transaction`() {
    struct Dragged: View {
      let heard: Heard
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var x = 0.0
      var body: some View {
        Color.red.frame(width: 100, height: 100).offset(x: x)
          .transaction { heard.say($0.animation == nil ? "still" : "moving") }
          .gesture(DragGesture().updating($x) { drag, x, _ in x = drag.translation.width })
      }
    }
    let host = TestHost(topLeft: Dragged(heard: heard))
    host.press(at: at(50, 50))
    host.move(to: at(70, 50))
    _ = host.displayList
    #expect(heard.take().last == "still")
    host.release(at: at(70, 50))
    _ = host.displayList
    #expect(heard.take().last == "moving")
  }

  @Test func `two fingers magnify and rotate`() {
    let host = TestHost(
      topLeft: square.gesture(
        MagnifyGesture().onChanged { heard.say("x\($0.magnification) \($0.startAnchor.x)") }
          .simultaneously(with: RotateGesture().onChanged { heard.say("\($0.rotation.degrees.rounded())°") }))
    )
    host.press(at: at(40, 50), with: .finger(1))
    host.press(at: at(60, 50), with: .finger(2))
    host.move(to: at(80, 50), with: .finger(2))
    #expect(heard.take() == ["x2.0 0.5"])
    host.move(to: at(40, 90), with: .finger(2))
    #expect(heard.take() == ["90.0°"])
    host.release(at: at(40, 90), with: .finger(2))
    host.release(at: at(40, 50), with: .finger(1))
  }

  @Test func `a long press reports when it begins and ends`() async {
    let host = TestHost(
      topLeft: square.onLongPressGesture {
        heard.say("long")
      } onPressingChanged: {
        heard.say("\($0)")
      })
    host.press(at: at(50, 50))
    #expect(heard.take() == ["true"])
    await host.advance(by: .milliseconds(499))
    #expect(heard.take() == [])
    await host.advance(by: .milliseconds(1))
    #expect(heard.take() == ["false", "long"])
    host.release(at: at(50, 50))
    host.press(at: at(50, 50))
    host.release(at: at(50, 50))
    #expect(heard.take() == ["true", "false"])
    host.press(at: at(50, 50))
    host.move(to: at(61, 50))
    #expect(heard.take() == ["true", "false"])
    host.release(at: at(61, 50))
  }

  @Test func `a drag sequenced after a long press starts at its position`() async {
    let host = TestHost(
      topLeft: square.gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged { value in
            switch value {
            case .first: heard.say("first")
            case .second(_, let drag): heard.say("second \(drag?.translation.width ?? -1)")
            }
          }
          .onEnded { value in
            if case .second(_, let drag?) = value { heard.say("end \(drag.translation.width)") }
          }))
    host.press(at: at(50, 50))
    await host.advance(by: .milliseconds(600))
    host.move(to: at(80, 50))
    host.release(at: at(80, 50))
    #expect(heard.take() == ["first", "second 0.0", "second 30.0", "end 30.0"])
    host.drag(from: at(50, 50), to: at(90, 50))
    #expect(heard.take() == ["first"])
  }

  @Test func `of two exclusive gestures, the second is recognized if the first fails`() async {
    let host = TestHost(
      topLeft: square.gesture(
        TapGesture(count: 2).onEnded { heard.say("double") }
          .exclusively(before: TapGesture().onEnded { heard.say("single") })))
    host.doubleTap(at: at(50, 50))
    await host.advance(by: .seconds(1))
    #expect(heard.take() == ["double"])
    host.tap(at: at(50, 50))
    #expect(heard.take() == [])
    await host.advance(by: .milliseconds(350))
    #expect(heard.take() == ["single"])
  }

  @Test func `a custom gesture works as its body`() {
    struct Flick: Gesture {
      let perform: (CGFloat) -> Void
      var body: some Gesture { DragGesture().onEnded { perform($0.translation.width) } }
    }
    let host = TestHost(topLeft: square.gesture(Flick { heard.say("\($0)") }))
    host.drag(from: at(10, 50), to: at(40, 50))
    #expect(heard.take() == ["30.0"])
  }

  @Test func `optional and type-erased gestures work`() {
    let none: TapGesture? = nil
    let host = TestHost(
      topLeft: square.gesture(none).gesture(AnyGesture(TapGesture().onEnded { heard.say("any") })))
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["any"])
  }
}
