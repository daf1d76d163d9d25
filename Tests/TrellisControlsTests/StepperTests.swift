import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct StepperTests {
  private func perform(_ kind: AccessibilityNode.Action.Kind, _ host: TestHost) throws {
    let action = try #require(host.nodes(.stepper).first?.action(kind))
    host.perform(action)
  }

  @Test func `CF-24 a step beyond the bound stops at it, and further steps write nothing`() throws {
    let box = Box(2)
    let host = TestHost(Stepper("x", value: box.binding, in: 0...3, step: 2))
    try perform(.increment, host)
    try perform(.increment, host)
    #expect(box.writes == [3])
    try perform(.decrement, host)
    #expect(box.writes == [3, 1])
  }

  @Test func `CF-24 a stepper without a range has no bounds`() throws {
    let box = Box(Int.max - 1)
    let host = TestHost(Stepper("x", value: box.binding))
    for _ in 0..<3 { try perform(.increment, host) }
    #expect(box.writes == [Int.max])
  }

  @Test func `CF-24 a stepper's button without an action does nothing`() throws {
    let box = Box(0)
    let host = TestHost(Stepper("x", onIncrement: nil, onDecrement: { box.value -= 1 }))
    try perform(.increment, host)
    try perform(.decrement, host)
    #expect(box.value == -1)
  }

  @Test func `a stepper's buttons can be pressed, and arrows do the same`() throws {
    let box = Box(5)
    let host = TestHost(Stepper("x", value: box.binding).labelsHidden())
    let frame = host.nodes(.stepper)[0].frame
    #expect(frame.size == CGSize(width: 20, height: 24))
    host.tap(at: CGPoint(x: frame.midX, y: frame.minY + 5))
    host.tap(at: CGPoint(x: frame.midX, y: frame.maxY - 5))
    host.press(.tab)
    host.press(.upArrow)
    host.press(.downArrow)
    #expect(box.writes == [6, 5, 6, 5])
  }

  @Test func `a step of 0 is reported, and does nothing`() throws {
    struct Page: View {
      let value: Binding<Int>
      var body: some View { Stepper("x", value: value, step: 0) }
    }
    let box = Box(5)
    let host = TestHost(Page(value: box.binding))
    try perform(.increment, host)
    #expect(box.writes.isEmpty)
    #expect(host.warnings.contains { $0.contains("the step is 0") })
  }

  @Test func `a stepper reports the start and end of editing`() throws {
    let log = Box<[String]>([])
    let value = Binding(get: { 1 }, set: { log.value.append("\($0)") })
    let host = TestHost(Stepper("x", value: value) { log.value.append($0 ? "begins" : "ends") })
    try perform(.increment, host)
    #expect(log.value == ["begins", "2", "ends"])
  }
}
