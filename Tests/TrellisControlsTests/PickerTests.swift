import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct PickerTests {
  private struct Days: View {
    let selection: Binding<Int>
    var count = 3
    var body: some View {
      Picker("Day", selection: selection) {
        ForEach(0..<count, id: \.self) { Text("day \($0)").tag($0) }
      }
    }
  }

  /// Returns the labels of the selected radio buttons, in reading order.
  private func chosen(_ host: TestHost) -> [String] {
    host.nodes(.radioButton).filter { $0.value == "1" }.compactMap(\.label)
  }

  @Test func `CF-16 a tag matches its type and its type's optional`() {
    struct Page: View {
      @State var one: Int? = 2
      @State var two = 2
      var body: some View {
        Picker("a", selection: $one) { Text("two").tag(2) }.pickerStyle(.radioGroup)
        Picker("b", selection: $two) { Text("zwei").tag(2) }.pickerStyle(.radioGroup)
        Picker("c", selection: $one) { Text("deux").tag(2, includeOptional: false) }.pickerStyle(.radioGroup)
      }
    }
    #expect(chosen(TestHost(Page())) == ["two", "zwei"])
  }

  @Test func `a menu picker is as wide as its widest option, but on a phone as its value`() throws {
    func distance(_ theme: ControlTheme) throws -> CGFloat {
      let host = TestHost(
        Picker("", selection: .constant(0)) {
          Text("a").tag(0)
          Text("a much longer option").tag(1)
        }
        .pickerStyle(.menu).labelsHidden().controlTheme(theme), size: CGSize(width: 400, height: 100))
      let button = try #require(host.nodes(.popUpButton).first)
      return button.frame.width - (try host.frame(ofText: "a").width)
    }
    #expect(try distance(.desktop) > 80)
    #expect(try distance(.phone) < 40)
  }

  @Test func `CF-16 rows' ids are tags if their type fits`() throws {
    let box = Box("b")
    struct Page: View {
      let selection: Binding<String>
      var body: some View {
        Picker("x", selection: selection) { ForEach(["a", "b", "c"], id: \.self) { Text("row \($0)") } }
          .pickerStyle(.radioGroup)
      }
    }
    let host = TestHost(Page(selection: box.binding))
    #expect(chosen(host) == ["row b"])
    try host.tap("row c")
    #expect(box.writes == ["c"])
  }

  @Test func `CF-04 an option with a tag of another type can't be chosen`() throws {
    let box = Box(1)
    struct Page: View {
      let selection: Binding<Int>
      var body: some View {
        Picker("x", selection: selection) {
          Text("one").tag(1)
          Text("text").tag("2")
          Text("optional").tag(Optional(3))
          Text("none")
        }
        .pickerStyle(.radioGroup)
      }
    }
    let host = TestHost(Page(selection: box.binding))
    #expect(host.nodes(.radioButton).compactMap(\.label) == ["one"])
    for text in ["text", "optional", "none"] {
      let frame = try host.frame(ofText: text)
      host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    #expect(box.writes.isEmpty)
  }

  @Test
  func `CF-17 without a matching tag no option is selected, nothing is written, and it is reported once`() {
    let box = Box(7)
    let host = TestHost(Days(selection: box.binding).pickerStyle(.radioGroup))
    #expect(chosen(host).isEmpty)
    #expect(box.writes.isEmpty)
    box.value = 1
    _ = host.displayList
    box.value = 7
    #expect(host.warnings.count { $0.contains("Picker: the selection 7") } == 1)
  }

  @Test func `of two options with one tag, the first is selected, and it is reported`() {
    struct Page: View {
      var body: some View {
        Picker("x", selection: .constant(1)) {
          Text("first").tag(1)
          Text("second").tag(1)
        }
        .pickerStyle(.radioGroup)
      }
    }
    let host = TestHost(Page())
    #expect(chosen(host) == ["first"])
    #expect(host.warnings.contains { $0.contains("several options have the tag 1") })
  }

  @Test(arguments: [true, false]) func `arrows select the next option, and stop at the ends`(
    isSegmented: Bool
  ) {
    let box = Box(0)
    struct Page: View {
      let isSegmented: Bool
      let selection: Binding<Int>
      var body: some View {
        if isSegmented {
          Days(selection: selection).pickerStyle(.segmented)
        } else {
          Days(selection: selection).pickerStyle(.radioGroup)
        }
      }
    }
    let host = TestHost(Page(isSegmented: isSegmented, selection: box.binding))
    host.press(.tab)
    host.press(isSegmented ? .rightArrow : .downArrow, times: 4)
    #expect(box.writes == [1, 2])
    host.press(isSegmented ? .leftArrow : .upArrow)
    #expect(box.writes == [1, 2, 1])
  }

  @Test func `the tab key stops once at a segmented picker`() {
    struct Page: View {
      let pressed: Box<Int>
      var body: some View {
        Days(selection: .constant(1)).pickerStyle(.segmented)
        Button("after") { pressed.value += 1 }
      }
    }
    let pressed = Box(0)
    let host = TestHost(Page(pressed: pressed))
    host.press(.tab, times: 2)
    // The first press of the tab key focuses the picker, and the second one the button.
    host.press(.space)
    #expect(pressed.value == 1)
  }

  @Test func `segments are as wide as recorded`() throws {
    let host = TestHost(Days(selection: .constant(1)).pickerStyle(.segmented).labelsHidden())
    let text = try host.frame(ofText: "day 0")
    let frame = host.nodes(.radioGroup)[0].frame
    #expect(frame.height == 24)
    #expect(abs(frame.width - (3 * (text.width + 24) + 1)) < 0.01)
  }

  @Test func `a pop-up button is as wide as its widest option, and its accessibility value is the selection`()
    throws
  {
    struct Page: View {
      @State var selection = 0
      var body: some View {
        Picker("x", selection: $selection) {
          Text("short").tag(0)
          Text("much longer").tag(1)
        }
        .labelsHidden()
      }
    }
    let host = TestHost(Page(), size: CGSize(width: 300, height: 300))
    let button = host.nodes(.popUpButton)[0]
    #expect(button.value == "short" && button.label == "x")
    #expect(button.frame.width == (try host.frame(ofText: "much longer")).width + 48)
    #expect(button.frame.height == 24)
    host.click(.popUpButton)
    #expect(host.nodes(.menu).count == 1)
    try host.tap("much longer")
    #expect(host.value(.popUpButton) == "much longer")
    #expect(host.nodes(.menu).isEmpty)
  }

  @Test func `CF-18 a picker in a menu is a submenu with a tick, and views without a tag aren't options`()
    throws
  {
    let box = Box(1)
    struct Page: View {
      let selection: Binding<Int>
      var body: some View {
        Menu("File") {
          Picker("Size", selection: selection) {
            Text("small").tag(0)
            Text("large").tag(1)
            Text("untagged")
          }
        }
      }
    }
    let host = TestHost(Page(selection: box.binding), size: CGSize(width: 400, height: 300))
    try host.tap("File")
    #expect(!host.texts.contains("small"))
    try host.tap("Size")
    #expect(host.texts.contains("small"))
    let items = host.nodes(.menuItem).compactMap(\.label)
    #expect(items.contains("small") && items.contains("large") && !items.contains("untagged"))
    try host.tap("small")
    #expect(box.writes == [0])
    #expect(host.nodes(.menu).isEmpty)
  }

  private struct Divided: View {
    let selection: Binding<Int>
    var body: some View {
      HStack {
        Text("Label")
        Picker("Filter", selection: selection) {
          Text("All").tag(1)
          Divider()
          Divider()
          Text("Two").tag(2)
          Text("Note")
          Divider()
        }
      }
    }
  }

  private enum Form: CaseIterable { case menu, segmented, radio, palette }

  @Test(arguments: Form.allCases)
  private func `a divider among the options doesn't change a picker's size`(form: Form) throws {
    struct Page: View {
      let form: Form
      var body: some View {
        let row = Divided(selection: .constant(1))
        Group {
          switch form {
          case .menu: row
          case .segmented: row.pickerStyle(.segmented)
          case .radio: row.pickerStyle(.radioGroup)
          case .palette: row.pickerStyle(.palette)
          }
        }
        .background { Color.red.accessibilityIdentifier("row") }
      }
    }
    let host = TestHost(Page(form: form), size: CGSize(width: 600, height: 400))
    let frame = try host.frame(ofIdentifier: "row")
    #expect(frame.height < 90)
    #expect(frame.width < 400)
  }

  @Test
  func `a divider among the options is a horizontal line of the menu, without doubled or trailing ones`()
    throws
  {
    let host = TestHost(Divided(selection: .constant(1)), size: CGSize(width: 600, height: 400))
    try host.tap("All")
    let items = host.nodes(.menuItem)
    let first = try #require(items.first?.frame)
    let second = try #require(items.last?.frame)
    // A separator is 11 points high.
    #expect(second.minY - first.maxY == 11)
    let note = try host.frame(ofText: "Note")
    #expect(note.minY > second.maxY - 1)
  }
}
