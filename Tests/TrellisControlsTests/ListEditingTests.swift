import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct ListEditingTests {
  private struct Item: Identifiable, Hashable {
    let id: String
  }

  private struct Page: View {
    let items: Box<[Item]>
    var selection = Box<Set<String>>([])
    var filter: (Item) -> Bool = { _ in true }
    var onDelete: ((IndexSet) -> Void)?
    var onMove: ((IndexSet, Int) -> Void)?
    var body: some View {
      List(selection: selection.binding) {
        ForEach(items.value.filter(filter)) { Text($0.id) }
          .onDelete(perform: onDelete)
          .onMove(perform: onMove)
      }
    }
  }

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 300, height: 300)) }
  private func items(_ ids: String) -> Box<[Item]> { Box(ids.map { Item(id: String($0)) }) }

  @Test func `CF-07 the delete key passes offsets in the displayed data`() throws {
    var log: [IndexSet] = []
    let page = Page(
      items: items("abcde"), filter: { $0.id != "a" && $0.id != "c" }, onDelete: { log.append($0) })
    let host = host(page)
    try host.click("d")
    host.press(.delete)
    #expect(log == [[1]])
    #expect(host.texts == ["b", "d", "e"])
  }

  @Test func `CF-07 several selected rows are deleted at once`() async {
    let items = items("abcde")
    let page = Page(
      items: items, selection: Box(["b", "d"]), onDelete: { items.value.remove(atOffsets: $0) })
    let host = host(page)
    host.press(.tab)
    host.press(.deleteForward)
    await host.advance(by: .seconds(1))
    #expect(items.value.map(\.id) == ["a", "c", "e"])
    #expect(host.texts == ["a", "c", "e"])
  }

  @Test func `without an onDelete action, nothing is deleted`() throws {
    let host = host(Page(items: items("ab")))
    try host.click("b")
    host.press(.delete)
    #expect(host.texts == ["a", "b"])
  }

  @Test func `CF-09 a row is dragged in front of another`() throws {
    var log: [(IndexSet, Int)] = []
    let items = items("abcde")
    let page = Page(
      items: items,
      onMove: {
        log.append(($0, $1))
        items.value.move(fromOffsets: $0, toOffset: $1)
      })
    let host = host(page)
    let (from, to) = (try host.frame(ofText: "b"), try host.frame(ofText: "c"))
    host.drag(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY + 8))
    #expect(log.map(\.0) == [[1]])
    #expect(log.map(\.1) == [3])
    #expect(items.value.map(\.id).joined() == "acbde")
  }

  private struct Shelves: View {
    let shelves: Box<[[Item]]>
    @State private var selection: Set<String> = []
    var body: some View {
      List(selection: $selection) {
        ForEach(shelves.value.indices, id: \.self) { shelf in
          Section("shelf \(shelf)") {
            ForEach(shelves.value[shelf]) { item in
              HStack {
                Text(item.id)
                Spacer()
                Text("at the end")
              }
            }
            .onDelete { shelves.value[shelf].remove(atOffsets: $0) }
            .onMove { shelves.value[shelf].move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
    }
  }

  @Test func `CF-09 a row is dragged within its section after others were removed`() async throws {
    let shelves = Box([items("abcde").value, items("vwxyz").value])
    let host = host(Shelves(shelves: shelves))
    try host.click("b")
    host.press(.delete)
    await host.advance(by: .seconds(1))
    #expect(shelves.value[0].map(\.id).joined() == "acde")
    func drag(_ text: String, below other: String) throws {
      let (from, to) = (try host.frame(ofText: text), try host.frame(ofText: other))
      host.drag(from: CGPoint(x: 60, y: from.midY), to: CGPoint(x: 60, y: to.midY + 8))
    }
    try drag("a", below: "d")
    #expect(shelves.value[0].map(\.id).joined() == "cdae")
    await host.advance(by: .seconds(1))
    try drag("y", below: "v")
    #expect(shelves.value[1].map(\.id).joined() == "vywxz")
  }

  @Test func `Alt and an arrow move the selected row within its section`() throws {
    let shelves = Box([items("abc").value, items("xyz").value])
    let host = host(Shelves(shelves: shelves))
    try host.click("b")
    host.press(.downArrow, modifiers: .option)
    #expect(shelves.value[0].map(\.id).joined() == "acb")
    host.press(.downArrow, modifiers: .option)
    #expect(shelves.value.map { $0.map(\.id).joined() } == ["acb", "xyz"])
    host.press(.upArrow, modifiers: .option, times: 3)
    #expect(shelves.value[0].map(\.id).joined() == "bac")
    host.press(.delete)
    #expect(shelves.value[0].map(\.id).joined() == "ac")
  }

  @Test func `CF-09 a drag that ends where it began moves nothing`() throws {
    var count = 0
    let host = host(Page(items: items("abc"), onMove: { _, _ in count += 1 }))
    let from = try host.frame(ofText: "b")
    host.drag(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: from.midX + 30, y: from.midY + 2))
    #expect(count == 0)
  }

  @Test func `data may change while a row is dragged`() throws {
    let items = items("abc")
    var count = 0
    let host = host(Page(items: items, onMove: { _, _ in count += 1 }))
    let from = try host.frame(ofText: "a")
    host.press(at: CGPoint(x: from.midX, y: from.midY))
    host.move(to: CGPoint(x: from.midX, y: from.midY + 40))
    items.value.removeFirst()
    host.move(to: CGPoint(x: from.midX, y: from.midY + 45))
    host.release(at: CGPoint(x: from.midX, y: from.midY + 45))
    #expect(count == 0)
    #expect(host.texts == ["b", "c"])
  }

  @Test func `CF-08 a list offers deletion in a row's menu, unless the row has its own actions`() throws {
    let items = items("ab")
    let host = host(Page(items: items, onDelete: { items.value.remove(atOffsets: $0) }))
    let frame = try host.frame(ofText: "a")
    host.secondaryPress(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(host.texts.contains("Delete"))
    try host.tap("Delete")
    #expect(items.value.map(\.id) == ["b"])
    let own = TestHost(
      List {
        ForEach(["x"], id: \.self) { Text($0).swipeActions { Button("Archive") {} } }.onDelete { _ in }
      }, size: CGSize(width: 300, height: 300))
    let row = try own.frame(ofText: "x")
    own.secondaryPress(at: CGPoint(x: row.midX, y: row.midY))
    #expect(own.texts.contains("Archive"))
    #expect(!own.texts.contains("Delete"))
  }

  private struct Swiped: View {
    let log: (String) -> Void
    var body: some View {
      List {
        Text("row")
          .swipeActions {
            Button("First") { log("first") }
            Button("Second") { log("second") }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { log("pin") } }
      }
      .controlTheme(.phone)
    }
  }

  @Test func `CF-08 a swipe shows buttons, and a press performs one and closes them`() async throws {
    var log: [String] = []
    let host = host(Swiped { log.append($0) })
    let row = try host.frame(ofText: "row")
    let start = CGPoint(x: 200, y: row.midY)
    host.drag(from: start, to: CGPoint(x: 100, y: row.midY), with: .finger(1))
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("Second"))
    try host.tap("Second")
    await host.advance(by: .seconds(1))
    #expect(log == ["second"])
    #expect(!host.texts.contains("Second"))
  }

  @Test func `CF-08 a full swipe performs the first action, if allowed`() async throws {
    var log: [String] = []
    let host = host(Swiped { log.append($0) })
    let row = try host.frame(ofText: "row")
    host.drag(
      from: CGPoint(x: 270, y: row.midY), to: CGPoint(x: 10, y: row.midY), steps: 20, with: .finger(1))
    await host.advance(by: .seconds(1))
    #expect(log == ["first"])
    host.drag(
      from: CGPoint(x: 30, y: row.midY), to: CGPoint(x: 290, y: row.midY), steps: 20, with: .finger(1))
    await host.advance(by: .seconds(1))
    #expect(log == ["first"])
    try host.tap("Pin")
    #expect(log == ["first", "pin"])
  }

  @Test func `scrolling sideways shows the swipe buttons`() async throws {
    let host = host(Swiped { _ in })
    let row = try host.frame(ofText: "row")
    host.scroll(at: CGPoint(x: row.midX, y: row.midY), by: CGSize(width: 60, height: 0))
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("First"))
  }

  @Test func `in edit mode, a row has a delete and a move control`() async throws {
    let items = items("abc")
    struct Edited: View {
      let items: Box<[Item]>
      var body: some View {
        List {
          ForEach(items.value) { Text($0.id).deleteDisabled($0.id == "b") }
            .onDelete { items.value.remove(atOffsets: $0) }
            .onMove { items.value.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(.active)).controlTheme(.phone)
      }
    }
    let host = host(Edited(items: items))
    let buttons = host.accessibilityTree.all.filter { $0.label == "Delete" }
    #expect(buttons.count == 2)
    let frame = try #require(buttons.first?.frame)
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    await host.advance(by: .seconds(1))
    #expect(items.value.map(\.id) == ["b", "c"])
    let handle = try host.frame(ofText: "b")
    host.drag(
      from: CGPoint(x: 300 - 20 - 16 - 13, y: handle.midY), to: CGPoint(x: 250, y: handle.midY + 60),
      with: .finger(1))
    #expect(items.value.map(\.id) == ["c", "b"])
  }

  @Test func `a list with an editable binding deletes and moves by itself`() throws {
    let items = Box(["a", "b", "c"].map(Item.init))
    struct Own: View {
      let items: Box<[Item]>
      let selection = Box<String?>("b")
      var body: some View {
        List(items.binding, editActions: .all, selection: selection.binding) { $item in Text(item.id) }
      }
    }
    let host = host(Own(items: items))
    host.press(.tab)
    host.press(.delete)
    #expect(items.value.map(\.id) == ["a", "c"])
  }

  @Test(arguments: [false, true])
  func `a press on another row closes an open row`(isSelectable: Bool) async throws {
    struct Page: View {
      let isSelectable: Bool
      @State private var selection: String?
      var body: some View {
        if isSelectable { List(selection: $selection) { rows } } else { List { rows } }
      }
      @ViewBuilder private var rows: some View {
        Text("row").swipeActions { Button("First") {} }
        Text("other").tag("other").swipeActions(edge: isSelectable ? .leading : .trailing) {
          Button("Second") {}
        }
      }
    }
    let host = host(Page(isSelectable: isSelectable))
    let row = try host.frame(ofText: "row")
    host.scroll(at: CGPoint(x: row.midX, y: row.midY), by: CGSize(width: 60, height: 0))
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("First"))
    try host.click("other")
    await host.advance(by: .seconds(1))
    #expect(!host.texts.contains("First"))
  }
}
