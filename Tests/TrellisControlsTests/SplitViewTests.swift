import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct SplitViewTests {
  private struct Page: View {
    var visibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic)

    var body: some View {
      NavigationSplitView(columnVisibility: visibility) {
        VStack {
          NamedPage(name: "side")
          NavigationLink("one", value: 1)
        }
        .navigationDestination(for: Int.self) { NamedPage(name: "n\($0)") }
        .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
      } detail: {
        NamedPage(name: "detail")
      }
    }
  }

  private let wide = CGSize(width: 800, height: 500)
  private let narrow = CGSize(width: 400, height: 500)

  @Test func `CF-57 a link in the sidebar shows its page in the next column`() async throws {
    let host = TestHost(Page(), size: wide)
    #expect(Set(host.texts).isSuperset(of: ["side", "detail"]))
    #expect(try host.frame(ofText: "detail").midX == 500)
    try host.tap("one")
    await host.arrive()
    #expect(Set(host.texts).isSuperset(of: ["side", "n1"]))
    #expect(!host.texts.contains("detail"))
    #expect(try host.frame(ofText: "n1").midX == 500)
  }

  private struct Places: View {
    @Binding var selection: Int?
    var column: Binding<NavigationSplitViewColumn>?

    var body: some View {
      if let column {
        NavigationSplitView(preferredCompactColumn: column) {
          list
        } detail: {
          detail
        }
      } else {
        NavigationSplitView {
          list
        } detail: {
          detail
        }
      }
    }

    private var list: some View { List(1..<4, id: \.self, selection: $selection) { Text("row \($0)") } }
    private var detail: some View { Text(selection.map { "detail \($0)" } ?? "nothing") }
  }

  @Test func `CF-57 a compact split view begins with the column that an initial selection leads to`() async {
    let none = Box<Int?>(nil)
    let host = TestHost(Places(selection: none.binding), size: narrow)
    #expect(host.texts == ["row 1", "row 2", "row 3"])
    none.value = 3
    await host.arrive()
    #expect(host.texts == ["detail 3"])
    #expect(TestHost(Places(selection: .constant(2)), size: narrow).texts == ["detail 2"])
  }

  @Test func `CF-57 the back button of a compact split view has the title of the previous column`()
    async throws
  {
    struct Titled: View {
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView {
          List(1..<4, id: \.self, selection: $selection) { Text("row \($0)") }.navigationTitle("Rows")
        } detail: {
          Text(selection.map { "detail \($0)" } ?? "nothing")
        }
      }
    }
    let host = TestHost(Titled().controlTheme(.phone), size: narrow)
    #expect(host.texts.contains("row 2"))
    try host.tap("row 2")
    await host.arrive()
    #expect(host.texts.contains("detail 2") && host.texts.contains("Rows"))
  }

  @Test func `CF-57 a selection doesn't change the preferred column of a program`() {
    let column = Box(NavigationSplitViewColumn.sidebar)
    let host = TestHost(Places(selection: .constant(2), column: column.binding), size: narrow)
    #expect(host.texts == ["row 1", "row 2", "row 3"])
    #expect(column.value == .sidebar)
  }

  @Test func `CF-57 a link selected by keys in a list is shown in the next column`() async throws {
    struct Columns: View {
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView {
          List(1...3, id: \.self, selection: $selection) { NavigationLink("row \($0)", value: $0) }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        } detail: {
          Text("none")
        }
      }
    }
    let host = TestHost(Columns(), size: wide)
    try host.click("row 1")
    await host.arrive()
    #expect(host.texts.contains("page 1"))
    host.press(.downArrow)
    await host.arrive()
    #expect(host.texts.contains("page 2"))
    #expect(!host.texts.contains("page 1"))
  }

  @Test
  func `CF-57 a link in a list with a selection of its type only selects, whatever the detail declares`()
    async throws
  {
    struct Columns: View {
      @State private var selection: Int? = 1
      @State private var path = NavigationPath()
      var body: some View {
        NavigationSplitView {
          List(1...3, id: \.self, selection: $selection) { NavigationLink("row \($0)", value: $0) }
        } detail: {
          NavigationStack(path: $path) {
            VStack {
              Text("detail \(selection ?? 0), \(path.count) above")
              NavigationLink("more", value: 7)
            }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
          }
        }
      }
    }
    let host = TestHost(Columns(), size: wide)
    #expect(host.texts.contains("detail 1, 0 above"))
    try host.click("row 2")
    await host.arrive()
    #expect(host.texts.contains("detail 2, 0 above"))
    try host.tap("more")
    await host.arrive()
    #expect(host.texts.contains("page 7"))
  }

  @Test func `a narrow split view is a stack, whose columns keep their state`() async throws {
    let host = TestHost(Page(), size: narrow)
    #expect(host.texts == ["side", "side 0", "one"])
    try host.tap("side 0")
    try host.tap("one")
    await host.arrive()
    #expect(host.texts.contains("n1 0"))
    #expect(!host.texts.contains("side"))
    try host.tap("n1 0")
    host.size = wide
    await host.arrive()
    #expect(Set(host.texts).isSuperset(of: ["side 1", "n1 1"]))
    host.size = narrow
    await host.arrive()
    #expect(host.texts.contains("n1 1"))
  }

  @Test func `the sidebar button hides the sidebar, and writes the visibility`() async throws {
    let box = Box(NavigationSplitViewVisibility.automatic)
    struct Bound: View {
      let box: Box<NavigationSplitViewVisibility>
      var body: some View { Page(visibility: box.binding) }
    }
    let host = TestHost(Bound(box: box), size: wide)
    try host.tap(label: "Toggle Sidebar")
    #expect(box.value == .detailOnly)
    await host.arrive()
    #expect(!host.texts.contains("side"))
    #expect(try host.frame(ofText: "detail").midX == 400)
    try host.tap(label: "Toggle Sidebar")
    await host.arrive()
    #expect(host.texts.contains("side"))
  }

  @Test func `a binding chooses the visible one of three columns in a narrow window`()
    async throws
  {
    let box = Box(NavigationSplitViewColumn.content)
    struct Three: View {
      let column: Binding<NavigationSplitViewColumn>
      var body: some View {
        NavigationSplitView(preferredCompactColumn: column) {
          Text("a")
        } content: {
          Text("b")
        } detail: {
          Text("c")
        }
      }
    }
    let host = TestHost(Three(column: box.binding), size: narrow)
    #expect(host.texts.contains("b") && !host.texts.contains("a"))
    try host.tap(label: "Back")
    await host.arrive()
    #expect(box.value == .sidebar)
    #expect(host.texts == ["a"])
    host.size = CGSize(width: 900, height: 500)
    #expect(Set(host.texts).isSuperset(of: ["a", "b", "c"]))
    #expect(try host.frame(ofText: "c").midX == 700)
  }
}
