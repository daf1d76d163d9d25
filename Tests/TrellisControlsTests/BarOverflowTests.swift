import Foundation
import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct BarOverflowTests {
  private struct Page: View {
    var names = ["Export", "Import", "Archive", "Share", "Print"]
    var secondary = false
    let log: Box<[String]>

    var body: some View {
      NavigationStack {
        Text("page").navigationTitle("Title")
          .toolbar {
            ToolbarItemGroup {
              ForEach(names, id: \.self) { name in
                Button(name) { log.value.append(name) }
              }
            }
            if secondary {
              ToolbarItem(placement: .secondaryAction) { Button("Second") { log.value.append("Second") } }
            }
          }
      }
    }
  }

  private func host(_ width: CGFloat, _ change: (inout Page) -> Void = { _ in }) -> (TestHost, Box<[String]>)
  {
    let log = Box<[String]>([])
    var page = Page(log: log)
    change(&page)
    return (TestHost(page, size: CGSize(width: width, height: 300)), log)
  }

  @Test func `a bar with room for all items has no menu`() throws {
    let (host, _) = host(600)
    #expect(host.texts == ["page", "Title", "Export", "Import", "Archive", "Share", "Print"])
    #expect(throws: (any Error).self) { try host.tap(label: "More") }
  }

  @Test func `items without room move into a menu, the last ones first, and work there`() async throws {
    let (host, log) = host(280)
    #expect(host.texts == ["page", "Title", "Export", "Import"])
    #expect(try host.frame(ofText: "Import").maxX <= 280)
    try host.tap(label: "More")
    await host.arrive()
    #expect(host.texts == ["page", "Title", "Export", "Import", "Archive", "Share", "Print"])
    try host.tap("Share")
    await host.arrive()
    #expect(log.value == ["Share"])
  }

  @Test func `items return to the bar when there is room again`() async throws {
    let (host, _) = host(280)
    #expect(!host.texts.contains("Print"))
    host.size = CGSize(width: 600, height: 300)
    #expect(host.texts == ["page", "Title", "Export", "Import", "Archive", "Share", "Print"])
    host.size = CGSize(width: 200, height: 300)
    #expect(host.texts == ["page", "Title", "Export"])
    try host.tap(label: "More")
    await host.arrive()
    #expect(host.texts.contains("Import") && host.texts.contains("Print"))
  }

  @Test func `one menu has the items without room, then the secondary items`() async throws {
    let (host, log) = host(280) { $0.secondary = true }
    #expect(host.texts == ["page", "Title", "Export", "Import"])
    try host.tap(label: "More")
    await host.arrive()
    let texts = host.texts
    #expect(texts.suffix(4) == ["Archive", "Share", "Print", "Second"])
    try host.tap("Second")
    #expect(log.value == ["Second"])
  }

  @Test func `an item that confirms stays in the bar`() throws {
    struct Form: View {
      var body: some View {
        NavigationStack {
          Text("page")
            .toolbar {
              ToolbarItem { Button("Attach a file") {} }
              ToolbarItem { Button("Insert a picture") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Send") {} }
            }
        }
      }
    }
    let host = TestHost(Form(), size: CGSize(width: 210, height: 300))
    #expect(host.texts == ["page", "Send"] || host.texts == ["page", "Attach a file", "Send"])
    #expect(try host.frame(ofText: "Send").maxX <= 210)
  }

  @Test func `a text field gets narrower before items move`() throws {
    struct Find: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text("page")
            .toolbar {
              TextField("Find", text: $text).textFieldStyle(.roundedBorder).frame(maxWidth: 200)
              Button("Go") {}
            }
        }
      }
    }
    let host = TestHost(Find(), size: CGSize(width: 150, height: 300))
    #expect(host.texts.contains("Find") && host.texts.contains("Go"))
    #expect(try host.frame(ofText: "Go").maxX <= 150)
  }

  @Test func `the shortcut of an item works while the item is in the menu`() {
    let log = Box(0)
    struct Page: View {
      let log: Box<Int>
      var body: some View {
        NavigationStack {
          Text("page")
            .toolbar {
              Button("A long first item") {}
              Button("A long second item") { log.value += 1 }.keyboardShortcut("k")
            }
        }
      }
    }
    let host = TestHost(Page(log: log), size: CGSize(width: 200, height: 300))
    #expect(!host.texts.contains("A long second item"))
    host.press("k", modifiers: .command)
    #expect(log.value == 1)
  }
}
