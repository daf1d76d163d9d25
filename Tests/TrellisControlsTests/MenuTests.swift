import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct MenuTests {
  @Observable final class Log { var lines: [String] = [] }

  private struct Page: View {
    let log: Log
    var body: some View {
      VStack {
        Button("Above") { log.lines.append("above") }
        Menu("Edit") {
          Button("Cut") { log.lines.append("cut") }
          Button("Copy") { log.lines.append("copy") }.disabled(true)
          Button("Paste") { log.lines.append("paste") }
        }
      }
    }
  }

  private func host(_ log: Log) -> TestHost {
    TestHost(Page(log: log), size: CGSize(width: 300, height: 300))
  }

  @Test func `a menu closes when its window is no longer active`() throws {
    let host = host(Log())
    try host.tap("Edit")
    #expect(host.texts.contains("Paste"))
    host.scenePhase = .inactive
    #expect(!host.texts.contains("Paste"))
  }

  @Test func `a press opens a menu, and an item performs its action and closes it`() throws {
    let log = Log()
    let host = host(log)
    #expect(!host.texts.contains("Cut"))
    try host.tap("Edit")
    #expect(host.texts.contains("Cut"))
    try host.tap("Paste")
    #expect(log.lines == ["paste"])
    #expect(!host.texts.contains("Cut"))
  }

  @Test func `a press outside a menu closes it, and does nothing else`() throws {
    let log = Log()
    let host = host(log)
    try host.tap("Edit")
    host.tap(at: CGPoint(x: 5, y: 5))
    #expect(!host.texts.contains("Cut"))
    try host.tap("Edit")
    let above = try host.frame(ofText: "Above")
    host.tap(at: CGPoint(x: above.midX, y: above.midY))
    #expect(log.lines.isEmpty)
    #expect(!host.texts.contains("Cut"))
  }

  @Test func `a disabled menu item does nothing, and leaves the menu open`() throws {
    let log = Log()
    let host = host(log)
    try host.tap("Edit")
    try host.tap("Copy")
    #expect(log.lines.isEmpty)
    #expect(host.texts.contains("Cut"))
  }

  @Test func `by keys, arrows skip disabled items, return chooses, and the focus is restored`() {
    let log = Log()
    let host = host(log)
    host.press(.tab, times: 2)
    host.press(.space)
    #expect(host.texts.contains("Cut"))
    host.press(.downArrow, times: 2)
    host.press(.return)
    #expect(log.lines == ["paste"])
    #expect(!host.texts.contains("Cut"))
    // The menu's button is focused again.
    host.press(.space)
    #expect(host.texts.contains("Cut"))
  }

  @Test func `the escape key closes a menu`() throws {
    let host = host(Log())
    try host.tap("Edit")
    host.press(.escape)
    #expect(!host.texts.contains("Cut"))
  }

  @Test func `the tab key stays in an open menu`() throws {
    let log = Log()
    let host = host(log)
    try host.tap("Edit")
    host.press(.tab, times: 3)
    host.press(.return)
    #expect(log.lines == ["cut"])
  }

  @Test func `a menu isn't clipped by its button's container, and stays in the window`() throws {
    struct Small: View {
      var body: some View {
        ScrollView {
          Menu("Edit") { ForEach(0..<6, id: \.self) { Button("line \($0)") {} } }
        }
        .frame(width: 60, height: 30)
        .clipped()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
    }
    let host = TestHost(Small(), size: CGSize(width: 300, height: 300))
    try host.tap("Edit")
    let menu = host.nodes(.menu)[0]
    #expect(menu.children?.count == 6)
    let window = CGRect(x: 0, y: 0, width: 300, height: 300)
    for line in menu.children ?? [] {
      #expect(window.contains(line.frame))
      #expect(host.tapTarget(at: CGPoint(x: line.frame.midX, y: line.frame.midY)) != nil)
    }
  }

  @Test func `a menu has its button's environment`() throws {
    struct Themed: View {
      var body: some View { Menu("Edit") { Where() }.environment(\.locale, Locale(identifier: "fr")) }
      struct Where: View {
        @Environment(\.locale) var locale
        var body: some View { Text(locale.identifier) }
      }
    }
    let host = TestHost(Themed())
    try host.tap("Edit")
    #expect(host.texts.contains("fr"))
  }

  @Test func `items' state is new each time a menu opens`() throws {
    struct Counting: View {
      var body: some View { Menu("Edit") { Line() } }
      struct Line: View {
        @State private var count = 0
        var body: some View { Text("opened \(count)").onAppear { count += 1 } }
      }
    }
    let host = TestHost(Counting())
    try host.tap("Edit")
    #expect(host.texts.last == "opened 1")
    host.press(.escape)
    try host.tap("Edit")
    #expect(host.texts.last == "opened 1")
  }

  @Test func `a menu keeps one separator between two items, and none at its ends`() throws {
    struct Page: View {
      let isBusy: Bool
      var body: some View {
        Menu("Edit") {
          Divider()
          Button("One") {}
          Divider()
          if isBusy { Button("Stop") {} }
          Divider()
          Section { Divider() }
          Section {
            Divider()
            Button("Two") {}
            Divider()
          }
          Divider()
        }
      }
    }
    let host = TestHost(Page(isBusy: false), size: CGSize(width: 300, height: 300))
    try host.tap("Edit")
    let items = host.nodes(.menuItem).map(\.frame)
    #expect(items.count == 2)
    // A separator is 11 points high.
    #expect(items[1].minY - items[0].maxY == 11)
    let menu = try #require(host.nodes(.menu).first)
    #expect(menu.children?.count == 2)
  }

  // MARK: - Context menus

  private struct Canvas: View {
    let log: Log
    var isEmpty = false
    var body: some View {
      VStack {
        Text("inner").contextMenu { Button("Inner") { log.lines.append("inner") } }
        Text("outer")
      }
      .frame(width: 200, height: 200)
      .contentShape(Rectangle())
      .contextMenu { Button("Outer") { log.lines.append("outer") } }
    }
  }

  private func middle(_ host: TestHost, _ text: String) throws -> CGPoint {
    let frame = try host.frame(ofText: text)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `CF-71 the secondary button opens the innermost context menu, where it was pressed`() throws {
    let log = Log()
    let host = TestHost(Canvas(log: log), size: CGSize(width: 300, height: 300))
    let point = try middle(host, "inner")
    host.secondaryPress(at: point)
    #expect(host.texts.contains("Inner") && !host.texts.contains("Outer"))
    let menu = try #require(host.nodes(.menuItem).first)
    #expect(menu.frame.minX >= point.x && menu.frame.minY >= point.y)
    try host.tap("Inner")
    #expect(log.lines == ["inner"])
    host.secondaryPress(at: try middle(host, "outer"))
    #expect(host.texts.contains("Outer"))
  }

  @Test func `CF-71 in a disabled view, the context menu's items are disabled`() throws {
    let log = Log()
    let host = TestHost(Canvas(log: log).disabled(true), size: CGSize(width: 300, height: 300))
    host.secondaryPress(at: try middle(host, "inner"))
    try host.tap("Inner")
    #expect(log.lines.isEmpty)
  }

  @Test func `CF-71 a context menu without items doesn't open`() throws {
    let host = TestHost(Text("x").contextMenu {})
    host.secondaryPress(at: try middle(host, "x"))
    #expect(host.nodes(.menu).isEmpty)
  }

  @Test func `CF-71 a context menu's shortcuts work only while it is open`() throws {
    let log = Log()
    struct Page: View {
      let log: Log
      var body: some View {
        Text("x").contextMenu { Button("Copy") { log.lines.append("copy") }.keyboardShortcut("c") }
      }
    }
    let host = TestHost(Page(log: log))
    host.press("c", modifiers: .control)
    #expect(log.lines.isEmpty)
    host.secondaryPress(at: try middle(host, "x"))
    #expect(host.texts.contains("Ctrl+C"))
    host.press("c", modifiers: .control)
    #expect(log.lines == ["copy"])
  }

  @Test func `Shift and F10 open the context menu of the focused view`() {
    struct Page: View {
      var body: some View {
        Button("x") {}.contextMenu { Button("Copy") {} }
      }
    }
    let host = TestHost(Page())
    host.press(.tab)
    host.press(.function(10), modifiers: .shift)
    #expect(host.texts.contains("Copy"))
  }
}

@MainActor @Suite struct LongPressMenuTests {
  private struct Page: View {
    let note: () -> Void
    var body: some View {
      Button("go") { note() }.contextMenu { Button("line") {} }
    }
  }

  @Test func `on a phone a long press opens the context menu, and a tap acts on the view`()
    async throws
  {
    var count = 0
    let host = TestHost(Page { count += 1 }.controlTheme(.phone), size: CGSize(width: 300, height: 300))
    let middle = CGPoint(x: 150, y: 150)
    host.press(at: middle, with: .finger(1))
    await host.advance(by: .milliseconds(600))
    host.release(at: middle, with: .finger(1))
    #expect(host.texts.contains("line"))
    #expect(count == 0)
    host.press(.escape)
    await host.advance(by: .seconds(1))
    try host.tap("go")
    #expect(count == 1)
    #expect(!host.texts.contains("line"))
  }

  @Test func `on a desktop a long press is a press`() async {
    var count = 0
    let host = TestHost(Page { count += 1 }, size: CGSize(width: 300, height: 300))
    let middle = CGPoint(x: 150, y: 150)
    host.press(at: middle)
    await host.advance(by: .milliseconds(600))
    host.release(at: middle)
    #expect(!host.texts.contains("line"))
    #expect(count == 1)
  }

  @Test func `layers have the styles of texts and shapes of the window, and other values of their view`()
    throws
  {
    struct Values: View {
      @Environment(\.font) var font
      @Environment(\.lineLimit) var lineLimit
      @Environment(\.textCase) var textCase
      @Environment(\.multilineTextAlignment) var alignment
      @Environment(\.locale) var locale
      let name: String
      var body: some View {
        let isPlain = font == nil && lineLimit == nil && textCase == nil && alignment == .leading
        Text("\(name) \(isPlain ? "plain" : "styled") \(locale.identifier)").frame(width: 200)
      }
    }
    struct Page: View {
      let isSheet: Bool
      var body: some View {
        VStack {
          Menu("Menu") {
            Button("item") {}
            Values(name: "menu")
          }
          Text("sheet").sheet(isPresented: .constant(isSheet)) { Values(name: "sheet") }
        }
        .foregroundStyle(.red).font(.largeTitle).lineLimit(1).textCase(.uppercase)
        .multilineTextAlignment(.center).environment(\.locale, Locale(identifier: "fr"))
      }
    }
    let sheet = TestHost(Page(isSheet: true), size: CGSize(width: 400, height: 400))
    #expect(sheet.texts.contains("sheet plain fr"))
    let host = TestHost(Page(isSheet: false), size: CGSize(width: 400, height: 400))
    #expect(host.texts.contains("MENU"))
    try host.tap("MENU")
    #expect(host.texts.contains("menu plain fr"))
    let item = host.displayList.description.split(separator: "\n").filter { $0.contains("item") }
    #expect(!item.isEmpty && item.allSatisfy { !$0.contains("#FF3B30") })
  }

  @Test func `a destructive item of a menu is red on a phone only`() throws {
    struct Page: View {
      var body: some View {
        Menu("Edit") {
          Button("First") {}
          Button("Delete", role: .destructive) {}
          Button("Copy") {}
        }
      }
    }
    func color(_ text: String, _ host: TestHost) -> RGBAColor? {
      func first(_ list: DisplayList) -> RGBAColor? {
        for item in list.items {
          switch item.content {
          case .text(let content) where content.string == text: return content.color
          case .list(let inner), .effect(_, let inner): if let color = first(inner) { return color }
          default: break
          }
        }
        return nil
      }
      return first(host.displayList)
    }
    for theme in [ControlTheme.desktop, .phone] {
      let host = TestHost(Page().controlTheme(theme), size: CGSize(width: 300, height: 300))
      try host.tap("Edit")
      let (delete, copy) = (color("Delete", host), color("Copy", host))
      #expect(delete != nil && copy != nil)
      #expect((delete == copy) == (theme == .desktop))
    }
  }
}
