import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct BarTests {
  // MARK: - Titles

  @Test func `CF-55 the window's title is the innermost one, the first of several, and stays current`() {
    struct Page: View {
      let box: Box<String>
      var body: some View {
        VStack {
          VStack { Text("a").navigationTitle(box.value) }.navigationTitle("outer")
          Text("b").navigationTitle("second")
        }
        .navigationTitle("outermost")
      }
    }
    let box = Box("inner")
    let host = TestHost(Page(box: box))
    #expect(host.texts == ["a", "b"])
    #expect(host.title == "inner")
    box.value = "changed"
    #expect(host.texts == ["a", "b"])
    #expect(host.title == "changed")
  }

  @Test func `CF-55 without a navigation title the window keeps its title`() {
    #expect(TestHost(Text("a")).title.isEmpty)
    struct Page: View {
      let isShown: Bool
      var body: some View { VStack { if isShown { Text("a").navigationTitle("t") } } }
    }
    let host = TestHost(Page(isShown: true))
    _ = host.texts
    #expect(host.title == "t")
    host.show(Page(isShown: false))
    _ = host.texts
    #expect(host.title.isEmpty)
  }

  @Test func `CF-55 in a stack the title is the top page's`() async throws {
    let host = TestHost(
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationDestination(for: Int.self) { Text("page").navigationTitle("Page \($0)") }
          .navigationTitle("Root")
      })
    #expect(host.texts == ["go", "Root"])
    #expect(host.title == "Root")
    try host.tap("go")
    await host.arrive()
    #expect(host.title == "Page 1")
    #expect(host.texts == ["page", "Page 1"])
    host.press(.leftArrow, modifiers: .option)
    await host.arrive()
    #expect(host.title == "Root")
  }

  @Test func `an editable title is a field in the bar`() throws {
    let box = Box("Draft")
    struct Page: View {
      let title: Binding<String>
      var body: some View { NavigationStack { Text("page").navigationTitle(title) } }
    }
    let host = TestHost(Page(title: box.binding))
    try host.focus("Draft")
    host.press(.end)
    host.type("s")
    #expect(box.value == "Drafts")
    #expect(host.title == "Drafts")
  }

  @Test func `a phone has a large title on the root page, and the previous page's name on the back button`()
    async throws
  {
    let host = TestHost(
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationDestination(for: Int.self) { Text("page").navigationTitle("Page \($0)") }
          .navigationTitle("Parks")
      }
      .controlTheme(.phone))
    let large = try host.frame(ofText: "Parks")
    #expect(large.minY > 44 && large.maxY < 96)
    #expect(large.height > 34)
    try host.tap("go")
    await host.arrive()
    #expect(host.texts == ["page", "Parks", "Page 1"])
    #expect(try host.frame(ofText: "Page 1").maxY < 44)
    #expect(abs(try host.frame(ofText: "Page 1").midX - host.size.width / 2) < 1)
  }

  @Test func `an inline title is in the bar's line, and a hidden bar takes no space`() throws {
    let inline = TestHost(
      NavigationStack {
        Color.red.accessibilityIdentifier("c").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      }
      .controlTheme(.phone))
    #expect(try inline.frame(ofIdentifier: "c").minY == 44)
    let hidden = TestHost(
      NavigationStack {
        Color.red.accessibilityIdentifier("c").navigationBarTitle("T", displayMode: .inline)
          .navigationBarHidden(true)
      }
      .controlTheme(.phone))
    #expect(try hidden.frame(ofIdentifier: "c").minY == 0)
    #expect(hidden.texts.isEmpty)
    let said = TestHost(
      NavigationStack {
        Color.red.accessibilityIdentifier("c").navigationTitle("T").toolbar(.hidden, for: .navigationBar)
      })
    #expect(try said.frame(ofIdentifier: "c").minY == 0)
  }

  @Test func `on a phone, content that is too wide is centred, and the bar stays as wide as the page`() throws
  {
    let host = TestHost(
      NavigationStack {
        Color.red.frame(width: 600, height: 50).accessibilityIdentifier("wide").navigationTitle("T")
          .toolbar { Button("last") {} }
      }
      .controlTheme(.phone), size: CGSize(width: 400, height: 300))
    #expect(try host.frame(ofText: "last").maxX <= 400)
    #expect(try host.frame(ofIdentifier: "wide").midX == 200)
  }

  // MARK: - Toolbars

  @Test func `toolbar items are at their placements`() throws {
    let host = TestHost(
      NavigationStack {
        Text("page")
          .toolbar {
            ToolbarItem(placement: .navigationBarLeading) { Button("lead") {} }
            ToolbarItem(placement: .principal) { Text("middle") }
            ToolbarItem(placement: .primaryAction) { Button("trail") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("left") {}
              Spacer()
              Button("right") {}
            }
            ToolbarItem(placement: .keyboard) { Text("keyboard") }
          }
      }
      .controlTheme(.phone))
    let width = host.size.width
    #expect(try host.frame(ofText: "lead").maxX < width / 3)
    #expect(abs(try host.frame(ofText: "middle").midX - width / 2) < 1)
    #expect(try host.frame(ofText: "trail").minX > width * 2 / 3)
    #expect(try host.frame(ofText: "left").minY > host.size.height - 49)
    #expect(try host.frame(ofText: "right").maxX > width * 2 / 3)
    #expect(!host.texts.contains("keyboard"))
  }

  @Test func `CF-56 toolbars merge, the outer one first, and are updated in place`() async throws {
    struct Item: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Page: View {
      let box: Box<Bool>
      var body: some View {
        NavigationStack {
          VStack {
            Text("page").toolbar { Item(name: "inner") }
            if box.value { Text("more").toolbar { Item(name: "second") } }
          }
          .toolbar { Item(name: "outer") }
        }
      }
    }
    let box = Box(false)
    let host = TestHost(Page(box: box))
    #expect(host.texts == ["page", "outer 0", "inner 0"])
    try host.tap("inner 0")
    box.value = true
    #expect(host.texts == ["page", "more", "outer 0", "inner 1", "second 0"])
    box.value = false
    #expect(host.texts == ["page", "outer 0", "inner 1"])
  }

  @Test func `CF-56 a presented view keeps its toolbar, and a page's toolbar is removed with it`()
    async throws
  {
    let host = TestHost(
      NavigationStack {
        NavigationLink("go", value: 1)
          .toolbar { Button("root's") {} }
          .navigationDestination(for: Int.self) { _ in Text("page").toolbar { Button("page's") {} } }
          .sheet(isPresented: .constant(false)) { Text("sheet").toolbar { Button("sheet's") {} } }
      })
    #expect(host.texts == ["go", "root's"])
    try host.tap("go")
    await host.arrive()
    #expect(host.texts == ["page", "page's"])
    try host.tap(label: "Back")
    await host.arrive()
    #expect(host.texts == ["go", "root's"])
  }

  @Test func `CF-56 a popover's toolbar stays out of the page's`() async throws {
    struct Page: View {
      let isShown: Bool
      var body: some View {
        NavigationStack {
          Text("page").toolbar { Button("page's") {} }
            .popover(isPresented: .constant(isShown)) {
              Text("inside").frame(width: 200, height: 100).toolbar { Button("popover's") {} }
            }
        }
      }
    }
    let size = CGSize(width: 600, height: 500)
    let without = try TestHost(Page(isShown: false), size: size).frame(ofText: "page's")
    let host = TestHost(Page(isShown: true), size: size)
    await host.arrive()
    #expect(host.texts.contains("inside"))
    #expect(try host.frame(ofText: "page's") == without)
    // The popover's item is in the popover, if it is shown at all.
    if host.texts.contains("popover's") {
      #expect(try host.frame(ofText: "popover's").minY > without.maxY)
    }
  }

  @Test func `a presented view isn't in the page: its links do nothing there, and its toolbar is its own`()
    async throws
  {
    let host = TestHost(
      NavigationStack {
        Text("page")
          .sheet(isPresented: .constant(true)) {
            NavigationLink("link", value: 1).frame(width: 300, height: 200).toolbar { Button("sheet's") {} }
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      })
    await host.arrive()
    let item = try host.frame(ofText: "sheet's")
    #expect(item.maxY < (try host.frame(ofText: "link").minY))
    try host.tap("link")
    await host.arrive()
    #expect(host.texts.contains("page"))
    #expect(host.warnings.isEmpty)
  }

  @Test func `outside a stack, the outermost toolbar has a bar at the top while it has items`() throws {
    struct Page: View {
      let isShown: Bool
      var body: some View {
        Color.red.accessibilityIdentifier("c")
          .toolbar {
            if isShown { ToolbarItem { Button("item") {} } }
          }
      }
    }
    let host = TestHost(Page(isShown: true))
    #expect(try host.frame(ofIdentifier: "c").minY == 52)
    #expect(try host.frame(ofText: "item").maxY < 52)
    host.show(Page(isShown: false))
    #expect(try host.frame(ofIdentifier: "c").minY == 0)
  }

  private struct Pair: ToolbarContent {
    @State private var count = 0
    let isLong: Bool

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Button("count \(count)") { count += 1 } }
      if isLong {
        ToolbarItem { Text("long") }
      } else {
        ToolbarItem { Text("short") }
      }
      ToolbarSpacer(.fixed)
    }
  }

  @Test func `a program's own items have bodies with conditions and state`() throws {
    struct Page: View {
      let isLong: Bool
      var body: some View { NavigationStack { Text("page").toolbar { Pair(isLong: isLong) } } }
    }
    let host = TestHost(Page(isLong: true))
    try host.tap("count 0")
    #expect(host.texts == ["page", "count 1", "long"])
    host.show(Page(isLong: false))
    #expect(host.texts == ["page", "count 1", "short"])
  }

  @Test func `navigationBarItems are at the bar's sides, with the environment of their view`() throws {
    struct Word: View {
      @Environment(\.locale) private var locale
      var body: some View { Text(locale.identifier) }
    }
    let host = TestHost(
      NavigationStack {
        Text("page").navigationBarItems(leading: Button("l") {}, trailing: Word())
          .environment(\.locale, Locale(identifier: "fr"))
      })
    #expect(host.texts == ["page", "l", "fr"])
  }

  @Test func `the back button can be hidden, and a mouse's back button goes back`() async throws {
    struct Page: View {
      let path: Binding<[Int]>
      var body: some View {
        NavigationStack(path: path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              Text("page \(number)").navigationBarBackButtonHidden(number == 2).navigationTitle("t")
            }
        }
      }
    }
    let box = Box([1, 2])
    let host = TestHost(Page(path: box.binding))
    #expect(host.texts == ["page 2", "t"])
    #expect(throws: TestHostError.self) { try host.accessibilityElement("Back") }
    box.value = [1]
    await host.arrive()
    host.backPress(at: CGPoint(x: 100, y: 200))
    #expect(box.value.isEmpty)
  }

  @Test func `principal items are in the middle of a desktop's bar, whose title is still shown`() throws {
    struct Page: View {
      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .principal) { Text("middle") }
              ToolbarItem(placement: .primaryAction) { Button("trail") {} }
            }
        }
      }
    }
    let host = TestHost(Page(), size: CGSize(width: 600, height: 300))
    #expect(abs(try host.frame(ofText: "middle").midX - 300) < 1)
    #expect(try host.frame(ofText: "Title").maxX < 200)
    #expect(try host.frame(ofText: "trail").minX > 500)
  }

  @Test(arguments: [NavigationSplitViewVisibility.all, .doubleColumn])
  func `a search field in a narrow column leaves its title room`(visibility: NavigationSplitViewVisibility)
    throws
  {
    struct Page: View {
      @State var visibility: NavigationSplitViewVisibility
      @State private var query = ""
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("a").navigationTitle("Side")
        } content: {
          Text("b").searchable(text: $query).navigationTitle("All Recipes")
            .navigationSplitViewColumnWidth(240)
        } detail: {
          Text("c")
        }
      }
    }
    let host = TestHost(Page(visibility: visibility), size: CGSize(width: 900, height: 400))
    let title = try host.frame(ofText: "All Recipes")
    let field = try #require(host.nodes(.textField).first).frame
    #expect(title.maxX < field.minX)
    #expect(field.width >= 40)
  }
}
