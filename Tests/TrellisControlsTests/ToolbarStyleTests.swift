import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The labels and the colours of bars, and the document of a page.
@MainActor @Suite struct ToolbarStyleTests {
  private func host(_ view: some View) -> TestHost {
    TestHost(view.controlTheme(.desktop), size: CGSize(width: 400, height: 300))
  }

  private struct LabelApp: App {
    static let style = Box(ToolbarLabelStyle.titleOnly)
    var body: some Scene {
      WindowGroup {
        NavigationStack {
          Text("page").toolbar { Button("Add", systemImage: "plus") {} }
        }
        .controlTheme(.desktop)
      }
      .windowToolbarLabelStyle(Self.style.binding)
    }
  }

  @Test func `a scene sets the parts of labels in toolbars`() {
    let host = TestHost(app: LabelApp(), size: CGSize(width: 400, height: 300))
    #expect(host.texts.contains("Add"))
    LabelApp.style.value = .iconOnly
    #expect(!host.texts.contains("Add"))
    LabelApp.style.value = .titleAndIcon
    #expect(host.texts.contains("Add"))
    LabelApp.style.value = .titleOnly
  }

  @Test func `buttons and titles in a bar have its foreground style`() throws {
    func colors(_ view: some View) -> [String: RGBAColor] {
      var colors: [String: RGBAColor] = [:]
      host(view).displayList.forEachItem { item, _ in
        if case .text(let content) = item.content { colors[content.string] = content.color }
      }
      return colors
    }
    let page = NavigationStack {
      Text("page").navigationTitle("Title").toolbar { Button("Add") {} }
        .toolbarForegroundStyle(.green, for: .navigationBar)
    }
    let green = colors(Text("green").foregroundStyle(.green))["green"]
    let found = colors(page)
    #expect(found["Title"] == green && found["Add"] == green)
    #expect(found["page"] != green)
  }

  @Test func `the title's menu begins with the document of the page`() async throws {
    let host = host(
      NavigationStack {
        Text("page").navigationTitle("Letter").navigationDocument(URL(fileURLWithPath: "/tmp/letter.txt"))
          .toolbarTitleMenu { Button("Rename") {} }
      })
    try host.tap("Letter")
    await host.advance(by: .seconds(1))
    let texts = host.texts
    let (document, rename) = (texts.firstIndex(of: "letter.txt"), texts.firstIndex(of: "Rename"))
    #expect(document != nil && rename != nil)
    if let document, let rename { #expect(document < rename) }
  }

  @Test func `items that aren't in a toolbar by default are in its menu`() throws {
    let host = host(
      NavigationStack {
        Text("page").toolbar(id: "main") {
          ToolbarItem(id: "one") { Button("One") {} }
          ToolbarItem(id: "two") { Button("Two") {} }.defaultCustomization(.hidden)
          ToolbarItem(id: "three") { Button("Three") {} }.hidden()
        }
      })
    #expect(host.texts.contains("One"))
    #expect(!host.texts.contains("Two") && !host.texts.contains("Three"))
    host.click(.menuButton)
    #expect(host.texts.contains("Two") && !host.texts.contains("Three"))
  }

  @Test func `the user moves items of a toolbar with an id, and the app's defaults keep that`() throws {
    let suite = "ToolbarStyleTests"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    let page = NavigationStack {
      Text("page").toolbar(id: "main") {
        ToolbarItem(id: "one") { Button("One") {} }
        ToolbarItem(id: "two") { Button("Two") {} }.customizationBehavior(.reorderable)
        ToolbarItem(id: "three") { Button("Three") {} }.customizationBehavior(.disabled)
      }
    }
    .defaultAppStorage(store)
    func openMenu(of text: String, _ host: TestHost) throws -> [String] {
      let (before, frame) = (host.texts, try host.frame(ofText: text))
      host.secondaryPress(at: CGPoint(x: frame.midX, y: frame.midY))
      return Array(host.texts.dropFirst(before.count))
    }
    let host = host(page)
    #expect(try openMenu(of: "Three", host) == [])
    #expect(try openMenu(of: "Two", host) == ["Move Left", "Move Right"])
    host.press(.escape)
    #expect(try openMenu(of: "One", host) == ["Move Left", "Move Right", "Move to Menu"])
    try host.tap("Move Right")
    #expect(try host.frame(ofText: "Two").maxX < host.frame(ofText: "One").minX)
    #expect(try openMenu(of: "One", host) == ["Move Left", "Move Right", "Move to Menu", "Reset Toolbar"])
    try host.tap("Move to Menu")
    #expect(host.texts.contains("Two") && !host.texts.contains("One"))
    let later = self.host(page)
    #expect(later.texts.contains("Two") && !later.texts.contains("One"))
    later.click(.menuButton)
    #expect(later.texts.contains("One"))
    try later.tap("Reset Toolbar")
    #expect(try later.frame(ofText: "One").maxX < later.frame(ofText: "Two").minX)
    #expect(host.texts.contains("One"), "the other window has the same toolbar")
  }
}
