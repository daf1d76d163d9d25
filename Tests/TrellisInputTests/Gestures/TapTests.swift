import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

@MainActor @Suite struct TapTests {
  private let heard = Heard()

  @Test func `a tap is recognized on release, within five points`() {
    let host = TestHost(topLeft: square().onTapGesture { heard.say("tap") })
    host.press(at: at(50, 50))
    #expect(heard.take() == [])
    host.move(to: at(54, 50))
    host.release(at: at(54, 50))
    #expect(heard.take() == ["tap"])
    host.press(at: at(50, 50))
    host.move(to: at(55, 50))
    host.move(to: at(50, 50))
    host.release(at: at(50, 50))
    #expect(heard.take() == [])
  }

  @Test func `a finger's tap may move farther, and must be short`() async {
    let host = TestHost(topLeft: square().onTapGesture { heard.say("tap") })
    host.press(at: at(20, 50), with: .finger(1))
    host.move(to: at(60, 50), with: .finger(1))
    host.release(at: at(60, 50), with: .finger(1))
    #expect(heard.take() == ["tap"])
    host.press(at: at(50, 50), with: .finger(1))
    await host.advance(by: .milliseconds(800))
    host.release(at: at(50, 50), with: .finger(1))
    #expect(heard.take() == [])
  }

  @Test(arguments: [true, false]) func `a double tap isn't two single taps, in either order`(
    isDoubleInside: Bool
  )
    async
  {
    let host = TestHost(
      topLeft: Group {
        if isDoubleInside {
          square().onTapGesture(count: 2) { heard.say("double") }.onTapGesture { heard.say("single") }
        } else {
          square().onTapGesture { heard.say("single") }.onTapGesture(count: 2) { heard.say("double") }
        }
      })
    host.doubleTap(at: at(50, 50))
    await host.advance(by: .seconds(1))
    #expect(heard.take() == ["double"])
    host.tap(at: at(50, 50))
    await host.advance(by: .milliseconds(300))
    #expect(heard.take() == [])
    await host.advance(by: .milliseconds(60))
    #expect(heard.take() == ["single"])
  }

  @Test func `a tap that waits for a second one ends its wait if the second is held`() async {
    let host = TestHost(
      topLeft: square().onTapGesture(count: 2) { heard.say("double") }.onTapGesture { heard.say("single") })
    host.tap(at: at(50, 50))
    host.press(at: at(50, 50))
    await host.advance(by: .seconds(1))
    #expect(heard.take() == [])
    host.move(to: at(90, 50))
    host.release(at: at(90, 50))
    #expect(heard.take() == ["single"])
  }

  @Test func `a tap's location is in the requested coordinate space`() {
    let host = TestHost(
      topLeft: square().onTapGesture { heard.say("local \($0.x) \($0.y)") }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded {
            heard.say("global \($0.location.x) \($0.location.y)")
          }
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("box")).onEnded {
            heard.say("box \($0.location.x) \($0.location.y)")
          }
        )
        .padding(10).coordinateSpace(.named("box")).padding(5))
    host.tap(at: at(20, 30))
    #expect(heard.take().sorted() == ["box 15.0 25.0", "global 20.0 30.0", "local 5.0 15.0"])
  }

  @Test func `tap locations are in the view's space before rotation and scaling`() {
    let host = TestHost(
      topLeft: square().onTapGesture { heard.say("\($0.x.rounded()) \($0.y.rounded())") }
        .scaleEffect(0.5).rotationEffect(.degrees(90)))
    host.tap(at: at(60, 50))
    #expect(heard.take() == ["50.0 30.0"])
    host.tap(at: at(90, 50))
    #expect(heard.take() == [])
  }

  @Test func `a tap hits the drawn parts`() {
    let host = TestHost(
      topLeft: VStack(spacing: 20) {
        Color.red.frame(width: 20, height: 20)
        Color.clear.frame(width: 20, height: 20)
        Circle().frame(width: 20, height: 20)
      }
      .padding(20).onTapGesture { heard.say("tap") })
    for (point, isTapped) in [
      (at(30, 30), true), (at(30, 50), false), (at(30, 70), false), (at(30, 110), true), (at(21, 101), false),
      (at(10, 10), false),
    ] {
      host.tap(at: point)
      #expect(heard.take() == (isTapped ? ["tap"] : []), "at \(point)")
    }
  }

  @Test(arguments: [true, false])
  func `a content shape determines hits, before and after the gesture modifier`(
    isBefore: Bool
  ) {
    let host = TestHost(
      topLeft: Group {
        if isBefore {
          square(.clear).contentShape(.rect).onTapGesture { heard.say("tap") }
        } else {
          square(.clear).onTapGesture { heard.say("tap") }.contentShape(.rect)
        }
      })
    host.tap(at: at(90, 90))
    #expect(heard.take() == ["tap"])
  }

  @Test func `a view in front takes taps, unless hit testing is disabled`() {
    let host = TestHost(
      topLeft: ZStack {
        square().onTapGesture { heard.say("below") }
        Color.green.frame(width: 50)
        Color.blue.frame(width: 10).allowsHitTesting(false)
      })
    host.tap(at: at(30, 50))
    #expect(heard.take() == [])
    host.tap(at: at(10, 50))
    #expect(heard.take() == ["below"])
  }

  @Test func `a disabled view lets enclosing gestures run`() {
    let host = TestHost(
      topLeft: VStack(spacing: 0) {
        Button("Off") { heard.say("off") }.disabled(true)
        square().onTapGesture { heard.say("inside") }.disabled(true).onTapGesture { heard.say("after") }
      }.onTapGesture { heard.say("around") })
    _ = try? host.tap("Off")
    #expect(heard.take() == ["around"])
    host.tap(at: at(50, 70))
    #expect(heard.take() == ["after"])
  }

  @Test func `a tap whose action removes the view is the last one`() {
    struct Vanishing: View {
      let heard: Heard
      @State private var isThere = true
      var body: some View {
        if isThere {
          Color.red.frame(width: 100, height: 100).onTapGesture {
            heard.say("gone")
            isThere = false
          }
        }
      }
    }
    let host = TestHost(topLeft: Vanishing(heard: heard))
    host.tap(at: at(50, 50))
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["gone"])
  }

  @Test func `a tap with modifier keys requires them`() {
    let host = TestHost(
      topLeft: square().gesture(TapGesture().modifiers(.shift).onEnded { heard.say("shift") }))
    host.tap(at: at(50, 50))
    #expect(heard.take() == [])
    host.modifiers = .shift
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["shift"])
  }
}
