import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

extension TestHost {
  /// The labels of the selected rows.
  var selectedRows: [String] {
    nodes(.row).filter { $0.traits.contains(.isSelected) }.map { $0.spoken }
  }

  /// The labels of the rows in the accessibility tree.
  var rows: [String] { nodes(.row).map { $0.spoken } }
}

extension AccessibilityNode {
  /// The element's label or value, or else the first text among its children.
  var spoken: String {
    if let label, !label.isEmpty { return label }
    if let value, !value.isEmpty { return value }
    return (children ?? []).lazy.map(\.spoken).first { !$0.isEmpty } ?? ""
  }
}

@MainActor @Suite struct ListTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String { "row \(id)" }
  }

  private static let size = CGSize(width: 300, height: 300)

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: Self.size) }

  @Test func `a list shows its views as rows below each other`() throws {
    let host = host(
      List {
        Text("one")
        Text("two")
        ForEach(0..<2) { Text("number \($0)") }
      })
    #expect(host.texts == ["one", "two", "number 0", "number 1"])
    #expect(host.rows.count == 4)
    let frames = try ["one", "two", "number 0"].map { try host.frame(ofText: $0) }
    #expect(frames[0].minX == frames[1].minX && frames[1].minX == frames[2].minX)
    #expect(frames[1].minY - frames[0].minY == frames[0].height + 8)
  }

  @Test func `CF-01 setting the selection selects a row and writes nothing`() {
    let box = Box<Int?>(nil)
    let host = host(List((0..<3).map(Item.init), selection: box.binding) { Text($0.name) })
    #expect(host.selectedRows.isEmpty)
    box.value = 1
    #expect(host.selectedRows == ["row 1"])
    #expect(box.writes.isEmpty)
  }

  @Test func `CF-01 an accessibility press selects one row of a multiple selection`() throws {
    let box = Box<Set<Int>>([0, 2])
    let host = host(List((0..<3).map(Item.init), selection: box.binding) { Text($0.name) })
    #expect(host.selectedRows == ["row 0", "row 2"])
    let row = host.nodes(.row)[1]
    host.perform(try #require(row.actions.first { $0.kind == .activate }))
    #expect(box.value == [1])
  }

  @Test func `CF-02 a removed row stays in the selection, and is selected again when it returns`() {
    let items = Box((0..<3).map(Item.init))
    let selection = Box<Int?>(1)
    struct Page: View {
      let items: Box<[Item]>
      let selection: Box<Int?>
      var body: some View { List(items.value, selection: selection.binding) { Text($0.name) } }
    }
    let host = host(Page(items: items, selection: selection))
    #expect(host.selectedRows == ["row 1"])
    items.value.remove(at: 1)
    #expect(host.selectedRows.isEmpty)
    #expect(selection.value == 1)
    items.value.insert(Item(id: 1), at: 0)
    #expect(host.selectedRows == ["row 1"])
    #expect(selection.writes.isEmpty)
  }

  @Test func `CF-03 arrows move the selection, and write nothing at the ends`() {
    let box = Box<Int?>(nil)
    let host = host(List((0..<3).map(Item.init), selection: box.binding) { Text($0.name) })
    host.press(.tab)
    host.press(.downArrow)
    #expect(box.value == 0)
    host.press(.downArrow, times: 5)
    #expect(box.writes == [0, 1, 2])
    host.press(.home)
    #expect(box.value == 0)
    host.press(.end)
    #expect(box.value == 2)
  }

  @Test func `CF-03 without a selection, the up arrow selects the last row`() {
    let box = Box<Int?>(nil)
    let host = host(List((0..<3).map(Item.init), selection: box.binding) { Text($0.name) })
    host.press(.tab)
    host.press(.upArrow)
    #expect(box.value == 2)
  }

  @Test func `CF-03 in a multiple selection, shift extends from the first selected row`() {
    let box = Box<Set<Int>>([])
    let host = host(List((0..<5).map(Item.init), selection: box.binding) { Text($0.name) })
    host.press(.tab)
    host.press(.downArrow, times: 2)
    host.press(.downArrow, modifiers: .shift, times: 2)
    #expect(box.value == [1, 2, 3])
    host.press(.upArrow, modifiers: .shift, times: 3)
    #expect(box.value == [0, 1])
    host.press("a", modifiers: .control)
    #expect(box.value == [0, 1, 2, 3, 4])
  }

  @Test func `CF-03 clicks with modifiers add rows, or all up to the click`() throws {
    let box = Box<Set<Int>>([])
    let host = host(List((0..<5).map(Item.init), selection: box.binding) { Text($0.name) })
    try host.click("row 1")
    #expect(box.value == [1])
    host.modifiers = .shift
    try host.click("row 3")
    #expect(box.value == [1, 2, 3])
    host.modifiers = .control
    try host.click("row 2")
    #expect(box.value == [1, 3])
    host.modifiers = []
    try host.click("row 4")
    #expect(box.value == [4])
  }

  @Test func `a press anywhere on a row selects it`() throws {
    let box = Box<Int?>(nil)
    let host = host(List((0..<3).map(Item.init), selection: box.binding) { Text($0.name) })
    let frame = try host.frame(ofText: "row 2")
    host.tap(at: CGPoint(x: 280, y: frame.midY))
    #expect(box.value == 2)
  }

  @Test func `CF-04 rows with tags of another type can't be selected`() throws {
    let box = Box<String?>(nil)
    let host = host(List((0..<3).map(Item.init), selection: box.binding) { Text($0.name) })
    try host.click("row 1")
    #expect(box.writes.isEmpty)
    #expect(host.selectedRows.isEmpty)
  }

  @Test func `CF-05 a tag takes precedence over the id, and selection can be disabled per row`() throws {
    let box = Box<String?>(nil)
    let host = host(
      List(selection: box.binding) {
        ForEach(0..<3) { Text("row \($0)").tag("tag \($0)").selectionDisabled($0 == 1) }
      })
    try host.click("row 2")
    #expect(box.value == "tag 2")
    try host.click("row 1")
    #expect(box.value == "tag 2")
    host.press(.upArrow)
    #expect(box.value == "tag 0")
  }

  @Test func `CF-06 on a phone, several rows can be selected in edit mode`() throws {
    let box = Box<Set<Int>>([])
    let mode = Box(EditMode.inactive)
    struct Page: View {
      let box: Box<Set<Int>>
      let mode: Box<EditMode>
      var body: some View {
        List((0..<3).map(Item.init), selection: box.binding) { Text($0.name) }
          .environment(\.editMode, mode.binding).controlTheme(.phone)
      }
    }
    let host = host(Page(box: box, mode: mode))
    try host.click("row 1")
    #expect(box.value == [])
    mode.value = .active
    try host.click("row 1")
    try host.click("row 2")
    #expect(box.value == [1, 2])
  }

  @Test func `CF-10 of a thousand rows, only the visible ones exist`() {
    var seen: [Int] = []
    let host = host(List(0..<1000) { number in Text("row \(number)").onAppear { seen.append(number) } })
    _ = host.displayList
    #expect(seen.count <= 14 && seen.count >= 12)
    #expect(host.rows.count == seen.count)
  }

  @Test func `CF-11 a row is 8 points higher than its content, and at least 24`() throws {
    let host = host(
      List {
        Text("low").frame(height: 10).listRowSeparator(.hidden)
        Text("high").frame(height: 50)
        Text("last").frame(height: 16)
      })
    let rows = host.nodes(.row).map(\.frame.height)
    #expect(rows == [24, 58, 24])
  }

  @Test func `CF-12 onAppear on a ForEach is performed once`() {
    let items = Box<[Item]>([])
    var log: [String] = []
    struct Page: View {
      let items: Box<[Item]>
      let log: (String) -> Void
      var body: some View {
        List {
          ForEach(items.value) { Text($0.name) }.onAppear { log("on") }.onDisappear { log("off") }
        }
      }
    }
    let host = host(Page(items: items) { log.append($0) })
    _ = host.displayList
    items.value = [Item(id: 1), Item(id: 2)]
    _ = host.displayList
    #expect(log.filter { $0 == "on" }.count >= 1)
    items.value = []
    _ = host.displayList
    #expect(log.last == "off")
  }

  @Test func `CF-13 headers and footers can't be selected, and arrow keys skip them`() throws {
    let box = Box<Int?>(nil)
    let host = host(
      List(selection: box.binding) {
        Section {
          ForEach(0..<2) { Text("row \($0)") }
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
        Section("next") { ForEach(2..<4) { Text("row \($0)") } }
      })
    #expect(host.rows.count == 4)
    try host.click("head")
    try host.click("foot")
    #expect(box.writes.isEmpty)
    try host.click("row 1")
    host.press(.downArrow)
    #expect(box.value == 2)
  }

  @Test func `CF-13 modifiers of a section apply to each of its rows`() throws {
    let host = host(
      List {
        Section("head") {
          Text("a")
          Text("b")
        }
        .listRowInsets(EdgeInsets(top: 10, leading: 30, bottom: 10, trailing: 0))
        Text("c")
      })
    #expect(try host.frame(ofText: "a").minX == host.frame(ofText: "b").minX)
    #expect(try host.frame(ofText: "a").minX == host.frame(ofText: "c").minX + 22)
  }

  @Test func `CF-15 on a phone a press on a row performs all its buttons except borderless ones`() throws {
    var log: [String] = []
    let host = host(
      List {
        HStack {
          Button("one") { log.append("one") }
          Button("two") { log.append("two") }
        }
      }
      .controlTheme(.phone))
    try host.click("two")
    #expect(log == ["one", "two"])
  }

  @Test func `a view in a row can handle a press anywhere on the row, and the return key`() throws {
    var count = 0
    let host = host(
      List {
        Text("other")
        Text("link").rowActivation { count += 1 }
      })
    let frame = try host.frame(ofText: "link")
    host.tap(at: CGPoint(x: 280, y: frame.midY))
    #expect(count == 1)
    host.press(.tab)
    host.press(.downArrow, times: 2)
    host.press(.return)
    #expect(count == 2)
  }

  @Test func `duplicate data make two rows`() throws {
    let box = Box<Int?>(nil)
    let host = host(List([1, 1, 2], id: \.self, selection: box.binding) { Text("row \($0)") })
    #expect(host.rows == ["row 1", "row 1", "row 2"])
    try host.click("row 2")
    #expect(box.value == 2)
  }

  @Test func `a binding that rejects writes leaves the row as it is`() throws {
    let host = host(
      List((0..<3).map(Item.init), selection: Binding<Int?>(get: { 0 }, set: { _ in })) { Text($0.name) })
    try host.click("row 2")
    #expect(host.selectedRows == ["row 0"])
    host.press(.downArrow)
    #expect(host.selectedRows == ["row 0"])
  }

  @Test func `a section is closed and opened by its binding`() {
    let box = Box(false)
    let host = host(List { Section("head", isExpanded: box.binding) { Text("inside") } }.listStyle(.sidebar))
    #expect(host.texts == ["head"])
    host.click(.disclosureTriangle)
    #expect(box.writes == [true])
    #expect(host.texts == ["head", "inside"])
  }

  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  @Test func `a tree's rows are indented by level`() async throws {
    let tree = [Node(id: "a", children: [Node(id: "b"), Node(id: "c")]), Node(id: "d")]
    let box = Box<String?>(nil)
    let host = host(List(tree, children: \.children, selection: box.binding) { Text($0.id) })
    #expect(host.rows.count == 2)
    host.click(.disclosureTriangle)
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["a", "b", "c", "d"])
    #expect(host.rows.count == 4)
    #expect(try host.frame(ofText: "b").minX > host.frame(ofText: "d").minX)
    try host.click("c")
    #expect(box.value == "c")
  }

  @Test func `a list of very many rows costs as much as one of few`() {
    func work(_ count: Int) -> Int {
      let host = TestHost(Text("none"), size: Self.size)
      _ = host.displayList
      return host.evaluations {
        host.show(
          List {
            Section("head") { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
          })
        _ = host.displayList
      }.entries.count
    }
    let (few, many) = (work(100), work(100_000))
    #expect(Double(many) <= 1.3 * Double(few))
  }

  @Test func `selecting a row evaluates few bodies`() throws {
    let box = Box<Int?>(nil)
    struct Page: View {
      let box: Box<Int?>
      var body: some View { List(0..<1000, selection: box.binding) { Line(number: $0) } }
    }
    struct Line: View {
      let number: Int
      var body: some View { Text("row \(number)") }
    }
    let host = host(Page(box: box))
    _ = host.displayList
    let log = host.evaluations {
      box.value = 3
      _ = host.displayList
    }
    #expect(log.bodies(of: Line.self) == 0)
  }
}
