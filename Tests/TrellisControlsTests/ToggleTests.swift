import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct ToggleTests {
  enum Kind: CaseIterable { case checkbox, `switch`, button }

  private struct Page: View {
    let kind: Kind
    let isOn: Binding<Bool>
    var body: some View {
      switch kind {
      case .checkbox: Toggle("Sound", isOn: isOn).toggleStyle(.checkbox)
      case .switch: Toggle("Sound", isOn: isOn).toggleStyle(.switch)
      case .button: Toggle("Sound", isOn: isOn).toggleStyle(.button)
      }
    }
  }

  @Test(arguments: Kind.allCases) func `CF-19 a press writes the negation`(kind: Kind) {
    let box = Box(true)
    let host = TestHost(Page(kind: kind, isOn: box.binding))
    #expect(host.value(.checkBox) == "1")
    host.click(.checkBox)
    host.click(.checkBox)
    host.click(.checkBox)
    #expect(box.writes == [false, true, false])
    #expect(host.value(.checkBox) == "0")
  }

  @Test(arguments: Kind.allCases) func `a value written by the model is shown, and nothing is written back`(
    kind: Kind
  ) {
    let box = Box(false)
    let host = TestHost(Page(kind: kind, isOn: box.binding))
    box.value = true
    #expect(host.value(.checkBox) == "1")
    #expect(box.writes.isEmpty)
  }

  @Test(arguments: Kind.allCases) func `the space bar toggles a focused toggle`(kind: Kind) {
    let box = Box(false)
    let host = TestHost(Page(kind: kind, isOn: box.binding))
    host.press(.tab)
    host.press(.space)
    #expect(box.writes == [true])
  }

  @Test(arguments: Kind.allCases) func `a disabled toggle takes no press`(kind: Kind) {
    let box = Box(false)
    let host = TestHost(Page(kind: kind, isOn: box.binding).disabled(true))
    host.click(.checkBox)
    #expect(box.writes.isEmpty)
  }

  private struct Item { var isOn: Binding<Bool> }

  @Test func `CF-19 differing sources are mixed, and a press turns all on`() {
    let (first, second) = (Box(true), Box(false))
    struct All: View {
      let items: [Item]
      var body: some View { Toggle("All", sources: items, isOn: \.isOn) }
    }
    let host = TestHost(All(items: [Item(isOn: first.binding), Item(isOn: second.binding)]))
    #expect(host.value(.checkBox) == "mixed")
    host.click(.checkBox)
    #expect(first.value && second.value)
    #expect(host.value(.checkBox) == "1")
    host.click(.checkBox)
    #expect(!first.value && !second.value)
  }

  @Test func `a check box's label is part of its accessibility element, and takes presses`() throws {
    let box = Box(false)
    let host = TestHost(Page(kind: .checkbox, isOn: box.binding))
    #expect(host.nodes(.checkBox).map(\.label) == ["Sound"])
    try host.tap("Sound")
    #expect(box.writes == [true])
  }

  @Test func `a switch's title is its accessibility label, also if labels are hidden`() {
    let host = TestHost(Page(kind: .switch, isOn: .constant(true)))
    #expect(host.accessibilityTree.nodes.map(\.label) == ["Sound"])
    #expect(host.texts == ["Sound"])
    host.show(Page(kind: .switch, isOn: .constant(true)).labelsHidden())
    #expect(host.accessibilityTree.nodes.map(\.label) == ["Sound"])
    #expect(host.texts.isEmpty)
  }

  @Test func `a check box is its label and 21 points wide, as recorded`() throws {
    let host = TestHost(Page(kind: .checkbox, isOn: .constant(true)))
    let text = try host.frame(ofText: "Sound")
    #expect(host.nodes(.checkBox)[0].frame.width == text.width + 21)
  }

  private struct Shouting: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var presses = 0

    @MainActor func makeBody(configuration: Configuration) -> some View {
      Button {
        presses += 1
        configuration.isOn.toggle()
      } label: {
        HStack {
          configuration.label
          Text("\(presses) \(configuration.isOn ? "ON" : "OFF")\(isEnabled ? "" : "?")")
        }
      }
    }
  }

  @Test func `an app's toggle style has its own state and environment per toggle, and the innermost is used`()
    throws
  {
    let box = Box(false)
    struct Two: View {
      let isOn: Binding<Bool>
      var body: some View {
        VStack {
          Toggle("a", isOn: isOn)
          Toggle("b", isOn: isOn).disabled(true)
        }
        .toggleStyle(Shouting())
        .toggleStyle(.switch)
      }
    }
    let host = TestHost(Two(isOn: box.binding))
    #expect(host.texts == ["a", "0 OFF", "b", "0 OFF?"])
    try host.tap("0 OFF")
    #expect(host.texts == ["a", "1 ON", "b", "0 ON?"])
  }

  private struct Framed: ToggleStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("[")
        Toggle(configuration)
        Text("]")
      }
    }
  }

  @Test func `a toggle of a style's configuration looks as outside the style`() {
    struct Nested: View {
      var body: some View {
        Toggle("x", isOn: .constant(true)).toggleStyle(Framed()).toggleStyle(Shouting())
      }
    }
    #expect(TestHost(Nested()).texts == ["[", "x", "0 ON", "]"])
  }
}
