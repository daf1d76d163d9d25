import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// The values of `@GestureState` during a gesture of several parts, and the transactions in which it changes.
@MainActor @Suite struct GestureStateTests {
  private let heard = Heard()

  private struct Sequenced: View {
    enum Phase: Equatable { case inactive, pressing, dragging(CGFloat) }
    let heard: Heard
    @GestureState private var phase = Phase.inactive
    var body: some View {
      let _ = heard.say("\(phase)")
      Color.red.frame(width: 100, height: 100)
        .gesture(
          LongPressGesture().sequenced(before: DragGesture()).updating($phase) { value, state, _ in
            switch value {
            case .first(true): state = .pressing
            case .second(true, let drag): state = .dragging(drag?.translation.width ?? 0)
            default: state = .inactive
            }
          })
    }
  }

  @Test func `a long press followed by a drag passes through its states, and resets however it ends`() async {
    let host = TestHost(topLeft: Sequenced(heard: heard))
    func newlyHeard() -> [String] {
      _ = host.displayList
      return heard.take()
    }
    #expect(newlyHeard() == ["inactive"])
    host.press(at: at(50, 50))
    #expect(newlyHeard() == ["pressing"])
    await host.advance(by: .milliseconds(500))
    #expect(newlyHeard() == ["dragging(0.0)"])
    host.move(to: at(80, 50))
    #expect(newlyHeard() == ["dragging(30.0)"])
    host.release(at: at(80, 50))
    #expect(newlyHeard() == ["inactive"])
    // Released too early.
    host.press(at: at(50, 50))
    #expect(newlyHeard() == ["pressing"])
    host.release(at: at(50, 50))
    #expect(newlyHeard() == ["inactive"])
    // Moved too early.
    host.press(at: at(50, 50))
    #expect(newlyHeard() == ["pressing"])
    host.move(to: at(80, 50))
    #expect(newlyHeard() == ["inactive"])
    host.release(at: at(80, 50))
    // Cancelled by the system.
    host.press(at: at(50, 50))
    await host.advance(by: .milliseconds(500))
    #expect(newlyHeard().last == "dragging(0.0)")
    host.cancelPress()
    #expect(newlyHeard() == ["inactive"])
  }

  private struct Slow: View {
    let heard: Heard
    @GestureState private var x: CGFloat
    init(heard: Heard) {
      self.heard = heard
      _x = GestureState(wrappedValue: 0) { value, transaction in
        heard.say("back from \(value)")
        transaction.animation = .linear(duration: 1)
      }
    }
    var body: some View {
      Color.red.frame(width: 100, height: 100).offset(x: x)
        .transaction { heard.say($0.animation == nil ? "still" : "moving") }
        .gesture(
          DragGesture().updating($x) { value, x, transaction in
            x = value.translation.width
            if x > 30 { transaction.animation = .linear(duration: 1) }
          })
    }
  }

  @Test func `each gesture state update uses its closure's transaction`() {
    let host = TestHost(topLeft: Slow(heard: heard))
    _ = host.displayList
    host.press(at: at(50, 50))
    var words: [String] = []
    for x in [70.0, 90] {
      host.move(to: at(x, 50))
      _ = heard.take()
      _ = host.displayList
      words += heard.take().suffix(1)
    }
    #expect(words == ["still", "moving"])
    host.release(at: at(90, 50))
    #expect(heard.take() == ["back from 40.0"])
    _ = host.displayList
    #expect(heard.take().last == "moving")
  }
}
