import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The menus, priorities and edges of bars, and the accessory of tab views.
@MainActor @Suite struct NewBarTests {
  private func host(_ view: some View, width: CGFloat = 400, _ theme: ControlTheme = .desktop) -> TestHost {
    TestHost(view.controlTheme(theme), size: CGSize(width: width, height: 300))
  }

  private func backdropCount(_ host: TestHost) -> Int {
    var count = 0
    host.displayList.forEachItem { item, frame in
      if case .effect(.backdrop, _) = item.content, frame.minY < 10 { count += 1 }
    }
    return count
  }

  private func masks(_ host: TestHost) -> Int {
    var count = 0
    host.displayList.forEachItem { item, _ in if case .effect(.mask, _) = item.content { count += 1 } }
    return count
  }

  @Test func `ToolbarTitleMenu makes the title a menu`() async throws {
    let count = Box(0)
    let host = host(
      NavigationStack {
        Text("page").navigationTitle("Title").toolbar {
          ToolbarTitleMenu { Button("Rename") { count.value += 1 } }
        }
      })
    #expect(!host.texts.contains("Rename"))
    try host.tap("Title")
    await host.advance(by: .seconds(1))
    try host.tap("Rename")
    #expect(count.value == 1)
  }

  @Test func `items with a low priority move into the menu first, and pinned ones never do`() {
    let host = host(
      NavigationStack {
        Text("page").navigationTitle("A title").toolbar {
          ToolbarItem { Button("First item") {} }.visibilityPriority(.low)
          ToolbarItem { Button("Second item") {} }
          ToolbarItem { Button("Third item") {} }.visibilityPriority(.high)
          ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned item") {} }
        }
      }, width: 420)
    let texts = host.texts
    #expect(texts.contains("Pinned item") && texts.contains("Third item"))
    #expect(!texts.contains("First item"))
  }

  @Test func `hidden items and overflow items aren't in the bar`() {
    let host = host(
      NavigationStack {
        Text("page").navigationTitle("Title").toolbar {
          ToolbarItem { Button("Shown") {} }
          ToolbarItem { Button("Hidden") {} }.hidden()
          ToolbarOverflowMenu { Button("Overflow") {} }
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
        }
      })
    #expect(host.texts.contains("Shown"))
    #expect(!host.texts.contains("Hidden") && !host.texts.contains("Overflow"))
  }

  /// Rows in a scroll view, scrolled under the bar of a page.
  private func scrolled(_ change: (AnyView) -> some View) throws -> TestHost {
    let rows = AnyView(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { _ in Color.black.frame(height: 30) } }
      }
      .accessibilityIdentifier("scroll"))
    let host = host(
      NavigationStack {
        change(rows).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }, .phone)
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 100))
    return host
  }

  @Test func `a soft edge has no line, a hidden one has no background`() throws {
    #expect(try backdropCount(scrolled { $0 }) == 1)
    #expect(try masks(scrolled { $0 }) == 0)
    let soft = try scrolled { $0.scrollEdgeEffectStyle(.soft, for: .top) }
    #expect(backdropCount(soft) == 1 && masks(soft) == 1)
    #expect(try masks(scrolled { $0.scrollEdgeEffectStyle(.soft, for: .bottom) }) == 0)
    #expect(try backdropCount(scrolled { $0.scrollEdgeEffectHidden(for: .top) }) == 0)
    #expect(try backdropCount(scrolled { $0.scrollEdgeEffectHidden(false) }) == 1)
  }

  @Test func `a safe area bar takes space, and content scrolls under it`() throws {
    let host = host(
      ScrollView { Color.red.frame(height: 1000) }
        .safeAreaBar(edge: .top) { Text("Bar").frame(height: 40) })
    #expect(try host.frame(ofText: "Bar").minY < 40)
    #expect(backdropCount(host) == 1 && masks(host) == 1)
  }

  @Test(arguments: [ControlTheme.desktop, .phone])
  func `the accessory of tabs is on glass at the bottom of their content`(theme: ControlTheme) async throws {
    let host = host(
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }
        Tab("Two", systemImage: "2.circle") { Text("second") }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabViewBottomAccessory { Accessory() }, theme)
    let frame = try host.frame(ofText: "expanded")
    #expect(frame.midY > 200)
    try host.tap("Two")
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("second") && host.texts.contains("expanded"))
    if theme == .phone { #expect(try frame.maxY < host.frame(ofText: "Two").minY) }
  }

  private struct Accessory: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(placement == .expanded ? "expanded" : "inline") }
  }

  @Test func `a rename button performs the action, and is disabled without one`() throws {
    let count = Box(0)
    let host = host(
      VStack {
        RenameButton()
        RenameButton().renameAction { count.value += 1 }.accessibilityIdentifier("enabled")
      })
    let nodes = host.accessibilityTree.all.filter { $0.label == "Rename" }
    #expect(nodes.count == 2)
    for node in nodes { host.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY)) }
    #expect(count.value == 1)
  }
}
