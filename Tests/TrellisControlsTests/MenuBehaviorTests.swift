import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Menus that stay open, older menu buttons, and menus with an action of their own.
@MainActor @Suite struct MenuBehaviorTests {
  private func host(_ view: some View) -> TestHost {
    TestHost(view.controlTheme(.desktop), size: CGSize(width: 300, height: 300))
  }

  @Test func `an item whose menu stays open performs its action each time`() throws {
    let count = Box(0)
    let host = host(
      Menu("Size") {
        Button("Larger") { count.value += 1 }.menuActionDismissBehavior(.disabled)
        Button("Done") {}
      })
    try host.tap("Size")
    try host.tap("Larger")
    try host.tap("Larger")
    #expect(count.value == 2)
    try host.tap("Done")
    #expect(!host.texts.contains("Larger"))
  }

  @Test func `a menu with a symbol has an action of its own`() throws {
    let log = Box<[String]>([])
    let host = host(
      Menu("Add", systemImage: "plus") {
        Button("Folder") { log.value.append("folder") }
      } primaryAction: {
        log.value.append("file")
      })
    try host.tap("Add")
    #expect(log.value == ["file"] && !host.texts.contains("Folder"))
    host.click(.menuButton)
    try host.tap("Folder")
    #expect(log.value == ["file", "folder"])
  }

  @Test func `an older menu button opens its items, in any of its styles`() throws {
    func page(_ style: some MenuButtonStyle) -> some View {
      MenuButton("Open") { Button("Item") {} }.menuButtonStyle(style)
    }
    func open(_ style: some MenuButtonStyle) throws -> [String] {
      let host = host(page(style))
      try host.tap("Open")
      return host.texts
    }
    #expect(try open(DefaultMenuButtonStyle()) == ["Open", "Item"])
    #expect(try open(PullDownMenuButtonStyle()) == ["Open", "Item"])
    #expect(try open(BorderlessButtonMenuButtonStyle()) == ["Open", "Item"])
    #expect(try open(BorderlessPullDownMenuButtonStyle()) == ["Open", "Item"])
  }

  @Test func `a borderless style shows or hides the chevron, and a bordered one has a border`() {
    func width(_ style: some MenuStyle) throws -> CGFloat {
      let host = host(Menu("Open") { Button("Item") {} }.menuStyle(style))
      return try #require(host.nodes(.menuButton).first).frame.width
    }
    #expect(
      throws: Never.self,
      performing: {
        let (with, without) = try (
          width(BorderlessButtonMenuStyle(showsMenuIndicator: true)),
          width(BorderlessButtonMenuStyle(showsMenuIndicator: false))
        )
        #expect(with > without)
        #expect(try width(.borderedButton) > without)
      })
  }

  @Test func `an older context menu opens its items, and nil has none`() throws {
    struct Page: View {
      var hasMenu = true
      var body: some View {
        Text("page").contextMenu(hasMenu ? ContextMenu { Button("Item") {} } : nil)
      }
    }
    func open(_ page: Page) throws -> [String] {
      let host = host(page)
      let frame = try host.frame(ofText: "page")
      host.secondaryPress(at: CGPoint(x: frame.midX, y: frame.midY))
      return host.texts
    }
    #expect(try open(Page()) == ["page", "Item"])
    #expect(try open(Page(hasMenu: false)) == ["page"])
  }
}
