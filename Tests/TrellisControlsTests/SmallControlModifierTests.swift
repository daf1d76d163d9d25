import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// Modifiers that change one property of a control.
@MainActor @Suite struct SmallControlModifierTests {
  private func host(_ view: some View) -> TestHost { TestHost(view, size: CGSize(width: 300, height: 200)) }

  @Test func `a label has the given space and width for its icon`() throws {
    func gap(_ label: some View) throws -> CGFloat {
      try host(HStack(spacing: 0) { label }.frame(maxWidth: .infinity, alignment: .leading)).frame(
        ofText: "Title"
      ).minX
    }
    func label() -> some View {
      Label {
        Text("Title")
      } icon: {
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(try gap(label()) == 16)
    #expect(try gap(label().labelIconToTitleSpacing(20)) == 30)
    #expect(try gap(label().labelReservedIconWidth(40)) == 46)
    #expect(try gap(label().labelReservedIconWidth(4)) == 16)
    #expect(
      try gap(label().labelStyle(.titleAndIcon).labelIconToTitleSpacing(1).labelReservedIconWidth(30)) == 31)
    #expect(try gap(label().labelReservedIconWidth(.nan).labelIconToTitleSpacing(.infinity)) == 10)
  }

  @Test func `a slider without a thumb isn't drawn with one, and is dragged`() throws {
    let box = Box(0.0)
    let slider = Slider(value: box.binding, in: 0...10).frame(width: 216)
    let (plain, hidden) = (host(slider), host(slider.sliderThumbVisibility(.hidden)))
    #expect(try plain.picture().pngData() != hidden.picture().pngData())
    hidden.tap(at: CGPoint(x: 42 + 8 + 100, y: 100))
    #expect(box.value == 5)
  }

  @Test func `a radio group has its options side by side`() throws {
    let box = Box(1)
    let host = host(
      Picker("Number", selection: box.binding) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      .pickerStyle(.radioGroup).horizontalRadioGroupLayout())
    let (one, two) = (try host.frame(ofText: "one"), try host.frame(ofText: "two"))
    #expect(one.minY == two.minY && one.maxX < two.minX)
    host.press(.tab)
    host.press(.rightArrow)
    #expect(box.value == 2)
    host.press(.leftArrow)
    #expect(box.value == 1)
  }

  @Test func `an increased badge is drawn on a red background`() throws {
    func picture(_ prominence: BadgeProminence) throws -> Data {
      try host(List { Text("Inbox").badge(3) }.badgeProminence(prominence)).picture().pngData()
    }
    let pictures = Set([try picture(.decreased), try picture(.standard), try picture(.increased)])
    #expect(pictures.count == 3)
    let plain = try host(List { Text("Inbox").badge(3) }).picture().pngData()
    #expect(try picture(.standard) == plain)
  }

  @Test func `a property follows the focus of the search field, and moves it`() throws {
    struct Page: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          Text(isFocused ? "focused" : "resting")
          Button("Search") { isFocused = true }
          Button("Stop") { isFocused = false }
        }
        .searchable(text: $text).searchFocused($isFocused)
      }
    }
    let host = host(Page())
    #expect(host.texts.contains("resting"))
    try host.tap("Search")
    #expect(host.texts.contains("focused"))
    host.type("ab")
    #expect(host.texts.contains("ab"))
    try host.tap("Stop")
    #expect(host.texts.contains("resting"))
    host.press("f", modifiers: .control)
    #expect(host.texts.contains("focused"))
  }

  @Test func `styles with names are those of the theme`() throws {
    func picture(_ style: some ShapeStyle) throws -> Data {
      try host(Rectangle().fill(style).tint(.green)).picture().pngData()
    }
    #expect(try picture(.link) == picture(.tint))
    #expect(try picture(.selection) == picture(.tint))
    #expect(try picture(.placeholder) == picture(.tertiary))
    #expect(try picture(.windowBackground) == picture(.background))
  }
}
