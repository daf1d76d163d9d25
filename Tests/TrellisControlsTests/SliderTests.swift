import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct SliderTests {
  @Observable final class Log { var editing: [Bool] = [] }

  private struct Page: View {
    let value: Binding<Double>
    var range: ClosedRange<Double> = 0...10
    var step: Double?
    var log = Log()
    var body: some View {
      if let step {
        Slider(value: value, in: range, step: step) { log.editing.append($0) }
      } else {
        Slider(value: value, in: range) { log.editing.append($0) }
      }
    }
  }

  // The slider is 216 points wide: the thumb's center goes from 8 to 208.
  private func host(_ page: Page) -> TestHost { TestHost(page, size: CGSize(width: 216, height: 60)) }
  private func point(_ part: Double) -> CGPoint { CGPoint(x: 8 + 200 * part, y: 30) }

  @Test func `CF-20 a drag reports the start of editing, sets the value, and reports the end`() {
    let (box, log) = (Box(0.0), Log())
    let host = host(Page(value: box.binding, log: log))
    host.press(at: point(0))
    #expect(log.editing == [true])
    host.move(to: point(0.25))
    host.move(to: point(0.5))
    #expect(log.editing == [true])
    host.release(at: point(0.5))
    #expect(log.editing == [true, false])
    #expect(box.writes == [2.5, 5])
  }

  @Test func `CF-20 a press sets the slider to the pressed position`() {
    let (box, log) = (Box(0.0), Log())
    let host = host(Page(value: box.binding, log: log))
    host.tap(at: point(0.75))
    #expect(box.writes == [7.5])
    #expect(log.editing == [true, false])
  }

  @Test func `CF-20 writes of the model don't report editing`() {
    let (box, log) = (Box(0.0), Log())
    let host = host(Page(value: box.binding, log: log))
    box.value = 4
    #expect(host.value(.slider) == "4")
    #expect(log.editing.isEmpty && box.writes.isEmpty)
  }

  @Test func `CF-21 steps are counted from the lower bound`() throws {
    let box = Box(5.0)
    let host = host(Page(value: box.binding, step: 2))
    try perform(.increment, host)
    #expect(box.writes == [8])
  }

  @Test func `CF-21 with a step of 3 in 0...10, the maximum is 9`() throws {
    let box = Box(6.0)
    let host = host(Page(value: box.binding, step: 3))
    try perform(.increment, host)
    try perform(.increment, host)
    host.tap(at: point(1))
    #expect(box.writes.allSatisfy { $0 == 9 } && box.value == 9)
  }

  @Test func `CF-22 a value outside the range is shown at the end, and the next step starts there`() throws {
    let box = Box(15.0)
    let host = host(Page(value: box.binding))
    _ = host.displayList
    #expect(box.writes.isEmpty)
    try perform(.decrement, host)
    #expect(box.writes == [9])
  }

  @Test func `CF-23 the default step is a tenth of the range, and the last step writes the bound`() throws {
    let box = Box(9.5)
    let host = host(Page(value: box.binding))
    try perform(.increment, host)
    try perform(.increment, host)
    #expect(box.writes == [10, 10])
  }

  @Test func `arrows, Home and End set a focused slider`() {
    let box = Box(5.0)
    let host = host(Page(value: box.binding))
    host.press(.rightArrow)
    #expect(box.writes.isEmpty, "a window doesn't begin with it")
    host.press(.tab)
    host.press(.rightArrow)
    host.press(.leftArrow)
    host.press(.end)
    host.press(.home)
    #expect(box.writes == [5.5, 5, 10, 0])
  }

  @Test func `a disabled slider takes no input`() {
    let box = Box(5.0)
    let host = TestHost(Page(value: box.binding).disabled(true), size: CGSize(width: 216, height: 60))
    host.tap(at: point(1))
    host.press(.tab)
    host.press(.rightArrow)
    #expect(box.writes.isEmpty)
  }

  @Test func `a slider handles an empty range, a NaN value and a zero step`() throws {
    let box = Box(Double.nan)
    let host = host(Page(value: box.binding, range: 3...3, step: 0))
    host.tap(at: point(0.5))
    #expect(box.value == 3)
    #expect(host.warnings.contains { $0.contains("the step is 0") })
    let infinite = TestHost(Page(value: .constant(0), range: 0...Double.infinity))
    #expect(infinite.warnings.contains { $0.contains("isn't finite") })
  }

  @Test func `in a right-to-left layout a slider grows to the left`() {
    let box = Box(0.0)
    let host = TestHost(
      Page(value: box.binding).environment(\.layoutDirection, .rightToLeft),
      size: CGSize(width: 216, height: 60))
    host.tap(at: point(0.25))
    #expect(box.writes == [7.5])
  }

  private struct Own: View {
    @State private var value = 0.0
    var body: some View { Slider(value: $value, in: 0...10) }
  }

  @Test func `a drag evaluates only the slider's body and the one with its value`() {
    let host = TestHost(Own(), size: CGSize(width: 216, height: 60))
    host.press(at: point(0))
    host.move(to: point(0.25))
    let log = host.evaluations { host.move(to: point(0.5)) }
    #expect(log.bodies(of: Own.self) == 0, "a binding isn't read by who hands it on")
    #expect(log.count(of: "body", named: "SliderBar.body") == 1, "\(log)")
    // The other body is that of the thumb's outline, an ordinary shape.
    #expect(log.bodies == 2, "\(log)")
  }

  @Test func `the space bar on a slider doesn't scroll the page around it`() {
    let host = TestHost(
      ScrollView {
        VStack {
          Own()
          Text("below").padding(.top, 500)
        }
      }, size: CGSize(width: 216, height: 60))
    host.press(.tab)
    let before = host.displayList
    host.press(.space)
    #expect(host.displayList == before)
  }

  private func perform(_ kind: AccessibilityNode.Action.Kind, _ host: TestHost) throws {
    let action = try #require(host.nodes(.slider).first?.action(kind))
    host.perform(action)
  }
}
