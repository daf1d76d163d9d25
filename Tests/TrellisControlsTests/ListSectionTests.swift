import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Sections that aren't seen are counted by their values, and not built.
@MainActor @Suite struct ListSectionTests {
  private struct Group: Identifiable {
    let id: Int
    var rows: [String]

    init(_ id: Int, rows: Int = 100) { (self.id, self.rows) = (id, (0..<rows).map { "\(id)-\($0)" }) }
  }

  private struct Page: View {
    let groups: Box<[Group]>
    var selection: Box<Set<String>>? = nil

    var body: some View {
      List(selection: selection?.binding) {
        ForEach(groups.value) { group in
          Section {
            ForEach(group.rows, id: \.self) { Text($0) }
          } header: {
            Text("head \(group.id)")
          }
        }
      }
    }
  }

  private static let size = CGSize(width: 300, height: 300)

  @Test func `opening a thousand sections is as little work as opening ten`() {
    func work(_ count: Int) -> Int {
      let host = TestHost(Text("none"), size: Self.size)
      _ = host.displayList
      let groups = Box((0..<count).map { Group($0) })
      return host.evaluations {
        host.show(Page(groups: groups))
        _ = host.displayList
      }.entries.count
    }
    let (few, many) = (work(10), work(1000))
    #expect(many == few)
  }

  @Test func `what isn't seen counts: the end is there, and a row in the middle is scrolled to`() throws {
    struct Reader: View {
      let groups: Box<[Group]>
      let wish: Box<String?>
      var body: some View {
        ScrollViewReader { reader in
          Page(groups: groups).onChange(of: wish.value) { reader.scrollTo(wish.value, anchor: .top) }
        }
      }
    }
    let wish = Box<String?>(nil)
    let host = TestHost(
      Reader(groups: Box((0..<200).map { Group($0) }), wish: wish), size: Self.size)
    #expect(host.texts.contains("0-0"))
    wish.value = "150-50"
    #expect(host.texts.contains("150-50"))
    #expect(host.texts.contains("150-51"))
    #expect(!host.texts.contains("0-0"))
    wish.value = "199-99"
    #expect(host.texts.contains("199-99"))
  }

  @Test func `keys go from the end of a section to the next, and to the end of all`() {
    let selection = Box<Set<String>>([])
    let host = TestHost(
      Page(groups: Box((0..<50).map { Group($0, rows: 3) }), selection: selection), size: Self.size)
    host.press(.tab)
    host.press(.downArrow, times: 4)
    #expect(selection.value == ["1-0"])
    host.press(.end)
    #expect(selection.value == ["49-2"])
    _ = host.displayList
    #expect(host.texts.contains("49-2"))
    host.press(.upArrow, times: 3)
    #expect(selection.value == ["48-2"])
  }

  @Test func `rows and sections come and go, seen or not`() throws {
    let groups = Box((0..<100).map { Group($0, rows: 4) })
    let host = TestHost(Page(groups: groups), size: Self.size)
    _ = host.displayList
    let first = Array(host.texts.prefix(3))
    #expect(first == ["head 0", "0-0", "0-1"] || host.texts.contains("0-1"))
    groups.value[0].rows.insert("new", at: 1)
    let at = try host.frame(ofText: "new").minY
    #expect(try at > host.frame(ofText: "0-0").minY)
    #expect(try at < host.frame(ofText: "0-1").minY)
    groups.value[60].rows = []
    groups.value.remove(at: 1)
    #expect(!host.texts.contains("1-0"))
    #expect(host.texts.contains("2-0"))
    groups.value.removeFirst(98)
    #expect(host.texts.contains("99-3"))
    groups.value = []
    #expect(host.texts.isEmpty)
  }

  @Test func `a section that is closed counts for its header, and opens where it is`() {
    struct Folded: View {
      let open: Box<Set<Int>>
      var body: some View {
        List {
          ForEach(0..<100, id: \.self) { number in
            Section(
              isExpanded: Binding(
                get: { open.value.contains(number) },
                set: { if $0 { open.value.insert(number) } else { open.value.remove(number) } })
            ) {
              ForEach(0..<10, id: \.self) { Text("\(number)-\($0)") }
            } header: {
              Text("head \(number)")
            }
          }
        }
        .listStyle(.sidebar)
      }
    }
    let open = Box<Set<Int>>([])
    let host = TestHost(Folded(open: open), size: Self.size)
    #expect(!host.texts.contains("1-0"))
    #expect(host.texts.contains("head 3"))
    open.value.insert(1)
    #expect(host.texts.contains("1-0"))
  }

  @Test func `views of an app that are sections are counted as sections are`() {
    struct GroupView: View {
      let group: Group
      var body: some View {
        Section("head \(group.id)") { ForEach(group.rows, id: \.self) { Text($0) } }.listRowInsets(nil)
      }
    }
    func work(_ count: Int) -> Int {
      let host = TestHost(Text("none"), size: Self.size)
      _ = host.displayList
      let groups = (0..<count).map { Group($0) }
      return host.evaluations {
        host.show(List(groups) { GroupView(group: $0) })
        _ = host.displayList
      }.entries.count
    }
    #expect(work(10) == work(200))
  }

  @Test func `sections that keep a state are built to be counted`() {
    struct GroupView: View {
      let group: Group
      @State private var count = 2
      var body: some View {
        Section("head \(group.id)") { ForEach(group.rows.prefix(count), id: \.self) { Text($0) } }
      }
    }
    let host = TestHost(List((0..<20).map { Group($0) }) { GroupView(group: $0) }, size: Self.size)
    #expect(host.texts.contains("0-1") && !host.texts.contains("0-2"))
    #expect(host.texts.contains("1-0"))
  }

  @Test func `all rows are selected and none of them is built for it`() {
    let selection = Box<Set<String>>([])
    let groups = Box((0..<100).map { Group($0) })
    let host = TestHost(Page(groups: groups, selection: selection), size: Self.size)
    host.press(.tab)
    _ = host.displayList
    let nodes = host.nodeCount
    host.press("a", modifiers: .control)
    #expect(selection.value.count == 10_000)
    #expect(selection.value.contains("99-99"))
    _ = host.displayList
    #expect(host.nodeCount < nodes + 500)
  }

  @Test func `of very many rows all are selected, and those up to a click, without building them`() throws {
    let selection = Box<Set<Int>>([])
    struct Page: View {
      let selection: Box<Set<Int>>
      var body: some View {
        List(0..<100_000, selection: selection.binding) { number in HStack { Text("row \(number)") } }
      }
    }
    let host = TestHost(Page(selection: selection), size: Self.size)
    host.press(.tab)
    _ = host.displayList
    let nodes = host.nodeCount
    host.press(.downArrow)
    host.press(.end, modifiers: .shift)
    #expect(selection.value.count == 100_000)
    host.press(.home)
    #expect(selection.value == [0])
    host.press("a", modifiers: .control)
    #expect(selection.value.count == 100_000)
    _ = host.displayList
    #expect(host.nodeCount < 3 * nodes)
  }

  @Test func `rows with tags of their own, and rows that can't be selected, are asked one by one`() {
    let selection = Box<Set<String>>([])
    let host = TestHost(
      List(selection: selection.binding) {
        ForEach(0..<60) { Text("row \($0)").tag("tag \($0)").selectionDisabled($0 == 1) }
        ForEach(["a", "b"], id: \.self) { Text($0) }
      }, size: Self.size)
    host.press(.tab)
    host.press("a", modifiers: .control)
    #expect(selection.value.count == 61)
    #expect(!selection.value.contains("tag 1") && selection.value.contains("b"))
  }
}
