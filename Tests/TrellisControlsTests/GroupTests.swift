import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct GroupTests {
  @Test func `CF-77 a disclosure group starts closed, without its content`() throws {
    struct Page: View {
      var body: some View { DisclosureGroup("More") { Text("inside") } }
    }
    let host = TestHost(Page())
    #expect(host.texts == ["More"])
    #expect(host.value(.disclosureTriangle) == "0")
    try host.tap("More")
    #expect(host.texts == ["More", "inside"])
    #expect(host.value(.disclosureTriangle) == "1")
  }

  @Test func `CF-77 a disclosure group follows its binding, and writes it`() throws {
    let box = Box(true)
    let host = TestHost(DisclosureGroup("More", isExpanded: box.binding) { Text("inside") })
    #expect(host.texts == ["More", "inside"])
    host.press(.tab)
    host.press(.leftArrow)
    #expect(box.writes == [false])
    box.value = true
    #expect(host.texts.contains("inside"))
  }

  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  @Test func `an outline builds only open levels, and leaves aren't groups`() async throws {
    let tree = [Node(id: "a", children: [Node(id: "b", children: [Node(id: "c")])]), Node(id: "d")]
    let host = TestHost(VStack { OutlineGroup(tree, children: \.children) { Text($0.id) } })
    #expect(host.texts == ["a", "d"])
    try host.tap("a")
    await host.advance(by: .seconds(1))
    try host.tap("b")
    #expect(host.texts == ["a", "b", "c", "d"])
    #expect(host.nodes(.disclosureTriangle).count == 2)
  }

  @Test func `CF-14 an edit button toggles the edit mode, and is labelled with the next action`() throws {
    let box = Box(EditMode.inactive)
    struct Page: View {
      let mode: Binding<EditMode>
      var body: some View { EditButton().environment(\.editMode, mode) }
    }
    let host = TestHost(Page(mode: box.binding))
    try host.tap("Edit")
    #expect(box.writes == [.active])
    try host.tap("Done")
    #expect(box.writes == [.active, .inactive])
    #expect(TestHost(EditButton()).tapTarget(at: CGPoint(x: 195, y: 422))?.isEnabled == false)
  }

  private struct Crossed: GroupBoxStyle {
    @Environment(\.locale) private var locale
    @MainActor func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.content
        configuration.label
        Text(locale.identifier)
      }
    }
  }

  @Test func `an app's group box style arranges the label and content`() {
    let host = TestHost(
      GroupBox("title") { Text("inside") }.groupBoxStyle(Crossed()).environment(
        \.locale, Locale(identifier: "de")))
    #expect(host.texts == ["inside", "title", "de"])
  }

  @Test func `a labelled value is beside its title on a desktop, and at the other edge on a phone`() throws {
    let host = TestHost(LabeledContent("a", value: "b"), size: CGSize(width: 300, height: 100))
    #expect(try host.frame(ofText: "b").minX == host.frame(ofText: "a").maxX + 8)
    host.environment.controlTheme = .phone
    #expect(try host.frame(ofText: "a").minX == 0)
    #expect(try host.frame(ofText: "b").maxX == 300)
  }

  @Test func `a labelled content style applies to labelled controls, too`() throws {
    struct Turned: LabeledContentStyle {
      @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let host = TestHost(
      VStack {
        Stepper("steps", value: .constant(1))
        LabeledContent("text", value: "value")
      }
      .labeledContentStyle(Turned()))
    #expect(try host.frame(ofText: "steps").minY >= host.nodes(.stepper)[0].frame.maxY)
    #expect(try host.frame(ofText: "text").minY >= host.frame(ofText: "value").maxY)
  }

  @Test func `CF-73 help is an accessibility hint, and the outer one is used`() {
    let host = TestHost(Button("x") {}.help("inner").help("outer"))
    #expect(host.accessibilityTree.nodes.map(\.hint) == ["outer"])
  }

  @Test func `CF-73 a tooltip is shown a second after the pointer enters, and removed when it leaves`()
    async throws
  {
    let host = TestHost(Text("x").help("a note"), size: CGSize(width: 200, height: 200))
    try host.hover("x")
    #expect(!isSeen("a note", host))
    await host.advance(by: .milliseconds(1200))
    #expect(isSeen("a note", host))
    host.hover(at: .zero)
    #expect(!isSeen("a note", host))
  }

  /// Returns whether a text is drawn with an opacity above 0.
  private func isSeen(_ text: String, _ host: TestHost) -> Bool {
    func search(_ list: DisplayList) -> Bool {
      list.items.contains { item in
        if case .text(let content) = item.content { return content.string == text }
        guard let nested = item.nested else { return false }
        switch nested.effect {
        case .opacity(let opacity)?, .each(.opacity(let opacity))?: if !(opacity > 0) { return false }
        default: break
        }
        return search(nested.list)
      }
    }
    return search(host.displayList)
  }

  @Test func `ContentUnavailableView shows its description`() {
    let host = TestHost(ContentUnavailableView.search(text: "cats"))
    #expect(host.texts.first == "No Results for “cats”")
    #expect(TestHost(ContentUnavailableView("Empty", systemImage: "tray")).texts == ["Empty"])
  }

  @Test(arguments: [ControlTheme.desktop, .phone])
  func `a box has its views below each other in one box`(theme: ControlTheme) throws {
    struct Page: View {
      var body: some View {
        GroupBox("Title") {
          Text("first")
          Text("longer second")
        }
      }
    }
    let host = TestHost(Page().controlTheme(theme))
    let (first, second) = (try host.frame(ofText: "first"), try host.frame(ofText: "longer second"))
    #expect(first.minX == second.minX)
    // Text is at the default distance below text.
    #expect(second.minY - first.maxY < 10)
  }
}
