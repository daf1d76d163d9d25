import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Gestures whose view changes while a pointer is down.
@MainActor @Suite struct InterruptedGestureTests {
  private let heard = Heard()

  /// A dragged view that, from 20 points on, is removed or no longer recognizes the drag.
  struct Dragged: View {
    enum Change: CaseIterable { case removed, disabled, unheard, masked }
    let heard: Heard
    let change: Change
    @GestureState private var x: CGFloat = 0
    @State private var isFar = false

    private var drag: some Gesture {
      DragGesture().updating($x) { value, x, _ in x = value.translation.width }
        .onChanged { if $0.translation.width > 20 { isFar = true } }
        .onEnded { _ in heard.say("ended") }
    }

    var body: some View {
      let _ = heard.say("\(x)")
      VStack {
        if change != .removed {
          let square = Color.red.frame(width: 100, height: 100)
          if change == .unheard {
            square.gesture(drag, isEnabled: !isFar)
          } else {
            square.gesture(drag, including: change == .masked && isFar ? .subviews : .all)
              .disabled(change == .disabled && isFar)
          }
        } else if !isFar {
          Color.red.frame(width: 100, height: 100).gesture(drag)
        }
      }
    }
  }

  @Test(arguments: Dragged.Change.allCases)
  func `an interrupted gesture ends at once without onEnded, and its state is reset`(change: Dragged.Change) {
    let host = TestHost(topLeft: Dragged(heard: heard, change: change))
    host.press(at: at(50, 50))
    host.move(to: at(65, 50))
    _ = host.displayList
    #expect(heard.take() == ["0.0", "15.0"])
    host.move(to: at(80, 50))
    _ = host.displayList
    #expect(heard.take().last == "0.0")
    host.move(to: at(90, 50))
    host.release(at: at(90, 50))
    _ = host.displayList
    #expect(heard.take() == [])
  }

  @MainActor @Observable final class Model { var isOff = false }

  @Test func `a button disabled while pressed does nothing`() {
    struct Switched: View {
      let heard: Heard
      let model: Model
      var body: some View {
        Button {
          heard.say("button")
        } label: {
          Color.red.frame(width: 100, height: 100)
        }
        .disabled(model.isOff)
      }
    }
    let model = Model()
    let host = TestHost(topLeft: Switched(heard: heard, model: model))
    host.press(at: at(50, 50))
    model.isOff = true
    host.release(at: at(50, 50))
    #expect(heard.take() == [])
    model.isOff = false
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["button"])
  }

  private struct Reordered: View {
    let heard: Heard
    @State private var rows = [0, 1, 2]
    @GestureState private var dragged: Int?
    var body: some View {
      let _ = heard.say("\(dragged ?? -1)")
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Color.red.frame(width: 100, height: 20).gesture(
            DragGesture(coordinateSpace: .named("list")).updating($dragged) { _, dragged, _ in dragged = row }
              .onChanged { drag in
                rows.removeAll { $0 == row }
                rows.insert(row, at: max(0, min(2, Int(drag.location.y / 20))))
              }
              .onEnded { heard.say("end \($0.translation.height) \(rows)") })
        }
      }
      .coordinateSpace(.named("list"))
    }
  }

  @Test func `a row moved by its own drag continues to be dragged`() {
    let host = TestHost(topLeft: Reordered(heard: heard))
    host.press(at: at(50, 10))
    for y in [30.0, 50] {
      host.move(to: at(50, y))
      _ = host.displayList
    }
    #expect(heard.take().last == "0")
    host.release(at: at(50, 50))
    _ = host.displayList
    #expect(heard.take() == ["end 40.0 [1, 2, 0]", "-1"])
  }
}
