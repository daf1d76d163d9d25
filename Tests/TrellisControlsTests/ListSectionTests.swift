import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Sections outside the viewport are counted by their values, and not built.
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

  @Test func `opening a thousand sections costs as much as opening ten`() {
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
    // Each group of sixteen sections adds two attributes: whether one of the sections has changed, and the number of their views.
    #expect(many == few + 2 * (63 - 1))
  }

  /// Counts the calls of the closure of a list's sections.
  @MainActor private enum Asked {
    static var count = 0

    static func during(_ body: () -> Void) -> Int {
      count = 0
      body()
      return count
    }
  }

  @Test func `an inserted row reevaluates only the neighbouring sections`() throws {
    struct Counted: View {
      let groups: Box<[Group]>
      var body: some View {
        List {
          ForEach(groups.value) { group in
            let _ = Asked.count += 1
            Section {
              ForEach(group.rows, id: \.self) { Text($0) }
            } header: {
              Text(verbatim: "head \(group.id)")
            }
          }
        }
      }
    }
    let groups = Box((0..<1000).map { Group($0) })
    Asked.count = 0
    let host = TestHost(Counted(groups: groups), size: Self.size)
    _ = host.displayList
    #expect(Asked.count >= 1000)
    let inTheMiddle = Asked.during {
      groups.value[500].rows.insert("new", at: 50)
      _ = host.displayList
    }
    #expect((1...20).contains(inTheMiddle))
    let inSight = Asked.during {
      groups.value[0].rows.insert("new here", at: 1)
      _ = host.displayList
    }
    #expect((1...20).contains(inSight))
    #expect(host.texts.contains("new here"))
    // The closure runs for the new section, and for the sections numbered together with it.
    let another = Asked.during {
      groups.value.insert(Group(5000), at: 0)
      _ = host.displayList
    }
    #expect((1...20).contains(another))
    #expect(host.texts.contains("head 5000"))
    let none = Asked.during {
      groups.value.removeFirst()
      groups.value.swapAt(2, 900)
      _ = host.displayList
    }
    #expect(none <= 20)
    #expect(host.texts.contains("0-0") && !host.texts.contains("head 5000"))
  }

  @Observable final class Shelf: Identifiable {
    let id: Int
    var rows: [String]

    init(_ id: Int) { (self.id, rows) = (id, (0..<20).map { "\(id)-\($0)" }) }
  }

  @Test func `a changed object reevaluates only its sections, whatever the closure captures`()
    throws
  {
    struct Counted: View {
      let shelves: [Shelf]
      let prefix: String
      var body: some View {
        List {
          ForEach(shelves) { shelf in
            let _ = Asked.count += 1
            Section(prefix + "\(shelf.id)") { ForEach(shelf.rows, id: \.self) { Text($0) } }
          }
        }
      }
    }
    let shelves = (0..<1000).map(Shelf.init)
    let host = TestHost(Counted(shelves: shelves, prefix: "shelf "), size: Self.size)
    _ = host.displayList
    let asked = Asked.during {
      shelves[700].rows.append("last")
      _ = host.displayList
    }
    #expect((1...16).contains(asked))
    shelves[0].rows.insert("first", at: 0)
    #expect(host.texts.contains("first"))
  }

  @Test func `an inserted row evaluates as much among a thousand sections as among sixteen`() {
    func work(_ count: Int) -> Int {
      let groups = Box((0..<count).map { Group($0) })
      let host = TestHost(Page(groups: groups), size: Self.size)
      _ = host.displayList
      return host.evaluations {
        groups.value[0].rows.insert("new", at: 1)
        _ = host.displayList
      }.entries.count
    }
    // The array is another value, so each group checks whether one of its sections has changed.
    #expect(work(1000) == work(16) + 62)
  }

  @Test func `rows inserted in an off-screen section move the rows after it, and the end is right`() throws {
    let groups = Box((0..<100).map { Group($0, rows: 4) })
    let selection = Box<Set<String>>([])
    let host = TestHost(Page(groups: groups, selection: selection), size: Self.size)
    host.press(.tab)
    host.press(.end)
    #expect(selection.value == ["99-3"])
    _ = host.displayList
    groups.value[50].rows += (0..<100).map { "more \($0)" }
    _ = host.displayList
    #expect(!host.texts.contains("99-3"))
    groups.value[99].rows.append("99-4")
    host.press(.end)
    #expect(selection.value == ["99-4"])
    host.press(.home)
    #expect(selection.value == ["0-0"])
    _ = host.displayList
    #expect(host.texts.contains("0-0"))
  }

  @Test func `off-screen rows count for the end and for scrolling to the middle`() throws {
    struct Reader: View {
      let groups: Box<[Group]>
      let goal: Box<String?>
      var body: some View {
        ScrollViewReader { reader in
          Page(groups: groups).onChange(of: goal.value) { reader.scrollTo(goal.value, anchor: .top) }
        }
      }
    }
    let goal = Box<String?>(nil)
    let host = TestHost(
      Reader(groups: Box((0..<200).map { Group($0) }), goal: goal), size: Self.size)
    #expect(host.texts.contains("0-0"))
    goal.value = "150-50"
    #expect(host.texts.contains("150-50"))
    #expect(host.texts.contains("150-51"))
    #expect(!host.texts.contains("0-0"))
    goal.value = "199-99"
    #expect(host.texts.contains("199-99"))
  }

  @Test func `arrow keys move to the next section, and to the end of the list`() {
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

  @Test func `rows and sections are inserted and removed, on and off screen`() throws {
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

  @Test func `a closed section counts as its header, and opens in place`() {
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

  @Test func `an app's own views that are sections count as sections`() {
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
    #expect(work(200) == work(10) + 2 * (13 - 1))
  }

  @Test func `sections with state are counted by its initial value`() throws {
    struct GroupView: View {
      let group: Group
      @State private var count = 2
      var body: some View {
        Section("head \(group.id)") { ForEach(group.rows.prefix(count), id: \.self) { Text($0) } }
      }
    }
    func show(_ count: Int) -> TestHost {
      TestHost(List((0..<count).map { Group($0) }) { GroupView(group: $0) }, size: Self.size)
    }
    let host = show(20)
    #expect(host.texts.contains("0-1") && !host.texts.contains("0-2"))
    #expect(host.texts.contains("1-0"))
    let (few, many) = (show(20), show(500))
    _ = (few.displayList, many.displayList)
    #expect(many.nodeCount < few.nodeCount + 4 * 32)
  }

  @Test func `a section whose count differs once it is built is recounted`() throws {
    struct GroupView: View {
      let group: Group
      @State private var count = 2
      var body: some View {
        Section {
          ForEach(group.rows.prefix(count), id: \.self) { Text($0) }
          Button("more \(group.id)") { count += 1 }
        }
      }
    }
    let host = TestHost(List((0..<50).map { Group($0) }) { GroupView(group: $0) }, size: Self.size)
    try host.tap("more 0")
    #expect(host.texts.contains("0-2") && !host.texts.contains("0-3"))
    try host.tap("more 1")
    try host.tap("more 1")
    #expect(host.texts.contains("1-3") && !host.texts.contains("1-4"))
    #expect(try host.frame(ofText: "1-3").minY < host.frame(ofText: "more 1").minY)
  }

  @Test func `sections with a binding each are counted unbuilt, and follow the binding`() throws {
    struct GroupView: View {
      @Binding var group: Group
      var body: some View {
        Section("head \(group.id)") { ForEach(group.rows, id: \.self) { Text($0) } }
      }
    }
    struct All: View {
      @State var groups = (0..<200).map { Group($0, rows: 3) }
      var body: some View {
        VStack {
          Button("add") { groups[1].rows.insert("new", at: 0) }
          List($groups) { $group in GroupView(group: $group) }
        }
      }
    }
    let host = TestHost(All(), size: Self.size)
    #expect(host.texts.contains("1-0"))
    let nodes = host.nodeCount
    try host.tap("add")
    #expect(try host.frame(ofText: "new").minY < host.frame(ofText: "1-0").minY)
    #expect(host.nodeCount < nodes + 200)
  }

  @Test func `selecting all rows builds none`() {
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

  @Test func `selecting all of very many rows, or up to a click, builds none`() throws {
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

  @Test func `rows with their own tags and unselectable rows are queried one by one`() {
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
