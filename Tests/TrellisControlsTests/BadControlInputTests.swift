import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Unexpected data and bindings in controls: nothing is lost, and nothing ends the process.
@MainActor @Suite struct BadControlInputTests {
  private func refusing<Value>(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 300, height: 300)) }

  @Test func `toggles whose bindings reject writes stay as they are`() {
    let box = host(Toggle("on", isOn: refusing(true)).toggleStyle(.checkbox))
    box.click(.checkBox)
    #expect(box.value(.checkBox) == "1")
    let flip = host(Toggle("on", isOn: refusing(false)).toggleStyle(.switch))
    flip.click(.checkBox)
    #expect(flip.value(.checkBox) == "0")
  }

  @Test func `a slider and a stepper whose bindings reject writes keep their values, and a drag continues`() {
    let slider = host(Slider(value: refusing(0.25)))
    let before = slider.value(.slider)
    let frame = slider.nodes(.slider)[0].frame
    slider.drag(
      from: CGPoint(x: frame.minX + 10, y: frame.midY), to: CGPoint(x: frame.maxX - 10, y: frame.midY))
    #expect(slider.value(.slider) == before)
    slider.press(.tab)
    slider.press(.end)
    #expect(slider.value(.slider) == before)
    let stepper = host(Stepper("step", value: refusing(2), in: 0...5))
    let value = stepper.value(.stepper)
    stepper.press(.tab)
    stepper.press(.upArrow, times: 3)
    #expect(stepper.value(.stepper) == value)
  }

  @Test func `pickers whose bindings reject writes keep showing the selection`() throws {
    let picker = Picker("choice", selection: refusing(0)) {
      Text("one").tag(0)
      Text("two").tag(1)
    }
    let menu = host(picker)
    menu.click(.popUpButton)
    try menu.tap("two")
    #expect(menu.value(.popUpButton) == "one")
    let segments = host(picker.pickerStyle(.segmented))
    try segments.tap("two")
    #expect(segments.nodes(.radioButton).map(\.value) == ["1", "0"])
  }

  @Test func `a stepper with an empty range stays at its value`() {
    let box = Box(7)
    let host = host(Stepper("step", value: box.binding, in: 3...3))
    host.press(.tab)
    host.press(.upArrow)
    host.press(.downArrow)
    #expect(box.value == 3 || box.value == 7)
    #expect(box.writes.allSatisfy { $0 == 3 })
  }

  private struct Unreadable: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ value: String) throws -> Int { throw CocoaError(.formatting) }
    }
    var parseStrategy: Strategy { Strategy() }
    func format(_ value: Int) -> String { "number \(value)" }
  }

  @Test func `unparsable text writes nothing, and the value is shown again after editing`() {
    let box = Box(5)
    let host = host(TextField("number", value: box.binding, format: Unreadable()))
    host.press(.tab)
    host.type("12")
    host.press(.return)
    #expect(box.writes.isEmpty)
    #expect(host.texts.contains("number 5"))
  }

  @Test func `rows removed during their own deletion are deleted once`() async throws {
    struct Page: View {
      let items: Box<[String]>
      let log: (IndexSet) -> Void
      var body: some View {
        List(selection: .constant(Set(["b", "c"]))) {
          ForEach(items.value, id: \.self) { Text($0) }.onDelete {
            log($0)
            items.value = []
          }
        }
      }
    }
    let items = Box(["a", "b", "c"])
    var log: [IndexSet] = []
    let host = host(Page(items: items) { log.append($0) })
    host.press(.tab)
    host.press(.delete, times: 3)
    await host.advance(by: .seconds(1))
    #expect(log == [[1, 2]])
    #expect(host.texts.isEmpty)
  }

  @Test func `keys are harmless in a list without its selected row or without rows`() {
    let box = Box<Int?>(99)
    let host = host(List(0..<3, id: \.self, selection: box.binding) { Text("row \($0)") })
    host.press(.tab)
    host.type("zz")
    #expect(box.value == 99)
    host.press(.downArrow)
    #expect(box.value == 0)
    let empty = self.host(List([Int](), id: \.self, selection: box.binding) { Text("row \($0)") })
    empty.press(.tab)
    empty.press(.end)
    empty.press(.downArrow, modifiers: .shift)
    empty.press("a", modifiers: .control)
    empty.type("r")
    #expect(box.value == 0)
  }
}
