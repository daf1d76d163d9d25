import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Ticks of sliders, neutral values, and limits of the selection.
@MainActor @Suite struct SliderTickTests {
  // The slider is 216 points wide: the thumb's center goes from 8 to 208.
  private func host(_ view: some View) -> TestHost {
    TestHost(view.labelsHidden(), size: CGSize(width: 216, height: 60))
  }

  private func shapes(_ host: TestHost) -> [CGRect] {
    var all: [CGRect] = []
    host.displayList.forEachItem { item, frame in
      if case .shape(let shape) = item.content {
        all.append(shape.path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY))
      }
    }
    return all
  }

  @Test func `a label is centred below its value, within the slider`() throws {
    let host = host(
      Slider(value: Binding<Double>.constant(0.0), in: 0...4) {
        EmptyView()
      } ticks: {
        SliderTick(0) { Text("first") }
        SliderTick("middle", 2)
        if true { SliderTick(3) }
        SliderTickContentForEach([4.0], id: \.self) { SliderTick("last", $0) }
      })
    #expect(host.texts == ["first", "middle", "last"])
    #expect(try host.frame(ofText: "first").minX == 0)
    #expect(try host.frame(ofText: "middle").midX == 108)
    #expect(try host.frame(ofText: "last").maxX == 216)
  }

  @Test func `each tick in the range is a dot at its value`() throws {
    let host = host(
      Slider(value: Binding<Double>.constant(0.0), in: 0...10) {
        EmptyView()
      } ticks: {
        SliderTickContentForEach([0.0, 5, 10, 11, 5], id: \.self) { SliderTick($0) }
      })
    let dots = try #require(shapes(host).first { $0.height == 3 })
    #expect(dots.minX == 8 - 1.5)
    #expect(dots.maxX == 208 + 1.5)
    var count = 0
    host.displayList.forEachItem { item, _ in
      if case .shape(let shape) = item.content, shape.path.boundingRect.height == 3 {
        shape.path.forEach { if case .move = $0 { count += 1 } }
      }
    }
    #expect(count == 3)
  }

  @Test func `without steps, a value between two ticks can be selected`() {
    let box = Box(0.0)
    let host = host(
      Slider(value: box.binding) {
        EmptyView()
      } ticks: {
        SliderTick(0.0)
        SliderTick(1.0)
      })
    host.tap(at: CGPoint(x: 8 + 200 * 0.3, y: 30))
    #expect(abs(box.value - 0.3) < 1e-9)
  }

  @Test func `a closure makes the ticks of steps`() throws {
    let box = Box(0.0)
    let host = host(
      Slider(value: box.binding, in: 0...10, step: 2) {
        EmptyView()
      } tick: {
        $0 == 4 ? SliderTick("four", $0) : nil
      })
    #expect(host.texts == ["four"])
    #expect(try host.frame(ofText: "four").midX == 8 + 80)
    host.tap(at: CGPoint(x: 8 + 200 * 0.55, y: 20))
    #expect(box.value == 6)
  }

  @Test func `only enabled values can be selected, by the pointer and by keys`() {
    let box = Box(5.0)
    let host = host(
      Slider(value: box.binding, in: 0...10, step: 1, enabledBounds: 2.5...7.5) {
        EmptyView()
      } tick: {
        SliderTick($0)
      })
    host.tap(at: CGPoint(x: 208, y: 30))
    #expect(box.value == 7)
    host.press(.tab)
    host.press(.rightArrow)
    #expect(box.value == 7)
    host.press(.home)
    #expect(box.value == 3)
    host.press(.leftArrow)
    #expect(box.value == 3)
    host.press(.end)
    #expect(box.value == 7)
  }

  @Test func `the filled part begins at the neutral value`() throws {
    func filled(_ value: Double) throws -> CGRect {
      let host = host(
        Slider(value: Binding<Double>.constant(value), in: 0...10, neutralValue: 5) {
          EmptyView()
        } ticks: {
          SliderTick(5.0)
        })
      // The whole track is 216 points wide.
      return try #require(shapes(host).first { $0.height == 4 && $0.width < 216 })
    }
    let left = try filled(2)
    #expect(left.minX == 48 && left.maxX == 108)
    let right = try filled(7.5)
    #expect(right.minX == 108 && right.maxX == 158)
  }

  @Test func `the label of the current value and the labels of the ends are shown`() {
    let host = host(
      Slider(value: Binding<Double>.constant(0.5)) {
        EmptyView()
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      } ticks: {
        SliderTick(0.5)
      })
    #expect(host.texts == ["low", "high", "now"])
  }
}
